import type { FastifyBaseLogger } from 'fastify'
import type { Database } from './database/database.ts'
import type { DiskWatch } from './disk/disk-watch.ts'
import type { JobQueue } from './framework/job-queue.ts'
import type { RateLimits } from './framework/rate-limits.ts'
import type { TakeImportLock } from './import/import-lock.repository.ts'
import type { InvoiceAddresses } from './invoices/invoice-addresses.ts'
import type { MailAttachments } from './mail/mail-attachments.ts'
import type { MailOutcomes } from './mail/mail-outcomes.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Media } from './media/open-media.ts'
import type { MediaStorage } from './media/storage.ts'
import type { Payment } from './payment/open-payment.ts'
import type { Printing } from './print/open-printing.ts'
import type { Reporter } from './reporting/reporter.ts'
import type { NetworkHashes } from './resources/accounts/network-hashes.ts'
import type { ExportAddresses } from './resources/catalogue-exports/export-addresses.ts'
import type { ContentPages } from './resources/content/content-pages.ts'
import type { PriceBook } from './resources/licenses/price-book.ts'
import type { SecondFactorCrypto } from './resources/second-factors/second-factor-crypto.ts'
import type { Catalogue } from './resources/signs/catalogue.ts'
import type { MissedSearches } from './resources/signs/missed-searches.ts'
import type { AddressesOf } from './resources/signs/sign-of.ts'
import type { InvitationTokens } from './resources/teams/invitation-tokens.ts'
import type { Settings } from './settings.ts'

/** All that handlers and jobs may use. Made once by `openServices`, in one place, and passed down. */
export type Services = {
  readonly settings: Settings
  /** The database outside of any transaction; handlers use their context's. */
  readonly db: Database
  readonly log: FastifyBaseLogger
  readonly catalogue: Catalogue
  readonly missedSearches: MissedSearches
  readonly addressesOf: AddressesOf
  readonly pages: ContentPages
  readonly prices: PriceBook
  readonly payment: Payment
  readonly storage: MediaStorage
  readonly disk: DiskWatch
  readonly media: Media
  readonly printing: Printing
  readonly queue: JobQueue<Services>
  readonly rateLimits: RateLimits
  readonly networkHashes: NetworkHashes
  /** One import writes at a time, across servers. */
  readonly takeImportLock: TakeImportLock
  readonly mailer: Mailer
  readonly mailOutcomes: MailOutcomes
  readonly mailAttachments: MailAttachments
  readonly invoiceAddresses: InvoiceAddresses
  readonly exportAddresses: ExportAddresses
  readonly invitationTokens: InvitationTokens
  readonly secondFactorCrypto: SecondFactorCrypto
  readonly reporter: Reporter
  /** Reports failed work after a commit: to the caller the call has succeeded. */
  onEffectError(error: unknown): void
}
