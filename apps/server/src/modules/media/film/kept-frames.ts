import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'

/** Drawn planes by key, compressed, the least recently used forgotten when they take more than `maxBytes`. */
export type KeptFrames = {
  /** The planes of this key, drawn now if they are not kept. They are a copy that belongs to the caller. */
  obtain(key: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array>
  /** Bytes that are kept. */
  readonly size: number
}

/** Decompressing takes a tenth of the time of painting a hand. */
export const createKeptFrames = (maxBytes: number): KeptFrames => {
  const kept = new Map<string, Buffer>()
  let size = 0
  return {
    get size() {
      return size
    },
    async obtain(key, draw) {
      const known = kept.get(key)
      if (known) {
        // Moves to the end, where the most recently used are.
        kept.delete(key)
        kept.set(key, known)
        return zstdDecompressSync(known)
      }
      const planes = await draw()
      const packed = zstdCompressSync(planes)
      size += packed.byteLength - (kept.get(key)?.byteLength ?? 0)
      kept.set(key, packed)
      for (const [oldest, { byteLength }] of kept) {
        if (size <= maxBytes) break
        kept.delete(oldest)
        size -= byteLength
      }
      return planes
    },
  }
}
