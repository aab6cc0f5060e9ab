import type { ImagePlace } from '@gebaerdenraum/domain/images/images.contract'
import { ApiError } from '../../platform/framework/errors.ts'

export const noImage = (): ApiError => new ApiError('NotFound', 'Dieses Bild gibt es nicht (mehr).')

/** A content names images that do not exist, or not for the caller. `images`: their ids, so that an editor can drop them. */
export const imagesGone = (ids: readonly string[]): ApiError => {
  const sentence =
    ids.length === 1
      ? 'Ein eingefügtes Bild gibt es nicht (mehr).'
      : `${ids.length} eingefügte Bilder gibt es nicht (mehr).`
  return new ApiError('BadRequest', sentence, { data: { images: ids } })
}

export const foreignOwner = (): ApiError => {
  const sentence = 'Bilder können nur dir oder deinem Team gehören.'
  return new ApiError('BadRequest', sentence, { errors: { owner: sentence } })
}

export const imageInUse = (places: readonly ImagePlace[]): ApiError => {
  const names = places.slice(0, NAMED_PLACES).map(({ name }) => `„${name}“`)
  const more = places.length > NAMED_PLACES ? ` und ${places.length - NAMED_PLACES} weiteren` : ''
  return new ApiError('Conflict', `Dieses Bild wird noch verwendet in ${names.join(', ')}${more}.`, {
    data: { places },
  })
}

const NAMED_PLACES = 5

export const imagesFull = (quotaMb: number): ApiError =>
  new ApiError(
    'PayloadTooLarge',
    `Der Platz für eigene Bilder (${quotaMb.toLocaleString('de-DE')} MB) ist voll. Lösche Bilder, die nicht mehr gebraucht werden.`,
  )

export const imageNotTaken = (message: string, isTooLarge: boolean): ApiError =>
  new ApiError(isTooLarge ? 'PayloadTooLarge' : 'BadRequest', message, { errors: { file: message } })

/** So many uploads are being looked into that this one would only wait. */
export const imagesBusy = (cause: unknown): ApiError =>
  new ApiError('Unavailable', 'Gerade werden sehr viele Bilder hochgeladen. Bitte versuche es gleich noch einmal.', {
    data: { retryAfterSeconds: 5 },
    cause,
  })
