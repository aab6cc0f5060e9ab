import { LIST_SIGNS_MAX } from '@gebaerdenraum/domain/lists/list-signs'
import { ApiError } from '../../platform/framework/errors.ts'

export const noList = (): ApiError => new ApiError('NotFound', 'Diese Lernliste gibt es nicht (mehr).')

const ALREADY_IN_LIST = 'Bereits in Lernliste enthalten'

/** Specification 2, section 8. `signs` are the ids of those that are there already. */
export const alreadyInList = (signs: readonly string[]): ApiError =>
  new ApiError('Conflict', ALREADY_IN_LIST, { data: { signs }, errors: { addSigns: ALREADY_IN_LIST } })

/** Whose file it is nobody learns who does not reach it. */
export const listIdTaken = (): ApiError => new ApiError('Conflict', 'Diese Kennung ist schon vergeben.')

/** `revision` is the stored one, which the editor has to work its changes into. */
export const listMovedOn = (revision: number): ApiError =>
  new ApiError('Conflict', 'Die Lernliste wurde inzwischen geändert.', { data: { revision } })

/** Which ones stands in `data`. */
export const unknownSigns = (field: string, signs: readonly string[]): ApiError => {
  const sentence =
    signs.length === 1
      ? 'Eine der Gebärden gibt es nicht (mehr).'
      : `${signs.length} der Gebärden gibt es nicht (mehr).`
  return new ApiError('BadRequest', sentence, { data: { signs }, errors: { [field]: sentence } })
}

/** A custom sign of somebody's own in a list of the team would be an empty place for all others. */
export const notOfTeam = (field: string, signs: readonly string[]): ApiError => {
  const sentence =
    'Diese eigene Gebärde gehört nur dir. Lege zuerst eine Kopie im Team an, damit alle sie in der Lernliste sehen.'
  return new ApiError('BadRequest', sentence, { data: { signs }, errors: { [field]: sentence } })
}

export const listFull = (field: string): ApiError => {
  const sentence = `Eine Lernliste fasst höchstens ${LIST_SIGNS_MAX} Gebärden`
  return new ApiError('BadRequest', sentence, { errors: { [field]: sentence } })
}
