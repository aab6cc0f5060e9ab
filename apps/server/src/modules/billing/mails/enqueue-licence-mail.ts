import type { PaymentMethodType } from '@gebaerdenraum/domain/accounts/licence-payment'
import type { License } from '@gebaerdenraum/domain/accounts/session.contract'
import { periodText } from '@gebaerdenraum/domain/billing/licence-period'
import { isOffered } from '@gebaerdenraum/domain/billing/offers/offered-licence'
import type { PricedOrder } from '@gebaerdenraum/domain/billing/priced-order'
import type { UnitOfWork } from '../../../platform/database/unit-of-work.ts'
import { sendMailJob } from '../../../platform/mail/send-mail.job.ts'
import type { Services } from '../services.ts'
import { type LicenceMailFacts, type LicenceMailKind, licenceMail } from './licence-mail.ts'

export type LicenceMailDetails = {
  readonly license: License
  readonly until: Date | null
  readonly totalCents?: number
  readonly feeCents?: number
  readonly next?: Date | null
  readonly reason?: string | null
  readonly debit?: LicenceMailFacts['debit'] | null
  /** When it is collected at the earliest; the end of the term where absent. */
  readonly debitFrom?: Date
  /** Makes the mail the confirmation of the contract. */
  readonly ordered?: { readonly order: PricedOrder; readonly method: PaymentMethodType }
  /** A successor on invoice that nobody has approved yet. */
  readonly isReviewed?: boolean
}

/** Puts a mail to the payer into the queue, with the change it tells of: neither is there without the other. */
export const enqueueLicenceMail = async (
  unit: UnitOfWork,
  { queue, pages, settings: { productName, appUrl, seller } }: Services,
  kind: LicenceMailKind,
  { email, name }: { readonly email: string; readonly name: string },
  { license, until, totalCents, feeCents, next, reason, debit, debitFrom, ordered, isReviewed }: LicenceMailDetails,
): Promise<void> => {
  const mail = licenceMail({
    productName,
    appUrl,
    name,
    kind,
    licence: `${license.title} (${periodText(license.period)})`,
    until: until ? germanDay(until) : '',
    isOffered: isOffered(license),
    ...(totalCents !== undefined && { total: germanAmount(totalCents) }),
    ...(feeCents !== undefined && { fee: germanAmount(feeCents) }),
    ...(next && { next: germanDay(next) }),
    ...(reason && { reason }),
    ...(debit && { debit }),
    ...(debitFrom && { debitFrom: germanDay(debitFrom) }),
    ...(isReviewed && { isReviewed }),
    ...(ordered && { contract: { ...ordered, isWaiting: kind === 'waiting', seller, appUrl } }),
  })
  // The mail may go out days later: by then the terms may read otherwise.
  const terms = ordered && (await pages.referenceTo(unit.db, 'agb'))
  await queue.enqueue(unit, sendMailJob, {
    to: email,
    ...mail,
    ...(terms !== undefined && { attachments: [{ noun: 'pages', id: terms }] }),
  })
}

const DAY = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})
const germanDay = (moment: Date): string => DAY.format(moment)

const AMOUNT = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })
export const germanAmount = (cents: number): string => AMOUNT.format(cents / 100)
