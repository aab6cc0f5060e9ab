import sharp from 'sharp'
import { serveWork } from '../../../platform/processes/serve-work.ts'
import type { FilmAnswer, FilmJob } from './film-job.ts'
import { filmPictures, pictureAt } from './film-pictures.ts'
import { keptFilmSize } from './film-size.ts'
import { rgbToI420 } from './i420.ts'
import { MediaError } from './media-error.ts'
import { FILM_FPS, mp4Writer } from './mp4-writer.ts'
import { type OpenFilm, openFilm } from './open-film.ts'
import { readOverlay } from './overlay.ts'

const work = async (job: FilmJob): Promise<FilmAnswer> => {
  try {
    const film = await openFilm(job.input, job.maxDurationMs)
    try {
      return await workOn(film, job)
    } finally {
      await film.close()
    }
  } catch (error) {
    return { reason: error instanceof MediaError ? error.reason : 'unreadable' }
  }
}

const workOn = async (film: OpenFilm, job: FilmJob): Promise<FilmAnswer> => {
  if (job.kind === 'probe') return { facts: film.facts, colours: film.colours }
  const size = keptFilmSize(film.facts, job.height)
  if (job.kind === 'poster') {
    const { durationMs } = film.facts
    const atMs = Math.min(job.atMs ?? durationMs * POSTER_AT, Math.max(0, durationMs - LAST_PICTURE_MS))
    const rgb = await pictureAt(film, atMs, size)
    if (!rgb) return { reason: 'unreadable' }
    return {
      bytes: await sharp(rgb, { raw: { ...size, channels: 3 } })
        .webp({ quality: 86 })
        .toBuffer(),
    }
  }
  const overlay = job.watermarkPng ? await readOverlay(job.watermarkPng, size.width, size.height) : undefined
  const writer = await mp4Writer(size)
  let marked: Buffer | undefined
  let planes: Uint8Array | undefined
  for await (const rgb of filmPictures(film, size, FILM_FPS)) {
    // The same picture comes again where the source has fewer pictures a second; it is marked and converted once.
    if (rgb !== marked || !planes) {
      overlay?.(rgb)
      marked = rgb
      planes = rgbToI420(rgb, size.width, size.height)
    }
    await writer.add(planes)
  }
  if (!planes) return { reason: 'unreadable' }
  return { bytes: await writer.finish() }
}

/** Share of the film at which the signer is in the middle of the sign. */
const POSTER_AT = 0.4
/** A moment behind the film shows its last picture. */
const LAST_PICTURE_MS = 1

/**
 * The process in which uploaded films are opened and decoded (`run-film-job.ts`). A file that makes a decoder crash or hang
 * takes this process with it and nothing else.
 */
serveWork<FilmJob, FilmAnswer>(work)
