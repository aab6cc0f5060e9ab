import type { Input } from 'mediabunny'
import { serveWork } from '../../../platform/processes/serve-work.ts'
import { openInput, readShownParts } from '../film/open-input.ts'
import type { MovieTimes } from '../film/read-movie-times.ts'
import { shownSeconds } from '../film/shown-parts.ts'
import { MAX_FILM_PIXELS, MAX_FILM_SECONDS } from './content-limits.ts'
import type { Inspected } from './content-verdicts.ts'

const inspect = async (file: string | Uint8Array): Promise<Inspected> => {
  const { input, times, close } = await openInput(file)
  try {
    return await inspectTrack(input, times)
  } finally {
    await close()
  }
}

const inspectTrack = async (input: Input, times: MovieTimes): Promise<Inspected> => {
  const track = await input.getPrimaryVideoTrack()
  if (track === null) return { ok: false, reason: 'unreadable', found: 'ohne Bildspur' }
  const width = await track.getDisplayWidth()
  const height = await track.getDisplayHeight()
  if (!(width > 0 && height > 0)) return { ok: false, reason: 'unreadable', found: 'ohne Größe' }
  if (width * height > MAX_FILM_PIXELS) return { ok: false, reason: 'too-many-pixels' }
  // The last picture is where a file that breaks off is told.
  const parts = await readShownParts(track, times)
  if (parts.length === 0) return { ok: false, reason: 'unreadable', found: 'bricht ab' }
  if (shownSeconds(parts) > MAX_FILM_SECONDS) return { ok: false, reason: 'too-long' }
  return { ok: true, width, height }
}

/** The process in which the containers of films are read (`inspect-film.ts`). */
serveWork<string | Uint8Array, Inspected>(inspect)
