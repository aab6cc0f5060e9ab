import { loadStripe, type Stripe } from '@stripe/stripe-js'

/** One for the page's life, as the provider asks. */
let loaded: { readonly key: string; readonly stripe: Promise<Stripe | null> } | null = null

export const stripeOf = (key: string): Promise<Stripe | null> => {
  if (loaded?.key !== key) loaded = { key, stripe: loadStripe(key, { locale: 'de' }) }
  return loaded.stripe
}
