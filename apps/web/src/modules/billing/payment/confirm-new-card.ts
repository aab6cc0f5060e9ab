import { api } from '../../../api/client.ts'
import { stripeOf } from './stripe-script.ts'
import { providerRefusal } from './use-stripe-form.ts'

type NewCard = { readonly publishableKey: string | null; readonly id: string }

/**
 * Has the bank of a new card agree to payments that are taken later without its owner. The first payment asks for that
 * too, so it is needed only where an order is paid later. Rejects with the provider's own words.
 */
export const confirmNewCard = async ({ publishableKey, id }: NewCard): Promise<void> => {
  const stripe = await stripeOf(publishableKey ?? '')
  if (!stripe) throw providerRefusal({})
  const setup = await api.checkout.get('-1', { query: { object: 'setup_intent' } })
  const { error } = await stripe.confirmCardSetup(setup.client_secret, { payment_method: id })
  if (!error) return
  // Nothing hangs on it: the provider forgets it by itself after a day.
  api.checkout.remove(setup.id, undefined, { query: { object: 'setup_intent' } }).catch(() => undefined)
  throw providerRefusal(error)
}
