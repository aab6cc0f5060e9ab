import { readFile } from 'node:fs/promises'
import type { MediaStorage } from '../../../platform/storage/storage.ts'

/** A media store in memory, for tests that are not about stores. */
export const memoryStorage = (): MediaStorage => {
  const contents = new Map<string, { bytes: Uint8Array; modifiedAt: Date }>()
  return {
    async put(key, content) {
      const bytes = content instanceof Uint8Array ? content : await readFile(content.path)
      contents.set(key, { bytes, modifiedAt: new Date() })
    },
    async get(key, range) {
      const bytes = contents.get(key)?.bytes
      if (bytes === undefined) return undefined
      return { body: range ? bytes.subarray(range.start, range.end + 1) : bytes, totalLength: bytes.byteLength }
    },
    async head(key) {
      const found = contents.get(key)
      return found && { key, byteLength: found.bytes.byteLength, modifiedAt: found.modifiedAt }
    },
    async remove(key) {
      contents.delete(key)
    },
    async *list(prefix) {
      for (const [key, { bytes, modifiedAt }] of contents) {
        if (key.startsWith(prefix)) yield { key, byteLength: bytes.byteLength, modifiedAt }
      }
    },
    async close() {},
  }
}
