import { isStill, type StillVariant, type VideoVariant } from '@gebaerdenraum/domain/media/sign-media'
import { drawWatermark } from '@gebaerdenraum/drawing/watermark/draw-watermark'
import sharp from 'sharp'
import type { MediaStorage } from '../../../platform/storage/storage.ts'
import { inspectFilm } from '../content/inspect-film.ts'
import { drawPoster, encodeFilm } from '../film/encode-film.ts'
import { type FilmHeight, keptFilmSize } from '../film/film-size.ts'
import { MediaError } from '../film/media-error.ts'
import { posterOf, transcodeFilm } from '../film/transcode.ts'
import { makePicture, withWatermark } from '../pictures/make-picture.ts'
import type { FilmBase, SpellingBase } from '../variants/recipe.ts'
import { VariantError } from '../variants/variant-error.ts'
import { withOriginalFile } from './original-file.ts'

export type MadeFilm = { readonly bytes: Uint8Array; readonly contentType: 'video/mp4' | 'image/webp' }

/** One variant of a film: drawn for a spelled word, else made from the import. The mark is part of the pictures. */
export const makeFilm = async (
  { base, variant, watermark }: { base: FilmBase; variant: VideoVariant; watermark: string | null },
  storage: MediaStorage,
  signal: AbortSignal,
): Promise<MadeFilm> => {
  const isPicture = isStill(variant)
  const height = variant === 'tiny' ? 360 : 720
  try {
    const bytes = await (base.from === 'spelling'
      ? spelled(base, isPicture, height, watermark, signal)
      : withOriginalFile(storage, base.original, (path) =>
          imported(path, { isPoster: isPicture, atMs: base.posterMs }, height, watermark, signal),
        ))
    if (!isPicture) return { bytes, contentType: 'video/mp4' }
    return { bytes: await toStill(bytes, variant), contentType: 'image/webp' }
  } catch (error) {
    if (error instanceof MediaError) throw new VariantError(error.reason, { cause: error })
    throw error
  }
}

/** The poster itself, or fitted into the room of a thumbnail. It was made here, so it may be decoded here. */
const toStill = async (poster: Uint8Array, variant: StillVariant): Promise<Uint8Array> => {
  if (variant !== 'thumbnail' && variant !== 'thumbnail-square') return poster
  return (await makePicture({ kind: 'raster', bytes: poster }, variant, null)).bytes
}

const spelled = (
  { title, look }: SpellingBase,
  isPoster: boolean,
  height: FilmHeight,
  watermark: string | null,
  signal: AbortSignal,
): Promise<Uint8Array> => {
  const mark = watermark === null ? {} : { watermark }
  return isPoster ? drawPoster(title, { height, look, ...mark }) : encodeFilm(title, { height, look, signal, ...mark })
}

const imported = async (
  path: string,
  { isPoster, atMs }: { readonly isPoster: boolean; readonly atMs: number | undefined },
  height: FilmHeight,
  watermark: string | null,
  signal: AbortSignal,
): Promise<Uint8Array> => {
  if (isPoster) {
    const poster = await posterOf(path, { height, signal, atMs })
    if (watermark === null) return poster
    return (await withWatermark(sharp(poster), watermark)).webp({ quality: 82 }).toBuffer()
  }
  const mark = watermark === null ? {} : { watermarkPng: await watermarkFor(path, height, watermark) }
  return transcodeFilm(path, { height, signal, ...mark })
}

/** The mark in the film's own size, as it is stretched to the frame afterwards. */
const watermarkFor = async (path: string, height: FilmHeight, text: string): Promise<Uint8Array> => {
  const film = await inspectFilm(path)
  if (!film.ok) throw new VariantError('unreadable')
  const size = keptFilmSize(film, height)
  return sharp(Buffer.from(drawWatermark(size.width, size.height, text).svg))
    .png()
    .toBuffer()
}
