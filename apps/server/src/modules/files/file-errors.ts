import { DEPTH_MAX, NODES_PER_ROOT_MAX } from '@gebaerdenraum/domain/files/file-paths'
import type { TreeRefusal, TreeVerdict } from '@gebaerdenraum/domain/files/tree-rules'
import { ApiError } from '../../platform/framework/errors.ts'

/** Specification 2, section 8. */
const NAME_TAKEN =
  'Ein Objekt mit diesem Namen existiert bereits. Bitte wähle einen anderen Namen oder abweichenden Speicherort.'

export const noNode = (): ApiError => new ApiError('NotFound', 'Diese Datei oder diesen Ordner gibt es nicht (mehr).')

/** `nearest` is the last folder on the way there that still exists: where the screen can lead instead. */
export const noFolder = (nearest: string | null): ApiError =>
  new ApiError('NotFound', 'Diesen Ordner gibt es nicht (mehr).', { data: { nearest } })

export const nameTaken = (cause?: unknown): ApiError =>
  new ApiError('Conflict', NAME_TAKEN, { errors: { name: NAME_TAKEN }, cause })

export const foreignOwner = (): ApiError => ownerRefused('Dateien können nur dir oder deinem Team gehören.')

export const ownerMismatch = (): ApiError =>
  ownerRefused('Der angegebene Besitzer ist ein anderer als der des Ordners, in dem die Datei liegt.')

const ownerRefused = (sentence: string): ApiError =>
  new ApiError('BadRequest', sentence, { errors: { owner: sentence } })

const SENTENCES: Readonly<Record<TreeRefusal, string>> = {
  'is-root': 'Ein Hauptordner kann nicht umbenannt, verschoben, dupliziert oder gelöscht werden.',
  'into-itself': 'Ein Ordner kann nicht in sich selbst verschoben werden.',
  'too-deep': `Ordner können höchstens ${DEPTH_MAX} Ebenen tief ineinander liegen.`,
  'too-many': `Ein Hauptordner fasst höchstens ${NODES_PER_ROOT_MAX.toLocaleString('de-DE')} Ordner und Dateien.`,
}

export const treeRefused = (reason: TreeRefusal): ApiError =>
  reason === 'is-root'
    ? new ApiError('Forbidden', SENTENCES[reason])
    : new ApiError('BadRequest', SENTENCES[reason], { errors: { path: SENTENCES[reason] } })

export const assertAllowed = (verdict: TreeVerdict): void => {
  if (!verdict.ok) throw treeRefused(verdict.reason)
}
