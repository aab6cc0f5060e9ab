/**
 * What is known of one payment. News of it comes late, several times and in any order: the furthest state that was ever
 * heard of is the true one, so that folding the same news in any order ends the same.
 */
export const PAYMENT_STATES = ['charging', 'in-progress', 'failed', 'paid', 'returned'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** A payment that succeeds after it failed has succeeded; one that came back stays back. */
export const furthest = (known: PaymentState, heard: PaymentState): PaymentState =>
  PAYMENT_STATES.indexOf(heard) > PAYMENT_STATES.indexOf(known) ? heard : known
