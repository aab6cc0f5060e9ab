import type { NextState } from '@gebaerdenraum/domain/catalogue/import/import-states'
import { ApiError } from '../../../platform/framework/errors.ts'

export const noImport = (): ApiError => new ApiError('NotFound', 'Diesen Import gibt es nicht.')
export const noEntry = (): ApiError => new ApiError('NotFound', 'Diese Zeile gibt es in dem Import nicht.')

const REASONS: Readonly<Record<Extract<NextState, { ok: false }>['reason'], string>> = {
  'not-now': 'Das geht in diesem Stand des Imports nicht (mehr). Lade die Seite neu.',
  undecided: 'Entscheide zuerst, ob die möglichen Doppelten neue Gebärden sind.',
  'nothing-to-do': 'Dieser Import ändert nichts am Katalog.',
}

export const refusedAction = (reason: Extract<NextState, { ok: false }>['reason']): ApiError =>
  new ApiError('Conflict', REASONS[reason])

export const notReviewing = (): ApiError =>
  new ApiError('Conflict', 'Entschieden wird zwischen Prüfung und Übernahme; dieser Import steht woanders.')

export const wrongPart = (receivedParts: number): ApiError =>
  new ApiError('Conflict', 'Dieser Teil der Datei ist nicht an der Reihe.', { data: { receivedParts } })

export const brokenPart = (): ApiError =>
  new ApiError('BadRequest', 'Der Teil der Datei ist nicht vollständig angekommen.')
