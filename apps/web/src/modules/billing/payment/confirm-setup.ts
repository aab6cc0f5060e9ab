import type { SetupIntentResult } from '@stripe/stripe-js'
import type { SetupIntentKeeper } from './setup-intent.ts'
import { providerRefusal } from './use-stripe-form.ts'

/**
 * Has a new method confirmed by its owner's bank where the bank wants that (3-D Secure, mandates). Gives its id; rejects
 * with the provider's own words.
 */
export const confirmSetup = async (
  setup: SetupIntentKeeper,
  confirmWith: (secret: string) => Promise<SetupIntentResult>,
): Promise<string> => {
  const { client_secret: secret } = await setup.take()
  const { setupIntent, error } = await confirmWith(secret)
  const method = setupIntent?.payment_method
  const id = typeof method === 'string' ? method : method?.id
  if (error || !id) throw providerRefusal(error ?? {})
  setup.clear()
  return id
}
