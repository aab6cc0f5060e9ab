import type Stripe from 'stripe'
import type { PaymentUpdate } from './payment-provider.ts'
import { asksForConfirmation, declineText } from './stripe-decline-texts.ts'
import { asking } from './stripe-errors.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** What an event says of one of our payments; undefined for events of other things, and of payments made elsewhere. */
export const toPaymentUpdate = async (stripe: Stripe, event: Stripe.Event): Promise<PaymentUpdate | undefined> => {
  const at = new Date(event.created * 1000)
  switch (event.type) {
    case 'payment_intent.processing':
      return newsOfIntent(event.data.object, 'in-progress', at)
    case 'payment_intent.succeeded':
      return newsOfIntent(event.data.object, 'paid', at)
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
      return newsOfIntent(event.data.object, 'failed', at)
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.closed': {
      const { payment_intent: intent, status } = event.data.object
      const state = DISPUTES[status]
      if (!intent || !state) return undefined
      const id = typeof intent === 'string' ? intent : intent.id
      const whole = await asking(() => stripe.paymentIntents.retrieve(id))
      return newsOfIntent(whole, state, at)
    }
    default:
      return undefined
  }
}

/** By the state of a dispute. Where a bank merely inquires (`warning_…`), no money has moved. */
const DISPUTES: Readonly<Record<string, PaymentUpdate['state']>> = {
  needs_response: 'disputed',
  under_review: 'disputed',
  appeal_needs_response: 'disputed',
  appeal_under_review: 'disputed',
  lost: 'returned',
  // Settled in the customer's favour before it began.
  prevented: 'returned',
  won: 'regained',
}

const newsOfIntent = (
  intent: Stripe.PaymentIntent,
  state: PaymentUpdate['state'],
  at: Date,
): PaymentUpdate | undefined => {
  const paymentId = intent.metadata['payment'] ?? ''
  if (!UUID.test(paymentId)) return undefined
  const refusal = state === 'failed' ? declineText(intent.last_payment_error) : null
  const needsConfirmation =
    state === 'failed' && intent.status !== 'canceled' && asksForConfirmation(intent.last_payment_error)
  return { paymentId, state, at, reference: intent.id, refusal, needsConfirmation }
}
