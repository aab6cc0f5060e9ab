import { ApiError } from '../../platform/framework/errors.ts'

export const noDocument = (): ApiError => new ApiError('NotFound', 'Diese Druckvorlage gibt es nicht (mehr).')

export const documentIdTaken = (): ApiError => new ApiError('Conflict', 'Diese Kennung ist schon vergeben.')

/** `revision` is the stored one; the editor offers to load it or to keep one's own as a copy (decisions, Files). */
export const documentMovedOn = (revision: number): ApiError =>
  new ApiError('Conflict', 'Die Druckvorlage wurde inzwischen geändert.', { data: { revision } })

/** Saved by a server of a later version, while servers are being exchanged: this one would lose what it does not know. */
export const documentOfLaterVersion = (): ApiError =>
  new ApiError(
    'Unavailable',
    'Diese Druckvorlage wurde mit einer neueren Version gespeichert. Bitte lade die Seite neu.',
  )

const FORBIDDEN = {
  footerText: 'Den Vermerk für Referenten können nur Multiplikatoren ändern.',
  logo: 'Das Logo können hier nur Multiplikatoren ändern.',
} as const

export const propertyForbidden = (property: keyof typeof FORBIDDEN): ApiError =>
  new ApiError('Forbidden', FORBIDDEN[property], { errors: { [`properties.${property}`]: FORBIDDEN[property] } })
