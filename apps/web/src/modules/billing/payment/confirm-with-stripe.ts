import type { PaymentConfirmation } from '@gebaerdenraum/domain/billing/payment-confirmations.contract'
import { stripeOf } from './stripe-script.ts'
import { providerRefusal } from './use-stripe-form.ts'

/** Shows the bank's own window; gives what went wrong in the provider's words, or null. */
export const confirmWithStripe = async ({
  publishableKey,
  clientSecret,
  paymentMethod,
}: PaymentConfirmation): Promise<Error | null> => {
  const stripe = await stripeOf(publishableKey ?? '')
  if (!stripe) return providerRefusal({})
  const { error } = await stripe.confirmCardPayment(
    clientSecret,
    paymentMethod === null ? {} : { payment_method: paymentMethod },
  )
  return error ? providerRefusal(error) : null
}
