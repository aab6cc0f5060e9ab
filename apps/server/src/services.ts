import type { FastifyBaseLogger } from 'fastify'
import type { NetworkHashes } from './modules/accounts/network-hashes.ts'
import type { SecondFactorCrypto } from './modules/accounts/second-factors/second-factor-crypto.ts'
import type { InvoiceAddresses } from './modules/billing/invoices/invoice-addresses.ts'
import type { PriceBook } from './modules/billing/licenses/price-book.ts'
import type { Payment } from './modules/billing/payment/open-payment.ts'
import type { ExportAddresses } from './modules/catalogue/exports/export-addresses.ts'
import type { TakeImportLock } from './modules/catalogue/import/import-lock.repository.ts'
import type { Catalogue, SignMedia, SignViews } from './modules/catalogue/index.ts'
import type { MissedSearches } from './modules/catalogue/missed-searches.ts'
import type { ContentPages } from './modules/content/content-pages.ts'
import type { Printing } from './modules/documents/print/open-printing.ts'
import type { Media } from './modules/media/index.ts'
import type { InvitationTokens } from './modules/teams/invitation-tokens.ts'
import type { Database } from './platform/database/database.ts'
import type { DiskWatch } from './platform/disk/disk-watch.ts'
import type { RateLimits } from './platform/framework/rate-limits.ts'
import type { JobQueue } from './platform/jobs/job-queue.ts'
import type { MailAttachments } from './platform/mail/mail-attachments.ts'
import type { MailOutcomes } from './platform/mail/mail-outcomes.ts'
import type { Mailer } from './platform/mail/mailer.ts'
import type { Contributions } from './platform/modules/extension-point.ts'
import type { Reporter } from './platform/reporting/reporter.ts'
import type { MediaStorage } from './platform/storage/storage.ts'
import type { Settings } from './settings.ts'

/** All that handlers and jobs may use. Made once by `openServices`, in one place, and passed down. */
export type Services = {
  readonly settings: Settings
  /** The database outside of any transaction; handlers use their context's. */
  readonly db: Database
  readonly log: FastifyBaseLogger
  readonly catalogue: Catalogue
  readonly missedSearches: MissedSearches
  readonly signViews: SignViews
  readonly pages: ContentPages
  readonly prices: PriceBook
  readonly payment: Payment
  readonly storage: MediaStorage
  readonly disk: DiskWatch
  readonly media: Media
  readonly signMedia: SignMedia
  readonly printing: Printing
  readonly queue: JobQueue<Services>
  readonly contributions: Contributions
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
