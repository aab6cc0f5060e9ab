import type { PaymentMethodType } from '../accounts/licence-payment.ts'

/**
 * What is known of one payment, in the order in which states outrank each other. Reports come late, repeatedly and in any
 * order; the furthest reported state holds, so the same reports end in the same state. `disputed`: the bank took the
 * money back for now; that ends `returned` (lost) or `regained` (won).
 */
export const PAYMENT_STATES = ['charging', 'in-progress', 'failed', 'paid', 'disputed', 'returned', 'regained'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** The money is with us: it came, or a dispute about it was won. */
export const isReceived = (state: PaymentState): state is 'paid' | 'regained' =>
  state === 'paid' || state === 'regained'

/** A dispute of a debit is final: the bank does not argue about it, the money is gone. */
export const normalizeReportedState = (method: PaymentMethodType, reported: PaymentState): PaymentState =>
  reported === 'disputed' && method === 'sepa_debit' ? 'returned' : reported

/** A payment that succeeds after it failed has succeeded; one that came back stays back, unless its dispute is won. */
export const furthest = (known: PaymentState, reported: PaymentState): PaymentState =>
  PAYMENT_STATES.indexOf(reported) > PAYMENT_STATES.indexOf(known) ? reported : known
