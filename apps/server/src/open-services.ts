import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { OpenDatabase } from './database/client.ts'
import { watchDisk } from './disk/disk-watch.ts'
import { openJobQueue } from './framework/job-queue.ts'
import { outageOf } from './framework/outage.ts'
import { openRateLimits } from './framework/rate-limits.ts'
import { takeImportLock } from './import/import-lock.repository.ts'
import { openInvoiceAddresses } from './invoices/invoice-addresses.ts'
import { invoiceFiles } from './invoices/invoice-files.ts'
import { jobs } from './jobs/index.ts'
import { mailDirectory } from './mail/mail-files.ts'
import { openMailer } from './mail/mailer.ts'
import { openMedia } from './media/open-media.ts'
import { openStorage } from './media/open-storage.ts'
import { openPayment } from './payment/open-payment.ts'
import { openPrinting } from './print/open-printing.ts'
import { openReporter } from './reporting/open-reporter.ts'
import { openNetworkHashes } from './resources/accounts/network-hashes.ts'
import { openExportAddresses } from './resources/catalogue-exports/export-addresses.ts'
import { openContentPages } from './resources/content/content-pages.ts'
import { pageFiles } from './resources/content/page-files.ts'
import { openPriceBook } from './resources/licenses/price-book.ts'
import { readPrices } from './resources/licenses/price-list.ts'
import { openSecondFactorCrypto } from './resources/second-factors/second-factor-crypto.ts'
import { openCatalogue } from './resources/signs/catalogue.ts'
import { openMissedSearches } from './resources/signs/missed-searches.ts'
import { noteInvitationMail } from './resources/teams/invitation-delivery.ts'
import { openInvitationTokens } from './resources/teams/invitation-tokens.ts'
import type { Services } from './services.ts'
import type { Settings } from './settings.ts'

export type OpenedServices = { readonly services: Services; close(): Promise<void> }

/** Opens everything handlers and jobs use, on an open and migrated database. */
export const openServices = async (options: {
  readonly settings: Settings
  readonly database: OpenDatabase
  readonly secret: string
  readonly log: FastifyBaseLogger
}): Promise<OpenedServices> => {
  const { settings, database, secret, log } = options
  const pages = openContentPages(settings.contentDir, log)
  const prices = openPriceBook(readPrices(settings.contentDir))
  const storage = await openStorage(settings)
  const { dataDir } = settings
  const disk = watchDisk(settings.s3 ? [dataDir] : [dataDir, join(dataDir, 'media')], { log })
  const mailer = openMailer({
    url: settings.mailUrl,
    from: settings.mailFrom,
    directory: mailDirectory(settings),
    appUrl: settings.appUrl,
  })
  const isOnlyServer = database.engine === 'embedded'
  const media = openMedia({
    db: database.db,
    storage,
    log,
    secret,
    productName: settings.productName,
    lookDefaults: settings.lookDefaults,
    isOnlyServer,
  })
  const { productName } = settings
  const printing = openPrinting({ db: database.db, storage, log, productName, isOnlyServer })
  const missedSearches = openMissedSearches(database.db, log)
  const reporter = await openReporter(settings)
  database.watch.onChange((outage) => {
    if (outage) reporter.report(outage, { tags: { where: 'database' } })
  })
  const queue = await openJobQueue<Services>(database, jobs, log, (error, tags) => reporter.report(error, { tags }))
  const services: Services = {
    settings,
    db: database.db,
    log,
    catalogue: openCatalogue(database.db, log),
    missedSearches,
    addressesOf: media.addresses.addressesOf,
    pages,
    prices,
    payment: await openPayment(database.db, settings.stripe, settings.appUrl),
    storage,
    disk,
    media,
    printing,
    queue,
    rateLimits: openRateLimits(database.pool, secret),
    networkHashes: openNetworkHashes(secret),
    takeImportLock: (options) => takeImportLock(database, options),
    mailer,
    mailOutcomes: { invitations: noteInvitationMail },
    mailAttachments: { invoices: invoiceFiles, pages: pageFiles(pages) },
    invoiceAddresses: openInvoiceAddresses(secret),
    exportAddresses: openExportAddresses(secret),
    invitationTokens: openInvitationTokens(secret),
    secondFactorCrypto: openSecondFactorCrypto(secret, settings.productName),
    reporter,
    onEffectError(error) {
      if (outageOf(error)) return
      log.error({ err: error }, 'work after the commit failed')
      reporter.report(error, { tags: { where: 'after the commit' } })
    },
  }
  return {
    services,
    async close() {
      disk.stop()
      await queue.stop()
      await media.stop()
      await printing.stop()
      await missedSearches.flush()
      mailer.close()
      await reporter.close()
      await storage.close()
    },
  }
}
