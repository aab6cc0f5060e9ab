import { captionMiddle, drawFrame } from '@gebaerdenraum/drawing/film/draw-frame'
import { type Film, type FilmFrame, filmOf } from '@gebaerdenraum/drawing/film/film'
import { drawWatermark } from '@gebaerdenraum/drawing/watermark/draw-watermark'
import sharp from 'sharp'
import { demoFilmSize, type FilmHeight, type FilmSize } from './film-size.ts'
import { rgbToI420 } from './i420.ts'
import { mp4Writer } from './mp4-writer.ts'
import { type Overlay, readOverlay } from './overlay.ts'

/** Draws and encodes the film of a word. Heavy: `encodeFilm` runs it beside the event loop. */
export const drawFilm = async ({ word, height, watermark }: FilmTask): Promise<Uint8Array> => {
  const film = filmOf(word)
  const size = demoFilmSize(height)
  const overlay = watermark ? await watermarkOverlay(watermark, size) : undefined
  const writer = await mp4Writer(size)
  const rasters = frameRasters(film, size, overlay)
  for (let index = 0; index < film.frameCount; index += 1) await writer.add(await rasters(index))
  return writer.finish()
}

export type FilmTask = { readonly word: string; readonly height: FilmHeight; readonly watermark: string | undefined }

/** How many frames are drawn ahead, so that drawing and encoding share the cores. */
const AHEAD = 8

/**
 * The planes of each frame in turn. Frames with the same key are drawn once; what no later frame needs is forgotten, so
 * that a long word does not fill the memory.
 */
const frameRasters = (film: Film, size: FilmSize, overlay: Overlay | undefined) => {
  const frames = Array.from({ length: film.frameCount }, (_, index) => film.frameAt(index))
  const lastUse = new Map(frames.map(({ key }, index) => [key, index]))
  const drawn = new Map<string, Promise<Uint8Array>>()
  const planesOf = (frame: FilmFrame): Promise<Uint8Array> => {
    const known = drawn.get(frame.key) ?? rasterise(frame, size, overlay)
    drawn.set(frame.key, known)
    return known
  }
  return async (index: number): Promise<Uint8Array> => {
    for (const frame of frames.slice(index + 1, index + AHEAD)) planesOf(frame).catch(() => undefined)
    const frame = frames[index]!
    const planes = await planesOf(frame)
    if (lastUse.get(frame.key) === index) drawn.delete(frame.key)
    return planes
  }
}

const rasterise = async (frame: FilmFrame, { width, height }: FilmSize, overlay: Overlay | undefined) => {
  const { svg } = drawFrame(frame, width, height)
  const rgb = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
  overlay?.(rgb)
  return rgbToI420(rgb, width, height)
}

const watermarkOverlay = (text: string, { width, height }: FilmSize): Promise<Overlay> =>
  readOverlay(Buffer.from(drawWatermark(width, height, text, captionMiddle(width, height)).svg), width, height)
