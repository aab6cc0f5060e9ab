import type Stripe from 'stripe'
import type { PaymentNews } from './payment-provider.ts'
import { declineText } from './stripe-decline-texts.ts'
import { asking } from './stripe-errors.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** What an event says of one of our payments; undefined for events of other things, and of payments made elsewhere. */
export const newsOf = async (stripe: Stripe, event: Stripe.Event): Promise<PaymentNews | undefined> => {
  const at = new Date(event.created * 1000)
  switch (event.type) {
    case 'payment_intent.processing':
      return newsOfIntent(event.data.object, 'in-progress', at)
    case 'payment_intent.succeeded':
      return newsOfIntent(event.data.object, 'paid', at)
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
      return newsOfIntent(event.data.object, 'failed', at)
    // A direct debit that its bank takes back comes as a dispute, which is lost from the beginning.
    case 'charge.dispute.created': {
      const { payment_intent: intent } = event.data.object
      if (intent === null || intent === undefined) return undefined
      const id = typeof intent === 'string' ? intent : intent.id
      const whole = await asking(() => stripe.paymentIntents.retrieve(id))
      return newsOfIntent(whole, 'returned', at)
    }
    default:
      return undefined
  }
}

const newsOfIntent = (intent: Stripe.PaymentIntent, state: PaymentNews['state'], at: Date): PaymentNews | undefined => {
  const paymentId = intent.metadata['payment'] ?? ''
  if (!UUID.test(paymentId)) return undefined
  const refusal = state === 'failed' ? declineText(intent.last_payment_error) : null
  return { paymentId, state, at, reference: intent.id, refusal }
}
