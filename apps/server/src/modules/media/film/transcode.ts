import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { MAX_FILM_SECONDS } from '../content/content-limits.ts'
import { type FfmpegTask, ffmpegArguments, fitsFfmpeg } from './ffmpeg-command.ts'
import type { FilmHeight } from './film-size.ts'
import { MediaError } from './media-error.ts'
import { FILM_FPS } from './mp4-writer.ts'
import { findFfmpeg, runFfmpeg } from './run-ffmpeg.ts'
import { runFilmJob } from './run-film-job.ts'
import { countPictures } from './shown-parts.ts'
import { toneMapCube } from './tone-map.ts'

export type TranscodeOptions = {
  readonly height: FilmHeight
  /** Picture laid over every frame, stretched to its size. */
  readonly watermarkPng?: Uint8Array | undefined
  readonly signal?: AbortSignal | undefined
  readonly maxDurationMs?: number
  readonly timeoutMs?: number
  /** Path of ffmpeg, `null` for the embedded way; by default ffmpeg is used where there is one on the path. */
  readonly ffmpeg?: string | null
}

/**
 * An uploaded film (MP4, MOV, WebM) in the form that is kept: H.264, 25 frames a second, a key frame every fifth, no
 * sound, moov first. Rejects with a `MediaError`, or with the signal's reason.
 */
export const transcodeFilm = async (input: string, options: TranscodeOptions): Promise<Uint8Array> => {
  const { height, watermarkPng, signal, maxDurationMs = MAX_DURATION_MS, timeoutMs = TIMEOUT_MS } = options
  const limits = { timeoutMs, signal }
  const ffmpeg = options.ffmpeg === undefined ? await findFfmpeg() : options.ffmpeg
  if (ffmpeg) {
    const probe = await runFilmJob({ kind: 'probe', input, maxDurationMs }, limits)
    if (!('facts' in probe)) throw new MediaError('unreadable')
    const { facts, colours } = probe
    const film = fitsFfmpeg(facts) && (await withFfmpeg(ffmpeg, { input, facts, colours }, { ...options, timeoutMs }))
    if (film) return film
    // An ffmpeg built without H.264, or one that stumbles over this file: the embedded way has the last word.
  }
  const answer = await runFilmJob({ kind: 'transcode', input, height, watermarkPng, maxDurationMs }, limits)
  if (!('bytes' in answer)) throw new MediaError('unreadable')
  return answer.bytes
}

/** A still picture (WebP) out of a film, given as a file or as its bytes: of the middle, or of the moment `atMs`. */
export const posterOf = async (film: string | Uint8Array, options: PosterOptions = {}): Promise<Uint8Array> => {
  const { height = 720, atMs, signal, timeoutMs = TIMEOUT_MS, maxDurationMs = MAX_DURATION_MS } = options
  if (typeof film !== 'string') {
    return inFolder(async (folder) => {
      const path = join(folder, 'film')
      await writeFile(path, film)
      return posterOf(path, options)
    })
  }
  const answer = await runFilmJob({ kind: 'poster', input: film, height, atMs, maxDurationMs }, { timeoutMs, signal })
  if (!('bytes' in answer)) throw new MediaError('unreadable')
  return answer.bytes
}

export type PosterOptions = Partial<Pick<TranscodeOptions, 'height' | 'signal' | 'maxDurationMs' | 'timeoutMs'>> & {
  readonly atMs?: number | undefined
}

const MAX_DURATION_MS = MAX_FILM_SECONDS * 1_000
const TIMEOUT_MS = 240_000
/** A kept film is some hundred kB a second; past this something is wrong with it. */
const MAX_BYTES = 200_000_000

const TONE_MAP = 'tones.cube'

type FfmpegSource = Pick<FfmpegTask, 'input' | 'facts' | 'colours'>
type FfmpegLimits = TranscodeOptions & { readonly timeoutMs: number }

const withFfmpeg = (ffmpeg: string, source: FfmpegSource, limits: FfmpegLimits) =>
  inFolder(async (folder): Promise<Uint8Array | undefined> => {
    const { height, watermarkPng, signal, timeoutMs } = limits
    const { transfer } = source.colours
    const output = join(folder, 'film.mp4')
    const watermark = watermarkPng ? join(folder, 'watermark.png') : undefined
    if (watermark && watermarkPng) await writeFile(watermark, watermarkPng)
    const toneMap = transfer === 'sdr' ? undefined : TONE_MAP
    if (transfer !== 'sdr') await writeFile(join(folder, TONE_MAP), toneMapCube(transfer))
    const input = resolve(source.input)
    const task = { ...source, input, output, height, watermark, toneMap, maxBytes: MAX_BYTES }
    const succeeded = await runFfmpeg(ffmpeg, ffmpegArguments(task), { folder, timeoutMs, signal })
    if (!succeeded || (await stat(output)).size >= MAX_BYTES) return undefined
    // Whether all pictures are there: ffmpeg is content with none.
    const made = await runFilmJob(
      { kind: 'probe', input: output, maxDurationMs: MAX_DURATION_MS + 1_000 },
      limits,
    ).catch(nullIfUnreadable)
    const wanted = countPictures(source.facts.parts, FILM_FPS)
    if (!made || !('facts' in made) || countPictures(made.facts.parts, FILM_FPS) !== wanted) return undefined
    return readFile(output)
  })

const nullIfUnreadable = (error: unknown): null => {
  if (error instanceof MediaError && error.reason === 'unreadable') return null
  throw error
}

const inFolder = async <T>(use: (folder: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'gebaerdenraum-film-'))
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
