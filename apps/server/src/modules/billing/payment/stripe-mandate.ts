import type Stripe from 'stripe'
import type { Mandate } from './payment-provider.ts'

/** The mandate that was given when the method was set up; null for what is no debit. */
export const mandateOfMethod = async (
  stripe: Stripe,
  method: Stripe.PaymentMethod,
  { customer, creditorId }: { readonly customer: string; readonly creditorId: string | null },
): Promise<Mandate | null> => {
  if (method.type !== 'sepa_debit') return null
  const setups = await stripe.setupIntents.list({ customer, payment_method: method.id, limit: 10 })
  const [given] = setups.data.flatMap(({ mandate }) => mandate ?? [])
  const mandate = typeof given === 'string' ? await stripe.mandates.retrieve(given) : given
  return {
    reference: mandate?.payment_method_details.sepa_debit?.reference ?? null,
    creditorId,
    last4: method.sepa_debit?.last4 ?? '',
    noticeEmail: method.billing_details.email,
  }
}
