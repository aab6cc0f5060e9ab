import { ApiError } from '../../../platform/framework/errors.ts'
import { PaymentRefused, ProviderAway } from '../payment/payment-provider.ts'

/** What the provider says reaches the person; that it did not answer, too. */
export const asked = async <Result>(ask: () => Promise<Result>): Promise<Result> => {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof PaymentRefused) throw declined(error.message)
    if (error instanceof ProviderAway) {
      const message =
        'Der Zahlungsdienst ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal; es wird nichts doppelt berechnet.'
      throw new ApiError('BadGateway', message, { cause: error })
    }
    throw error
  }
}

export const declined = (refusal: string | null): ApiError =>
  new ApiError('PaymentError', refusal ?? 'Die Zahlung wurde abgelehnt. Bitte nimm eine andere Zahlungsmethode.')
