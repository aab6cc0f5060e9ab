import type { CatalogueImport } from '@gebaerdenraum/domain/catalogue/import/catalogue-imports.contract'
import { partCountOf, partLength, UPLOAD_PART_BYTES } from '@gebaerdenraum/domain/catalogue/import/upload-parts'

export type Part = { readonly import: string; readonly index: number; readonly file: Blob }
export type SendPart = (
  part: Part,
  options: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void },
) => Promise<CatalogueImport>

type Options = {
  readonly send: SendPart
  readonly signal: AbortSignal
  /** From 0 to 1, of the whole file. */
  readonly onProgress: (share: number) => void
  /** Whether another try may help. */
  readonly mayRetry: (error: unknown) => boolean
  readonly wait: (ms: number) => Promise<void>
}

/** A line that breaks is tried again, each time after a longer while; about a minute in all. */
const WAITS_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000]

/**
 * Sends what the server does not have yet of a file, part after part: after a broken line, on another day or from
 * another browser it goes on where it was.
 */
export const uploadImport = async (
  row: Pick<CatalogueImport, '_id' | 'byteLength' | 'receivedParts'>,
  file: Blob,
  { send, signal, onProgress, mayRetry, wait }: Options,
): Promise<CatalogueImport | null> => {
  let answer: CatalogueImport | null = null
  const parts = partCountOf(row.byteLength)
  for (let index = row.receivedParts; index < parts; index += 1) {
    const start = index * UPLOAD_PART_BYTES
    const length = partLength(row.byteLength, index)
    const part = { import: row._id, index, file: file.slice(start, start + length) }
    const tell = (share: number) => onProgress((start + share * length) / row.byteLength)
    for (let attempt = 0; ; attempt += 1) {
      signal.throwIfAborted()
      try {
        answer = await send(part, { signal, onProgress: tell })
        break
      } catch (error) {
        const pause = WAITS_MS[attempt]
        if (signal.aborted || pause === undefined || !mayRetry(error)) throw error
        await wait(pause)
      }
    }
  }
  return answer
}

/** The same file again: what is there of it already counts. */
export const isSameFile = (row: Pick<CatalogueImport, 'name' | 'byteLength'>, file: File): boolean =>
  file.name === row.name && file.size === row.byteLength
