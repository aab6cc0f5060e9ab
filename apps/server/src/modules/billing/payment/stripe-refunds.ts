import type Stripe from 'stripe'
import { type PaymentProvider, ProviderUnavailable, type RefundOutcome } from './payment-provider.ts'
import { isMissing } from './stripe-errors.ts'

/** Whoever calls asks again: one that is collected meanwhile is refunded then. */
export const refundIntent = async (
  stripe: Stripe,
  { payment, amount, idempotencyKey }: Parameters<PaymentProvider['refund']>[0],
): Promise<RefundOutcome> => {
  const { reference } = payment
  // Collected by another provider, in the sandbox for instance.
  const intent = reference === null ? undefined : await stripe.paymentIntents.retrieve(reference).catch(none)
  if (!intent) return 'by-hand'
  if (intent.status === 'succeeded') {
    await stripe.refunds.create({ payment_intent: intent.id, amount }, { idempotencyKey }).catch(unlessRefunded)
    return 'refunded'
  }
  if (intent.status === 'processing') await stripe.paymentIntents.cancel(intent.id).catch(tooLate)
  return 'called-back'
}

const none = (error: unknown): undefined => {
  if (!isMissing(error)) throw error
}

/** Keys are forgotten after a day; that it was given back is not. */
const unlessRefunded = (error: unknown): void => {
  if (codeOf(error) !== 'charge_already_refunded') throw error
}

/** The bank has the debit already. */
const tooLate = (error: unknown): never => {
  if (codeOf(error) !== 'payment_intent_unexpected_state') throw error
  throw new ProviderUnavailable('The debit cannot be called back any more, and is not collected yet.', { cause: error })
}

const codeOf = (error: unknown): unknown => (error as { readonly code?: unknown }).code
