import { DEBIT_ANNOUNCED_DAYS, RENEWS_SOON_DAYS } from '@gebaerdenraum/domain/billing/licence-period'
import { priceOf } from '@gebaerdenraum/domain/billing/taxation'
import { emailKey } from '@gebaerdenraum/domain/kernel/email-address'
import { runUnitOfWork } from '../../../platform/database/unit-of-work.ts'
import { enqueueLicenceMail } from '../mails/enqueue-licence-mail.ts'
import { claimReminder, findDebitsToAnnounce, type SubscriptionRow } from '../orders/subscriptions.repository.ts'
import { findProviderPayer } from '../payment/provider-payer.ts'
import { taxationFor } from '../prices/price-book.ts'
import type { Services } from '../services.ts'
import { nextTerm } from './next-term.ts'

const DAY_MS = 86_400_000

/**
 * Tells of debits to come, with amount, day, mandate and creditor, as the bank's rules ask for: to the address that was
 * given for it, and to the account's. A provider that is away is asked again an hour later; there are days left.
 */
export const announceDebits = async (services: Services, now: Date): Promise<void> => {
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS)
  const until = { until: inDays(RENEWS_SOON_DAYS), untilShort: inDays(DEBIT_ANNOUNCED_DAYS) }
  for (const row of await findDebitsToAnnounce(services.db, { now, ...until })) await announce(services, row)
}

const announce = async (services: Services, row: SubscriptionRow): Promise<void> => {
  const { periodEnd: end } = row
  const next = end && (await nextTerm(services.db, services, row, end))
  if (!end || !next || next.obstacle) return
  const payer = await findProviderPayer(services.db, next.payer.id)
  const mandate = payer && (await services.payment.online.mandateOf(payer, next.methodId))
  const taxation = taxationFor(await services.prices.current(services.db), next.address, end)
  const debit = {
    reference: mandate?.reference ?? null,
    creditorId: mandate?.creditorId ?? null,
    last4: mandate?.last4 ?? '',
  }
  const details = { license: next.license, until: end, totalCents: priceOf(next.net, taxation).gross, debit }
  const addresses = toMailboxes([next.payer.email, mandate?.noticeEmail ?? next.payer.email])
  await runUnitOfWork(services.db, services, async (unit) => {
    if (!(await claimReminder(unit.db, row.id, end))) return
    for (const email of addresses) {
      await enqueueLicenceMail(unit, services, 'debit-soon', { ...next.payer, email }, details)
    }
  })
}

/** One address of each mailbox. */
const toMailboxes = (addresses: readonly string[]): readonly string[] => [
  ...new Map(addresses.map((email) => [emailKey(email), email])).values(),
]
