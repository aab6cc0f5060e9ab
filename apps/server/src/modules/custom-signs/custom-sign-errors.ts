import { ApiError } from '../../platform/framework/errors.ts'

export const noCustomSign = (): ApiError => new ApiError('NotFound', 'Diese eigene Gebärde gibt es nicht (mehr).')

export const customSignIdTaken = (): ApiError => new ApiError('Conflict', 'Diese Kennung ist schon vergeben.')

/** `revision` is the stored one; the editor offers to load it or to keep one's own as a copy (decisions, Files). */
export const customSignMovedOn = (revision: number): ApiError =>
  new ApiError('Conflict', 'Die eigene Gebärde wurde inzwischen geändert.', { data: { revision } })

/** Saved by a server of a later version, while servers are being exchanged: this one would lose what it does not know. */
export const customSignOfLaterVersion = (): ApiError =>
  new ApiError(
    'Unavailable',
    'Diese eigene Gebärde wurde mit einer neueren Version gespeichert. Bitte lade die Seite neu.',
  )
