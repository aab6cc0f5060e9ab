import { BufferSource, EncodedPacketSink, FilePathSource, Input, MP4, QTFF, WEBM } from 'mediabunny'
import { MAX_FILM_PIXELS } from './content-limits.ts'
import type { Inspected } from './content-verdicts.ts'

/** Reads the container: a film has a picture track with a size, whose last picture is there. */
export const inspectFilm = async (file: string | Uint8Array): Promise<Inspected> => {
  const source = typeof file === 'string' ? new FilePathSource(file) : new BufferSource(file)
  const input = new Input({ source, formats: [MP4, QTFF, WEBM] })
  const expiry = AbortSignal.timeout(TIME_LIMIT_MS)
  const expired = new Promise<Inspected>((resolve) => {
    expiry.addEventListener('abort', () => resolve({ ok: false, reason: 'unreadable' }))
  })
  try {
    return await Promise.race([readTrack(input), expired])
  } catch {
    return { ok: false, reason: 'unreadable' }
  } finally {
    input.dispose()
  }
}

const TIME_LIMIT_MS = 10_000

const readTrack = async (input: Input): Promise<Inspected> => {
  const track = await input.getPrimaryVideoTrack()
  if (track === null) return { ok: false, reason: 'unreadable', found: 'ohne Bildspur' }
  const width = await track.getDisplayWidth()
  const height = await track.getDisplayHeight()
  if (!(width > 0 && height > 0)) return { ok: false, reason: 'unreadable', found: 'ohne Größe' }
  if (width * height > MAX_FILM_PIXELS) return { ok: false, reason: 'too-many-pixels' }
  // The last picture is where a file that breaks off is told.
  if ((await new EncodedPacketSink(track).getPacket(Number.POSITIVE_INFINITY)) === null) {
    return { ok: false, reason: 'unreadable', found: 'bricht ab' }
  }
  return { ok: true, width, height }
}
