import type { SpellingLook } from '@gebaerdenraum/domain/hands/spelling-look'
import { captionMiddle } from '@gebaerdenraum/drawing/film/draw-frame'
import { filmOf } from '@gebaerdenraum/drawing/film/film'
import { drawWatermark } from '@gebaerdenraum/drawing/watermark/draw-watermark'
import { demoFilmSize, type FilmHeight, type FilmSize } from './film-size.ts'
import { framePlanes } from './frame-planes.ts'
import { mp4Writer } from './mp4-writer.ts'
import { type Overlay, readOverlay } from './overlay.ts'

/** Draws and encodes the film of a word. Heavy: `encodeFilm` runs it beside the event loop. */
export const drawFilm = async ({ word, height, watermark }: FilmTask): Promise<Uint8Array> => {
  const film = filmOf(word)
  const size = demoFilmSize(height)
  const overlay = watermark ? await watermarkOverlay(watermark, size) : undefined
  const writer = await mp4Writer(size)
  const planesOf = await framePlanes(film, size, overlay)
  for (let index = 0; index < film.frameCount; index += 1) await writer.add(await planesOf(index))
  return writer.finish()
}

export type FilmTask = {
  readonly word: string
  readonly height: FilmHeight
  readonly look: SpellingLook
  readonly watermark: string | undefined
}

const watermarkOverlay = (text: string, { width, height }: FilmSize): Promise<Overlay> =>
  readOverlay(Buffer.from(drawWatermark(width, height, text, captionMiddle(width, height)).svg), width, height)
