import type { PaymentMethodType } from './customers/payment-methods.ts'

/**
 * What is known of one payment. News of it comes late, several times and in any order: the furthest state that was ever
 * heard of is the true one, so that folding the same news in any order ends the same. `disputed`: its bank took it back
 * for now and both sides are heard; that ends `returned` (lost) or `regained` (won).
 */
export const PAYMENT_STATES = ['charging', 'in-progress', 'failed', 'paid', 'disputed', 'returned', 'regained'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** The money is with us: it came, or a dispute about it was won. */
export const isReceived = (state: PaymentState): state is 'paid' | 'regained' =>
  state === 'paid' || state === 'regained'

/** What a dispute means for a payment: about a debit its bank does not argue, the money is gone with it. */
export const heardOf = (method: PaymentMethodType, heard: PaymentState): PaymentState =>
  heard === 'disputed' && method === 'sepa_debit' ? 'returned' : heard

/** A payment that succeeds after it failed has succeeded; one that came back stays back, unless its dispute is won. */
export const furthest = (known: PaymentState, heard: PaymentState): PaymentState =>
  PAYMENT_STATES.indexOf(heard) > PAYMENT_STATES.indexOf(known) ? heard : known
