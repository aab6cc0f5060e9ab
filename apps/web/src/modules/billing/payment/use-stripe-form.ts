import { useElements, useStripe } from '@stripe/react-stripe-js'
import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { useState } from 'react'

/** The state of one field of the provider: what it finds wrong, and whether it is complete. */
export type ElementState = { readonly fault: string | null; readonly isComplete: boolean }

export const EMPTY_ELEMENT: ElementState = { fault: null, isComplete: false }

type Change = { readonly complete: boolean; readonly error?: { readonly message: string } | undefined }

/** Field and provider of a form; `provider` is null until its script has come. */
export const useStripeForm = (incompleteText: string) => {
  const stripe = useStripe()
  const elements = useElements()
  const [state, setState] = useState(EMPTY_ELEMENT)
  const provider: { readonly stripe: Stripe; readonly elements: StripeElements } | null =
    stripe && elements ? { stripe, elements } : null
  return {
    provider,
    state,
    onElementChange: ({ complete, error }: Change) => setState({ isComplete: complete, fault: error?.message ?? null }),
    /** Says at the field that something is missing; whether it may be sent. */
    checkElement: (): boolean => {
      if (!state.isComplete && !state.fault) setState({ ...state, fault: incompleteText })
      return state.isComplete
    },
  }
}

/** The provider's refusal, in its own words. */
export const providerRefusal = (error: { readonly message?: string | undefined }): Error =>
  new Error(error.message ?? 'Die Zahlungsart wurde nicht angenommen. Bitte nimm eine andere.')
