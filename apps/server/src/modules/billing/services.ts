import type { InvoiceSeller } from '@gebaerdenraum/domain/billing/invoices/invoice'
import type { ReminderDays } from '@gebaerdenraum/domain/billing/invoices/reminders'
import type { PageSlug } from '@gebaerdenraum/domain/content/page-slugs'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/database/database.ts'
import type { RateLimits } from '../../platform/framework/rate-limits.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import { definersFor } from '../../platform/modules/definers.ts'
import type { Contributions } from '../../platform/modules/extension-point.ts'
import type { Reporter } from '../../platform/reporting/reporter.ts'
import type { InvoiceAddresses } from './invoices/invoice-addresses.ts'
import type { Payment } from './payment/payment.ts'
import type { PriceBook } from './prices/prices.ts'
import type { StripeSettings } from './settings/stripe-settings.ts'

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
  readonly settings: BillingSettings
  onEffectError(error: unknown): void
}

export type BillingSettings = {
  readonly productName: string
  readonly appUrl: string
  readonly contentDir: string | undefined
  readonly operatorMail: string | undefined
  readonly seller: InvoiceSeller | undefined
  readonly invoiceDueDays: number
  readonly reminderDays: ReminderDays
  readonly vatCheckUrl: string | undefined
  readonly stripe: StripeSettings | undefined
}

export const { defineResource, defineJob } = definersFor<Services>()
