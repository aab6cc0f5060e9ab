import type { SubscriptionStatus } from '../accounts/session.contract.ts'
import type { OrderStatus } from './order-state.ts'
import type { PricedOrder } from './priced-order.ts'

/** Time for answering the bank; then the payment is called off. */
export const CONFIRM_WITHIN_MS = 30 * 60_000

type Confirmed = {
  readonly order: {
    readonly bookedAt: Date | null
    readonly status: OrderStatus
    readonly priced: Pick<PricedOrder, 'kind' | 'periodEnd'>
  }
  readonly subscription: { readonly periodEnd: Date | null } | undefined
  /** As it was known before. */
  readonly payment: {
    readonly isPayerPresent: boolean
    readonly needsConfirmation: boolean
    readonly createdAt: Date
  }
  readonly now: Date
}

/**
 * The payer decides when to confirm. No order may stay open until its price has gone up, or, where it was for the
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

/** It was priced for a term that is over: another has begun since, or the licence has ended. */
export const isOvertaken = (
  { priced }: { readonly priced: Pick<PricedOrder, 'kind' | 'pricedAt'> },
  licence: { readonly status: SubscriptionStatus; readonly periodStart: Date | null },
): boolean =>
  priced.kind === 'upgrade' &&
  (licence.status !== 'active' || (licence.periodStart?.toISOString() ?? '') > priced.pricedAt)
