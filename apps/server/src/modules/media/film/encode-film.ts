import type { SpellingLook } from '@gebaerdenraum/domain/media/spelling-look'
import { drawFrame } from '@gebaerdenraum/drawing/film/draw-frame'
import { createHandFilm } from '@gebaerdenraum/drawing/film/hand-film'
import { drawHandPoster } from '@gebaerdenraum/drawing/film/hand-stage'
import { createSignWritingFilm } from '@gebaerdenraum/drawing/film/sign-writing-film'
import type { Picture } from '@gebaerdenraum/drawing/svg/picture'
import sharp from 'sharp'
import type { FilmTask } from './draw-film.ts'
import { demoFilmSize, type FilmHeight } from './film-size.ts'
import { filmThreads } from './film-threads.ts'
import type { DrawnFilm } from './film-worker.ts'

export type EncodeOptions = {
  readonly height: FilmHeight
  readonly look: SpellingLook
  /** Text burned in along the edges. */
  readonly watermark?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * The film of a word as MP4: H.264, 25 frames a second, a key frame every fifth, no sound, playable while it loads. Runs in a
 * thread of its own; an aborted signal ends the thread and rejects with the signal's reason.
 */
export const encodeFilm = (word: string, { height, look, watermark, signal }: EncodeOptions): Promise<Uint8Array> => {
  if (signal?.aborted) return Promise.reject(signal.reason)
  const task: FilmTask = { word, height, look, watermark }
  const thread = filmThreads.take()
  let isDone = false
  return new Promise<Uint8Array>((resolve, reject) => {
    const abort = () => reject(signal?.reason)
    signal?.addEventListener('abort', abort, { once: true })
    thread.once('message', (answer: DrawnFilm) => {
      signal?.removeEventListener('abort', abort)
      if ('error' in answer) return reject(answer.error)
      isDone = true
      resolve(answer.film)
    })
    thread.once('error', reject)
    thread.once('exit', (code) => reject(new Error(`The film's thread ended early with code ${code}.`)))
    thread.postMessage(task)
  }).finally(() => (isDone ? filmThreads.keep(thread) : thread.terminate()))
}

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
