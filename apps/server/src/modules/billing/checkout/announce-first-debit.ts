import { emailKey } from '@gebaerdenraum/domain/kernel/email-address'
import { runUnitOfWork } from '../../../platform/database/unit-of-work.ts'
import type { AccountRow } from '../../accounts/index.ts'
import { enqueueLicenceMail } from '../mails/enqueue-licence-mail.ts'
import { debitDay } from '../orders/order-mails.ts'
import type { OrderRow } from '../orders/orders.repository.ts'
import { findMandate, toOrderedDebit } from '../payment/mandates.ts'
import { ProviderUnavailable } from '../payment/payment-provider.ts'
import type { Services } from '../services.ts'

/**
 * The confirmation of an order announces its debit to the buyer. Where the account's holder gave another address for
 * announcements, a mail goes there too. Renewals are announced ahead (`announce-debits.ts`).
 */
export const announceFirstDebit = async (services: Services, account: AccountRow, order: OrderRow): Promise<void> => {
  const { priced, bookedAt, paymentMethodId: id, paymentMethodType: type } = order
  if (!bookedAt || type !== 'sepa_debit' || priced.total <= 0) return
  const mandate = await findMandate(services, account.id, { id, type }).catch(nullIfAway)
  const email = mandate?.noticeEmail ?? account.email
  if (!mandate || emailKey(email) === emailKey(account.email)) return
  await runUnitOfWork(services.db, services, (unit) =>
    enqueueLicenceMail(
      unit,
      services,
      'debit-now',
      { email, name: account.name },
      {
        license: priced.license,
        until: new Date(priced.periodEnd),
        totalCents: priced.total,
        debit: toOrderedDebit(mandate),
        debitFrom: debitDay(bookedAt),
      },
    ),
  )
}

const nullIfAway = (error: unknown): null => {
  if (error instanceof Error && error.cause instanceof ProviderUnavailable) return null
  throw error
}
