import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { jobs } from './app-jobs.ts'
import { openNetworkHashes } from './modules/accounts/network-hashes.ts'
import { openSecondFactorCrypto } from './modules/accounts/second-factors/second-factor-crypto.ts'
import { openInvoiceAddresses } from './modules/billing/invoices/invoice-addresses.ts'
import { invoiceFiles } from './modules/billing/invoices/invoice-files.ts'
import { openPriceBook } from './modules/billing/licenses/price-book.ts'
import { readPrices } from './modules/billing/licenses/price-list.ts'
import { openPayment } from './modules/billing/payment/open-payment.ts'
import { openExportAddresses } from './modules/catalogue/exports/export-addresses.ts'
import { takeImportLock } from './modules/catalogue/import/import-lock.repository.ts'
import { favoriteSigns } from './modules/catalogue/index.ts'
import { openSignMedia } from './modules/catalogue/media/open-sign-media.ts'
import { signMediaUser } from './modules/catalogue/media/sign-media-user.ts'
import { openMissedSearches } from './modules/catalogue/missed-searches.ts'
import { openCatalogue } from './modules/catalogue/open-catalogue.ts'
import { openSignViews } from './modules/catalogue/open-sign-views.ts'
import { openContentPages } from './modules/content/content-pages.ts'
import { pageFiles } from './modules/content/page-files.ts'
import { openPrinting } from './modules/documents/print/open-printing.ts'
import { findFavoriteSignIds } from './modules/favorites/favorites.repository.ts'
import { imageMediaUser } from './modules/images/image-media-user.ts'
import { mediaUsers } from './modules/media/index.ts'
import { openMedia } from './modules/media/open-media.ts'
import { noteInvitationMail } from './modules/teams/invitation-delivery.ts'
import { openInvitationTokens } from './modules/teams/invitation-tokens.ts'
import type { OpenDatabase } from './platform/database/client.ts'
import { watchDisk } from './platform/disk/disk-watch.ts'
import { outageOf } from './platform/framework/outage.ts'
import { openRateLimits } from './platform/framework/rate-limits.ts'
import { openJobQueue } from './platform/jobs/job-queue.ts'
import { mailDirectory } from './platform/mail/mail-files.ts'
import { openMailer } from './platform/mail/mailer.ts'
import { collectContributions } from './platform/modules/extension-point.ts'
import { openReporter } from './platform/reporting/open-reporter.ts'
import { openStorage } from './platform/storage/open-storage.ts'
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
  const signMedia = openSignMedia({ db: database.db, log, media })
  const { productName } = settings
  const printing = openPrinting({ db: database.db, storage, log, productName, isOnlyServer })
  const missedSearches = openMissedSearches(database.db, log)
  const reporter = await openReporter(settings)
  database.watch.onChange((outage) => {
    if (outage) reporter.report(outage, { tags: { where: 'database' } })
  })
  const queue = await openJobQueue<Services>(database, jobs, log, (error, tags) => reporter.report(error, { tags }))
  const extensions = collectContributions()
  extensions.add([
    mediaUsers.with(signMediaUser({ db: database.db, media })),
    mediaUsers.with(imageMediaUser(database.db)),
    favoriteSigns.with(findFavoriteSignIds),
  ])
  extensions.seal()
  const { contributions } = extensions
  const services: Services = {
    settings,
    db: database.db,
    log,
    catalogue: openCatalogue(database.db, log),
    missedSearches,
    signViews: openSignViews({ addressesOf: media.addresses.addressesOf, contributions }),
    pages,
    prices,
    payment: await openPayment(database.db, settings.stripe, settings.appUrl),
    storage,
    disk,
    media,
    signMedia,
    printing,
    queue,
    contributions,
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
      await Promise.all([signMedia.stop(), media.stop()])
      await printing.stop()
      await missedSearches.flush()
      mailer.close()
      await reporter.close()
      await storage.close()
    },
  }
}
