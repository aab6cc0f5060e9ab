import type { PaymentStatus } from '../accounts/licence-payment.ts'
import { isReceived, type PaymentState } from './payment-state.ts'

/**
 * `noted`: took effect without money. `charging`: the provider was asked and has not answered yet. `declined`: it came to nothing. `failed`: the licence was
 * given, and the money did not come or went back. `withdrawn`: by its customer, or rejected.
 */
export const ORDER_STATUSES = [
  'noted',
  'charging',
  'pending-approval',
  'in-progress',
  'paid',
  'failed',
  'declined',
  'withdrawn',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** An order by its payments, oldest first: one that came is enough. Before the licence was given a failure ends it. */
export const orderAfter = (payments: readonly PaymentState[], isBooked: boolean): OrderStatus => {
  const payment = payments.find(isReceived) ?? payments.at(-1) ?? 'charging'
  if (isReceived(payment)) return 'paid'
  // Nobody is asked again for what his bank may yet give back.
  if (payment === 'disputed') return 'in-progress'
  if (payment === 'returned') return 'failed'
  if (payment === 'failed') return isBooked ? 'failed' : 'declined'
  return payment
}

/** What the payer of a subscription is shown, from all its orders: failures before what is on its way. */
export const paymentStatusOf = (orders: readonly OrderStatus[], isManual: boolean): PaymentStatus => {
  if (orders.includes('failed')) return 'failed'
  const isOnItsWay = orders.includes('in-progress') || orders.includes('charging')
  if (!isOnItsWay) return 'paid'
  return isManual ? 'invoiced' : 'in-progress'
}

/** It failed and was not made good: also while a further try is on its way. */
export const isOwed = (status: OrderStatus, attempts: number): boolean =>
  status === 'failed' || (status === 'in-progress' && attempts > 1)

const DAY_MS = 86_400_000
/** A payment that failed is tried again so many days after the first failure; then access ends. */
export const RETRY_DAYS = [3, 7, 14] as const
export const ACCESS_ENDS_DAYS = 21

/** When it is tried again, after so many failed tries; null: no more. */
export const nextAttempt = (failedAttempts: number, firstFailure: Date): Date | null => {
  const days = RETRY_DAYS[failedAttempts - 1]
  return days === undefined ? null : new Date(firstFailure.getTime() + days * DAY_MS)
}

export const accessEndsAt = (firstFailure: Date): Date => new Date(firstFailure.getTime() + ACCESS_ENDS_DAYS * DAY_MS)
