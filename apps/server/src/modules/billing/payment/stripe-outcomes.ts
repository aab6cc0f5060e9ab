import type Stripe from 'stripe'
import { NOT_CONFIRMED_TEXT } from './confirmation-texts.ts'
import type { ChargeOutcome, ConfirmationRequired } from './payment-provider.ts'
import { asksForConfirmation, declineText } from './stripe-decline-texts.ts'

/** What a payment intent says of our payment. `waits`: its payer may still confirm it; else that is called off. */
export const outcomeOf = async (
  stripe: Stripe,
  intent: Stripe.PaymentIntent,
  waits: boolean,
): Promise<ChargeOutcome> => {
  const { id: reference, status } = intent
  if (status === 'succeeded') return { state: 'paid', reference, refusal: null }
  if (status === 'processing') return { state: 'in-progress', reference, refusal: null }
  if (status === 'requires_payment_method') return refusedOutcome(reference, intent.last_payment_error)
  if (status === 'canceled') return { state: 'failed', reference, refusal: NOT_CONFIRMED_TEXT }
  if (waits) return { state: 'charging', reference, refusal: null, needsConfirmation: true }
  // Left open it could still be paid by another way. Confirmed in this very moment it is not cancelled any more.
  const after = await stripe.paymentIntents.cancel(reference).catch(() => stripe.paymentIntents.retrieve(reference))
  return after.status === 'succeeded' || after.status === 'processing'
    ? outcomeOf(stripe, after, true)
    : { state: 'failed', reference, refusal: NOT_CONFIRMED_TEXT }
}

export const refusedOutcome = (reference: string, error: unknown): ChargeOutcome => ({
  state: 'failed',
  reference,
  refusal: declineText(error),
  ...(asksForConfirmation(error) && { needsConfirmation: true }),
})

/** One that was refused for want of a confirmation is tried again with its method; one that waits goes on. */
export const askToConfirmIntent = ({
  status,
  client_secret: clientSecret,
  last_payment_error: error,
}: Stripe.PaymentIntent): ConfirmationRequired | null => {
  if (!clientSecret) return null
  if (status === 'requires_action' || status === 'requires_confirmation') return { clientSecret, paymentMethod: null }
  const paymentMethod = error?.payment_method?.id ?? null
  return status === 'requires_payment_method' && paymentMethod !== null ? { clientSecret, paymentMethod } : null
}
