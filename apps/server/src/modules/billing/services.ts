import type { PageSlug } from '@gebaerdenraum/domain/content/page-slugs'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/database/database.ts'
import type { RateLimits } from '../../platform/framework/rate-limits.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import { definersFor } from '../../platform/modules/definers.ts'
import type { Contributions } from '../../platform/modules/extension-point.ts'
import type { Reporter } from '../../platform/reporting/reporter.ts'
import type { Settings } from '../../settings.ts'
import type { InvoiceAddresses } from './invoices/invoice-addresses.ts'
import type { Payment } from './payment/payment.ts'
import type { PriceBook } from './prices/price-book.ts'

/** What handlers and jobs of this module use. */
export type Services = Needs & {
  readonly prices: PriceBook
  readonly payment: Payment
  readonly invoiceAddresses: InvoiceAddresses
}

/** What comes from the platform and from lower modules. */
export type Needs = {
  readonly db: Database
  readonly log: FastifyBaseLogger
  readonly queue: JobQueue
  readonly rateLimits: RateLimits
  readonly reporter: Reporter
  /** Names a page of legal text as it reads now. */
  readonly pages: { referenceTo(db: Database, slug: PageSlug): Promise<string> }
  readonly contributions: Contributions
  readonly settings: Settings
  onEffectError(error: unknown): void
}

export const { defineResource, defineJob } = definersFor<Services>()
