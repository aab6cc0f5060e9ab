import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import type { MediaStorage } from '../../platform/storage/storage.ts'
import { contentTypeOf } from './content/content-type.ts'

export type Original = { readonly sha256: string; readonly contentType: string; readonly byteLength: number }

/**
 * Keeps an imported file under the hash of its content; the same content is kept once. Check it first
 * (`content-check.ts`). Idempotent: may be called again for a file that is kept already.
 */
export const storeOriginal = async (storage: MediaStorage, file: string | Uint8Array): Promise<Original> => {
  const original = await describeOriginal(file)
  const key = originalKey(original.sha256)
  const kept = await storage.head(key)
  // Content that is about to age out is written again, so that the nightly clean-up never takes it from an import.
  if (kept === undefined || kept.modifiedAt.getTime() < Date.now() - FRESH_MS) {
    await storage.put(key, typeof file === 'string' ? { path: file } : file, original.contentType)
  }
  return original
}

/** What `storeOriginal` would answer, without keeping anything: for a dry run. */
export const describeOriginal = async (file: string | Uint8Array): Promise<Original> => {
  const contentType = (await contentTypeOf(file)) ?? 'application/octet-stream'
  if (typeof file !== 'string') {
    return { sha256: createHash('sha256').update(file).digest('hex'), contentType, byteLength: file.byteLength }
  }
  const hash = createHash('sha256')
  for await (const piece of createReadStream(file)) hash.update(piece)
  return { sha256: hash.digest('hex'), contentType, byteLength: (await stat(file)).size }
}

export const ORIGINALS = 'originals/'
export const originalKey = (sha256: string): string => `${ORIGINALS}${sha256.slice(0, 2)}/${sha256}`

/** Well below the day after which unreferenced content is removed (`remove-orphans.ts`). */
const FRESH_MS = 12 * 60 * 60 * 1000

/** The whole content, for pictures; a film is too big for that. Undefined when it is not in the store. */
export const readOriginal = async (
  storage: Pick<MediaStorage, 'get'>,
  sha256: string,
): Promise<Uint8Array | undefined> => {
  const content = await storage.get(originalKey(sha256))
  if (content === undefined) return undefined
  return content.body instanceof Uint8Array ? content.body : buffer(content.body)
}
