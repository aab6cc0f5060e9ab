import { ApiError } from '../../../platform/framework/errors.ts'
import type { RefusedAddress } from '../../../platform/http/file-address.ts'
import { BusyError } from '../../../platform/processes/busy-error.ts'
import { VariantError } from '../variants/variant-error.ts'

/** What callers of `/media` are told. */

export const mediumNotFound = (): ApiError => new ApiError('NotFound', 'Dieses Bild oder Video gibt es nicht (mehr).')

export const addressRefused = ({ reason }: RefusedAddress): ApiError =>
  reason === 'expired'
    ? new ApiError('Gone', 'Diese Adresse ist abgelaufen. Bitte lade die Seite neu.')
    : new ApiError('Forbidden', 'Diese Adresse ist ungültig.')

/** A query field that the address does not offer, or a value that it cannot have. */
export const wrongField = (name: string): ApiError => {
  const reason = 'Unbekanntes Feld oder unbekannter Wert'
  return new ApiError('BadRequest', `${name}: ${reason}`, { errors: { [name]: reason } })
}

/** A full queue and a medium that cannot be made as answers; every other error as it is. */
export const toMediaError = (error: unknown): unknown => {
  if (error instanceof BusyError) {
    const message = 'Gerade werden sehr viele Bilder und Videos hergestellt. Bitte versuche es gleich noch einmal.'
    return new ApiError('Unavailable', message, { data: { retryAfterSeconds: RETRY_AFTER_SECONDS }, cause: error })
  }
  if (error instanceof VariantError) {
    const message =
      error.reason === 'timeout'
        ? 'Dieses Bild oder Video ist zu aufwendig und wird nicht hergestellt.'
        : 'Dieses Bild oder Video lässt sich nicht herstellen.'
    return new ApiError('NotFound', message, { data: { reason: error.reason }, cause: error })
  }
  return error
}

const RETRY_AFTER_SECONDS = 5
