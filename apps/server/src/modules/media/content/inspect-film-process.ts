import { BufferSource, EncodedPacketSink, FilePathSource, Input, MP4, QTFF, WEBM } from 'mediabunny'
import { serveWork } from '../../../platform/processes/serve-work.ts'
import { MAX_FILM_PIXELS, MAX_FILM_SECONDS } from './content-limits.ts'
import type { Inspected } from './content-verdicts.ts'

const inspect = async (file: string | Uint8Array): Promise<Inspected> => {
  const source = typeof file === 'string' ? new FilePathSource(file) : new BufferSource(file)
  const input = new Input({ source, formats: [MP4, QTFF, WEBM] })
  try {
    return await inspectTrack(input)
  } finally {
    input.dispose()
  }
}

const inspectTrack = async (input: Input): Promise<Inspected> => {
  const track = await input.getPrimaryVideoTrack()
  if (track === null) return { ok: false, reason: 'unreadable', found: 'ohne Bildspur' }
  const width = await track.getDisplayWidth()
  const height = await track.getDisplayHeight()
  if (!(width > 0 && height > 0)) return { ok: false, reason: 'unreadable', found: 'ohne Größe' }
  if (width * height > MAX_FILM_PIXELS) return { ok: false, reason: 'too-many-pixels' }
  // The last picture is where a file that breaks off is told.
  const last = await new EncodedPacketSink(track).getPacket(Number.POSITIVE_INFINITY)
  if (last === null) return { ok: false, reason: 'unreadable', found: 'bricht ab' }
  if (last.timestamp > MAX_FILM_SECONDS) return { ok: false, reason: 'too-long' }
  return { ok: true, width, height }
}

/** The process in which the containers of films are read (`inspect-film.ts`). */
serveWork<string | Uint8Array, Inspected>(inspect)
