import { ApiError } from '../api/api-error.ts'

/** Why the server does not take a file, as the screen needs to know it. */
export type SaveProblem =
  /** No answer came. Tried again by itself. */
  | 'offline'
  /** A fault of the server, or it has too much to do. Tried again by itself. */
  | 'failed'
  /** Somebody else has saved it since. */
  | 'stale'
  | 'name-taken'
  /** Removed, or out of reach by now. */
  | 'gone'
  | 'not-allowed'
  /** It shows uploads that were removed, or that this account may not use: see `missingImagesIn`. */
  | 'images-missing'
  | 'refused'

export const saveProblemOf = (error: unknown): SaveProblem => {
  if (!(error instanceof ApiError)) return 'failed'
  if (error.name === 'Offline') return 'offline'
  if (error.code === 409) return hasRevision(error.data) ? 'stale' : 'name-taken'
  if (error.code === 404) return 'gone'
  if (error.code === 401 || error.code === 403) return 'not-allowed'
  if (missingImagesIn(error).length > 0) return 'images-missing'
  return error.code >= 500 || [408, 429].includes(error.code) ? 'failed' : 'refused'
}

/** The same content may be taken later: no answer, 5xx, 408, 429. */
export const isRetried = (problem: SaveProblem | null): problem is 'offline' | 'failed' =>
  problem === 'offline' || problem === 'failed'

/** Others have changed the same since. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.code === 409

/** For edits that are merged: they may be accepted with the next try, even after a conflict. */
export const isPassing = (error: unknown): boolean => isRetried(saveProblemOf(error)) || isConflict(error)

/** When the server asks to be called again. */
export const readRetryAfterMs = (error: unknown): number | null =>
  error instanceof ApiError ? error.retryAfterMs : null

/** The server's sentence. The text of any other error is not written for people. */
export const saveErrorText = (error: unknown): string =>
  `Speichern fehlgeschlagen: ${error instanceof ApiError ? error.message : 'Es ist ein Fehler aufgetreten.'}`

const hasRevision = (data: unknown): boolean => typeof data === 'object' && data !== null && 'revision' in data

/** Ids of the uploads that have to be taken out before the server takes the file; empty for any other error. */
export const missingImagesIn = (error: unknown): readonly string[] => {
  if (!(error instanceof ApiError) || error.code !== 400) return []
  const { data } = error
  if (typeof data !== 'object' || data === null || !('images' in data) || !Array.isArray(data.images)) return []
  return data.images.filter((id) => typeof id === 'string')
}
