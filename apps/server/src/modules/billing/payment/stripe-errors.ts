import { PaymentRefused, ProviderUnavailable } from './payment-provider.ts'
import { declineText } from './stripe-decline-texts.ts'

/** Asks Stripe. A refused card is the person's to know; that it is away says nothing of what was asked. */
export const asking = async <Result>(ask: () => Promise<Result>): Promise<Result> => {
  try {
    return await ask()
  } catch (error) {
    const { type } = error as { readonly type?: unknown }
    if (type === 'StripeCardError') throw new PaymentRefused(declineText(error), { cause: error })
    if (AWAY.has(type)) throw new ProviderUnavailable('Stripe did not answer.', { cause: error })
    throw error
  }
}

const AWAY: ReadonlySet<unknown> = new Set(['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError'])

export const isMissing = (error: unknown): boolean => (error as { readonly code?: unknown }).code === 'resource_missing'

/** Of a request that is still going on under the same idempotency key, or that waits for the same object. */
export const isIdempotencyConflict = (error: unknown): boolean =>
  (error as { readonly statusCode?: unknown }).statusCode === 409
