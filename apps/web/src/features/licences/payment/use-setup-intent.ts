import type { SetupIntent } from '@gebaerdenraum/domain/billing/checkout.contract'
import type { SetupIntentResult } from '@stripe/stripe-js'
import { useEffect, useRef } from 'react'
import { api } from '../../../api/client.ts'
import { providerRefusal } from './use-stripe-form.ts'

/**
 * What the provider keeps a new method under, confirmed by its owner's bank where the bank wants that (3-D Secure,
 * mandates). Asked for once it is needed, used again after a refusal, and given back when the form is left without one.
 */
export const useSetupIntent = () => {
  const kept = useRef<SetupIntent | null>(null)
  useEffect(
    () => () => {
      const unused = kept.current
      kept.current = null
      // Nothing hangs on it: the provider forgets it by itself after a day.
      if (unused)
        api.checkout.remove(unused.id, undefined, { query: { object: 'setup_intent' } }).catch(() => undefined)
    },
    [],
  )
  return {
    /** The id of the confirmed method; rejects with the provider's own words. */
    confirm: async (confirmWith: (secret: string) => Promise<SetupIntentResult>): Promise<string> => {
      const intent = kept.current ?? (await api.checkout.get('-1', { query: { object: 'setup_intent' } }))
      kept.current = intent
      const { setupIntent, error } = await confirmWith(intent.client_secret)
      const method = setupIntent?.payment_method
      const id = typeof method === 'string' ? method : method?.id
      if (error || !id) throw providerRefusal(error ?? {})
      kept.current = null
      return id
    },
  }
}
