import type { SpellingLook } from '@gebaerdenraum/domain/media/spelling-look'
import { drawFrame } from '@gebaerdenraum/drawing/film/draw-frame'
import { createHandFilm } from '@gebaerdenraum/drawing/film/hand-film'
import { drawHandPoster } from '@gebaerdenraum/drawing/film/hand-stage'
import { createSignWritingFilm } from '@gebaerdenraum/drawing/film/sign-writing-film'
import type { Picture } from '@gebaerdenraum/drawing/svg/picture'
import sharp from 'sharp'
import { openWorkProcesses, WorkError } from '../../../platform/processes/work-processes.ts'
import type { FilmTask } from './draw-film.ts'
import { demoFilmSize, type FilmHeight } from './film-size.ts'
import { MediaError } from './media-error.ts'

export type EncodeOptions = {
  readonly height: FilmHeight
  readonly look: SpellingLook
  /** Text burned in along the edges. */
  readonly watermark?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * The film of a word as MP4: H.264, 25 frames a second, a key frame every fifth, no sound, playable while it loads. Drawn in
 * a process of its own; an aborted signal kills the process. Rejects with the signal's reason, or with a `MediaError`
 * (`timeout`) where the film takes more time or memory than it may.
 */
export const encodeFilm = async (
  word: string,
  { height, look, watermark, signal }: EncodeOptions,
): Promise<Uint8Array> => {
  try {
    return await PROCESSES.run({ word, height, look, watermark }, { ...LIMITS, signal })
  } catch (error) {
    if (!(error instanceof WorkError) || error.reason === 'crash') throw error
    throw new MediaError('timeout', { cause: error })
  }
}

const PROCESSES = openWorkProcesses<FilmTask, Uint8Array>(new URL('./drawing-process.ts', import.meta.url), {
  // How many films are made at once is decided where they are asked for.
  parallel: Number.POSITIVE_INFINITY,
  maxHeapMb: 512,
  idleMs: 30_000,
  // It keeps hands that films have shown, and has 700 MB after twenty films of usual words.
  maxIdleRssMb: 900,
  priority: 0,
})

/** A title of 120 letters takes half a minute, and more on a busy machine. */
const LIMITS = { deadlineMs: 240_000, maxRssMb: 2_000 } as const

/** A still picture of the film (WebP): its first letter. */
export const drawPoster = (word: string, options: PosterOptions): Promise<Buffer> =>
  sharp(Buffer.from(drawPosterPicture(word, options).svg))
    .webp({ quality: 86, effort: 3 })
    .toBuffer()

type PosterOptions = Omit<EncodeOptions, 'signal'>

const drawPosterPicture = (word: string, { height, look, watermark }: PosterOptions): Picture => {
  if (look.style === 'hands') return drawHandPoster(createHandFilm(word), height, look, watermark)
  const film = createSignWritingFilm(word)
  const size = demoFilmSize(height)
  const { isWithoutText } = look
  return drawFrame(film.frameAt(film.posterIndex), size.width, size.height, { watermark, isWithoutText })
}
