import type { SpellingLook } from '@gebaerdenraum/domain/media/spelling-look'
import { captionMiddle } from '@gebaerdenraum/drawing/film/draw-frame'
import { drawWatermark } from '@gebaerdenraum/drawing/watermark/draw-watermark'
import { demoFilmSize, type FilmHeight, type FilmSize } from './film-size.ts'
import { createFramePlanes, type LayeredFilm } from './frame-planes.ts'
import { layHandFilm } from './lay-hand-film.ts'
import { laySignWritingFilm } from './lay-sign-writing-film.ts'
import { mp4Writer } from './mp4-writer.ts'
import { type Overlay, readOverlay } from './overlay.ts'

/** Draws and encodes the film of a word. Heavy: `encodeFilm` runs it beside the event loop. */
export const drawFilm = async (task: FilmTask): Promise<Uint8Array> => {
  const film = await layFilm(task)
  const writer = await mp4Writer(film.size)
  const readPlanes = createFramePlanes(film)
  for (let index = 0; index < film.frameCount; index += 1) await writer.add(await readPlanes(index))
  return writer.finish()
}

export type FilmTask = {
  readonly word: string
  readonly height: FilmHeight
  readonly look: SpellingLook
  readonly watermark: string | undefined
}

/** The film of a word as layers that are still to be drawn. */
export const layFilm = async ({ word, height, look, watermark }: FilmTask): Promise<LayeredFilm> => {
  const size = demoFilmSize(height)
  const overlay = watermark ? await watermarkOverlay(watermark, size) : undefined
  return look.style === 'hands' ? layHandFilm(word, size, look, overlay) : laySignWritingFilm(word, size, look, overlay)
}

const watermarkOverlay = (text: string, { width, height }: FilmSize): Promise<Overlay> =>
  readOverlay(Buffer.from(drawWatermark(width, height, text, captionMiddle(width, height)).svg), width, height)
