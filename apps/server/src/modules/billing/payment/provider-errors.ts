import { ApiError } from '../../../platform/framework/errors.ts'
import { PaymentRefused, ProviderUnavailable } from './payment-provider.ts'

/** Turns errors of the provider into answers for the person. */
export const withProviderErrors = async <Result>(ask: () => Promise<Result>): Promise<Result> => {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof PaymentRefused) throw paymentDeclined(error.message)
    if (error instanceof ProviderUnavailable) {
      const message =
        'Der Zahlungsdienst ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal; es wird nichts doppelt berechnet.'
      throw new ApiError('BadGateway', message, { cause: error })
    }
    throw error
  }
}

export const paymentDeclined = (refusal: string | null): ApiError =>
  new ApiError('PaymentError', refusal ?? 'Die Zahlung wurde abgelehnt. Bitte nimm eine andere Zahlungsmethode.')
