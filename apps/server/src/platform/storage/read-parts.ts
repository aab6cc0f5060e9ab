import { Readable } from 'node:stream'
import type { OpenFile } from './open-files.ts'
import type { ReadBuffers } from './read-buffers.ts'
import type { ByteSpan } from './storage.ts'

/** The bytes of a span; fewer where the file ends before. The file stays acquired. */
export const readSpan = async (file: OpenFile, { start, end }: ByteSpan, buffers: ReadBuffers): Promise<Buffer> => {
  const bytes = buffers.take(Math.max(end + 1 - start, 0))
  let filled = 0
  while (filled < bytes.length) {
    const { bytesRead } = await file.handle.read(bytes, filled, bytes.length - filled, start + filled)
    if (bytesRead === 0) return bytes.subarray(0, filled)
    filled += bytesRead
  }
  return bytes
}

/**
 * A span as a stream of pieces, of which one is read ahead. Releases the file when it ends or is destroyed, and not
 * before a read that runs has ended.
 */
export const streamSpan = (
  file: OpenFile,
  { start, end }: ByteSpan,
  pieceLength: number,
  buffers: ReadBuffers,
): Readable => {
  let position = start
  let reading: Promise<unknown> = Promise.resolve()
  const readNext = async (stream: Readable): Promise<void> => {
    const last = Math.min(position + pieceLength - 1, end)
    const bytes = await readSpan(file, { start: position, end: last }, buffers)
    position += bytes.length
    stream.push(bytes.length > 0 ? bytes : null)
  }
  return new Readable({
    highWaterMark: pieceLength,
    read() {
      if (position > end) this.push(null)
      else reading = readNext(this).catch((error: Error) => this.destroy(error))
    },
    destroy(error, done) {
      void reading.finally(() => {
        file.release()
        done(error)
      })
    },
  })
}
