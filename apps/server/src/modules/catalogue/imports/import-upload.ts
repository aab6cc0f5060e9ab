import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { partCountOf } from '@gebaerdenraum/domain/catalogue/import/upload-parts'
import { makeUnpackFolder } from '../../../platform/disk/temporary-folder.ts'
import type { MediaStorage } from '../../../platform/storage/storage.ts'

/** Uploads lie in the store, so that whichever server is free can work at them. */
export const UPLOADS = 'uploads/'

const partKey = (importId: string, index: number): string => `${UPLOADS}${importId}/${index}`

export const importOfKey = (key: string): string | undefined => key.split('/')[1]

export const putPart = async (
  storage: MediaStorage,
  importId: string,
  index: number,
  content: Uint8Array,
): Promise<void> => storage.put(partKey(importId, index), content, 'application/octet-stream')

export const removeUpload = async (storage: MediaStorage, importId: string): Promise<void> => {
  for await (const { key } of storage.list(`${UPLOADS}${importId}/`)) await storage.remove(key)
}

type Upload = { readonly id: string; readonly name: string; readonly byteLength: number }
type FetchedUpload = { readonly path: string; close(): Promise<void> }

type FetchOptions = {
  readonly tempDir: string
  readonly signal: AbortSignal
  readonly onProgress: (done: number, total: number) => void
}

/** Puts the parts together in a file of this machine, one after the other. */
export const fetchUpload = async (
  storage: MediaStorage,
  { id, name, byteLength }: Upload,
  { tempDir, signal, onProgress }: FetchOptions,
): Promise<FetchedUpload> => {
  const folder = await makeUnpackFolder(tempDir)
  const close = () => rm(folder, { recursive: true, force: true })
  const parts = partCountOf(byteLength)
  // The name of the upload never becomes a path on this machine.
  const path = join(folder, /\.csv$/i.test(name) ? 'signs.csv' : 'upload.zip')
  const pieces = async function* () {
    for (let index = 0; index < parts; index += 1) {
      signal.throwIfAborted()
      onProgress(index, parts)
      const part = await storage.get(partKey(id, index))
      if (part === undefined) throw new Error(`Part ${index} of the upload ${id} is not in the store`)
      if (part.body instanceof Uint8Array) yield part.body
      else yield* part.body
    }
  }
  try {
    await pipeline(Readable.from(pieces()), createWriteStream(path, { flags: 'wx' }))
    return { path, close }
  } catch (error) {
    await close()
    throw error
  }
}
