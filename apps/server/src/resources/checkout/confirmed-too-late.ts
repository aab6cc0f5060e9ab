import type { WholeSubscriptionRow } from '../subscriptions/subscriptions.repository.ts'
import type { OrderRow, PaymentRow } from './orders.repository.ts'

/** So long may somebody take to answer his bank; then the payment is called off. */
export const CONFIRM_WITHIN_MS = 30 * 60_000

type Confirmed = {
  readonly order: OrderRow
  readonly subscription: WholeSubscriptionRow | undefined
  /** As it was known before. */
  readonly payment: PaymentRow
  readonly now: Date
}

/**
 * Who confirms a payment decides when. Nobody may keep an order open until its price has gone up, or, where it was for the
 * rest of a term, until that term is over.
 */
export const isConfirmedTooLate = ({ order, subscription, payment, now }: Confirmed): boolean => {
  if (order.bookedAt !== null || !payment.isPayerPresent) return false
  if (order.status === 'declined') return true
  if (!payment.needsConfirmation) return false
  const end = subscription?.periodEnd?.toISOString() ?? ''
  const isOvertaken = order.priced.kind === 'upgrade' && end > order.priced.periodEnd
  return isOvertaken || now.getTime() - payment.createdAt.getTime() > 2 * CONFIRM_WITHIN_MS
}
