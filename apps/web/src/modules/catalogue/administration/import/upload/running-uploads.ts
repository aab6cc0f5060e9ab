import type { CatalogueImport } from '@gebaerdenraum/domain/catalogue/import/catalogue-imports.contract'
import { createObservable } from '@gebaerdenraum/editing/observable'
import { useSyncExternalStore } from 'react'
import { ApiError } from '../../../../../api/api-error.ts'
import { upload } from '../../../../../api/upload.ts'
import { failureText } from '../../../../../ui/failure.ts'
import { showImport } from '../queries.ts'
import { uploadImport } from './upload-import.ts'

/** An upload of this window. It goes on while its person looks at other pages of the app. */
export type RunningUpload = {
  /** From 0 to 1. */
  readonly share: number
  /** Why it came to a halt. */
  readonly problem: string | null
}

type Entry = RunningUpload & { readonly stop: AbortController }

const entries = createObservable<ReadonlyMap<string, Entry>>(new Map())

const set = (id: string, entry: Entry | null): void => {
  const next = new Map(entries.get())
  if (entry) next.set(id, entry)
  else next.delete(id)
  entries.set(next)
}

export const useRunningUpload = (id: string): RunningUpload | undefined =>
  useSyncExternalStore(entries.subscribe, () => entries.get().get(id))

/** Starts or resumes. */
export const startUpload = async (row: CatalogueImport, file: File): Promise<void> => {
  const id = row._id
  const stop = new AbortController()
  const share = row.receivedBytes / row.byteLength
  set(id, { share, problem: null, stop })
  const guard = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', guard)
  try {
    const answer = await uploadImport(row, file, {
      send: (part, options) => upload<CatalogueImport>('catalogue-import-parts', part, options),
      signal: stop.signal,
      onProgress: (done) => set(id, { share: done, problem: null, stop }),
      mayRetry,
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    })
    if (answer) showImport(answer)
    set(id, null)
  } catch (error) {
    const isBrokenOff = stop.signal.aborted
    set(id, isBrokenOff ? null : { share, problem: failureText(error), stop })
  } finally {
    window.removeEventListener('beforeunload', guard)
  }
}

/** Uploaded parts stay, so that the upload can be resumed. */
export const pauseUpload = (id: string): void =>
  entries.get().get(id)?.stop.abort(new Error('The upload was broken off'))

const mayRetry = (error: unknown): boolean =>
  error instanceof ApiError && (error.name === 'Offline' || error.code === 429 || error.code >= 500)
