import { open } from 'node:fs/promises'
import {
  BufferSource,
  CustomSource,
  EncodedPacketSink,
  FilePathSource,
  Input,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  QTFF,
  WEBM,
} from 'mediabunny'
import { type MovieTimes, type ReadBytes, readMovieTimes } from './read-movie-times.ts'
import { findShownParts, type ShownPart } from './shown-parts.ts'

export type OpenInput = {
  readonly input: Input
  readonly times: MovieTimes
  readonly close: () => Promise<void>
}

/**
 * A film in a container that is read: MP4, MOV, WebM or Matroska. Its edit lists are read here and hidden from the library,
 * which knows one edit and not where it ends: the times of packets and pictures are those of the track.
 */
export const openInput = async (file: string | Uint8Array): Promise<OpenInput> => {
  const formats = [MP4, QTFF, WEBM, MATROSKA]
  if (typeof file !== 'string') {
    const read: ReadBytes = async (start, length) => {
      const part = file.subarray(start, start + length)
      return Buffer.from(part.buffer, part.byteOffset, part.length)
    }
    const times = await readMovieTimes(read)
    const bytes = times.places.length === 0 ? file : hideLists(Buffer.from(file), 0, times.places)
    const input = new Input({ source: new BufferSource(bytes), formats })
    return { input, times, close: async () => input.dispose() }
  }
  const handle = await open(file, 'r')
  try {
    const read: ReadBytes = async (start, length) => {
      const left = Math.max(0, Math.min(length, (await handle.stat()).size - start))
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(left), 0, left, start)
      return buffer.subarray(0, bytesRead)
    }
    const times = await readMovieTimes(read)
    if (times.places.length === 0) {
      await handle.close()
      const input = new Input({ source: new FilePathSource(file), formats })
      return { input, times, close: async () => input.dispose() }
    }
    const source = new CustomSource({
      getSize: async () => (await handle.stat()).size,
      read: async (start, end) => hideLists(await read(start, end - start), start, times.places),
      prefetchProfile: 'fileSystem',
    })
    const input = new Input({ source, formats })
    const close = async () => {
      input.dispose()
      await handle.close()
    }
    return { input, times, close }
  } catch (error) {
    await handle.close()
    throw error
  }
}

const FREE = Buffer.from('free')

/** Turns boxes with edit lists into ones without a meaning, in bytes that begin at `start` of the file. */
const hideLists = (bytes: Buffer, start: number, places: readonly number[]): Buffer => {
  for (const place of places) {
    for (const [index, letter] of FREE.entries()) {
      const at = place + index - start
      if (at >= 0 && at < bytes.length) bytes[at] = letter
    }
  }
  return bytes
}

/** What is shown of a track; empty where it has no picture, or breaks off before its last. */
export const readShownParts = async (
  track: InputVideoTrack,
  { byTrack, isFragmented }: MovieTimes,
): Promise<readonly ShownPart[]> => {
  const sink = new EncodedPacketSink(track)
  const last = await sink.getPacket(Number.POSITIVE_INFINITY)
  if (!last) return []
  const before = last.duration > 0 ? null : await sink.getPacket(last.timestamp - SMALLEST_STEP)
  // A WebM does not say how long its last picture stays: as long as the one before.
  const spacing = before ? Math.min(last.timestamp - before.timestamp, LONGEST_LAST) : 0
  const end = last.timestamp + (last.duration > 0 ? last.duration : spacing > 0 ? spacing : SMALLEST_LAST)
  const media = { start: await track.getFirstTimestamp(), end }
  return findShownParts(byTrack.get(track.id)?.edits ?? [], media, isFragmented)
}

/** Seconds. */
const SMALLEST_STEP = 0.000_5
const SMALLEST_LAST = 0.04
const LONGEST_LAST = 1
