import type { ImageVariant } from '@gebaerdenraum/domain/images/image-variants'
import type { PictureVariant } from '@gebaerdenraum/domain/media/sign-media'
import sharp, { type JpegOptions, type Sharp, type WebpOptions } from 'sharp'
import { MAX_PICTURE_PIXELS } from '../content/content-limits.ts'
import type { LinkPreviewVariant } from '../variants/recipe.ts'
import { VariantError } from '../variants/variant-error.ts'
import type { BasePicture } from './picture-base.ts'
import type { MadePicture } from './picture-job.ts'
import { fittedSize, PICTURE_SIZES, type PictureSize } from './picture-sizes.ts'
import { rasteriseSvg } from './rasterise-svg.ts'
import { watermarkRaster } from './watermark-raster.ts'

/** One variant of a picture: a vector as it is for print, WebP for the screen, JPEG for messengers. */
export const makePicture = async (
  base: BasePicture,
  variant: PictureVariant | ImageVariant | LinkPreviewVariant,
  watermark: string | null,
): Promise<MadePicture> => {
  if (variant === 'original') return originalOf(base)
  const room = PICTURE_SIZES[variant]
  const sized = await (base.kind === 'vector' ? drawn(base, room) : scaled(base.bytes, room))
  const paper = (base.kind === 'vector' && base.paper) || WHITE
  const framed = room.isSquare ? centred(sized, room, paper) : sized
  const marked = watermark === null ? framed : await withWatermark(framed, watermark)
  if (variant === 'link-preview') {
    const bytes = await marked.flatten({ background: paper }).jpeg(MESSENGER).toBuffer().catch(asUnreadable)
    return { bytes, contentType: 'image/jpeg' }
  }
  const bytes = await marked
    .webp(isLineArt(base) ? LINE_ART : PHOTO)
    .toBuffer()
    .catch(asUnreadable)
  return { bytes, contentType: 'image/webp' }
}

/** Line art is smaller and faster without loss; measured on print cards: 6 kB in 50 ms against 12 kB in 140 ms. */
const LINE_ART: WebpOptions = { lossless: true, effort: 2 }
const PHOTO: WebpOptions = { quality: 82, effort: 4 }
/** Not all of them read WebP; some show no file above 300 kB. */
const MESSENGER: JpegOptions = { quality: 84, chromaSubsampling: '4:4:4', mozjpeg: true }

const isLineArt = (base: BasePicture): boolean => base.kind === 'vector' && !/href="data:image\/(?!svg)/.test(base.svg)

const originalOf = (base: BasePicture): MadePicture => {
  if (base.kind === 'raster') throw new Error('The original of a raster is the imported file itself.')
  return { bytes: Buffer.from(base.svg), contentType: 'image/svg+xml' }
}

const drawn = async (base: Extract<BasePicture, { kind: 'vector' }>, room: PictureSize): Promise<Sharp> => {
  const { width } = fittedSize(base, room, true)
  const raster = await rasteriseSvg(base.svg, width).catch(asUnreadable)
  const size = { width: raster.width, height: raster.height }
  return sharp(raster.pixels, { raw: { ...size, channels: 4, premultiplied: true } })
}

/** The first picture of an animation, upright; colours become sRGB, and what a camera wrote about the place is dropped. */
const scaled = async (bytes: Uint8Array, room: PictureSize): Promise<Sharp> => {
  const input = sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' })
  const { autoOrient } = await input.metadata().catch(asUnreadable)
  const size = fittedSize(autoOrient, room, false)
  return input.autoOrient().resize(size.width, size.height, { fit: 'fill' }).toColourspace('srgb')
}

const WHITE = '#ffffff'

const centred = (image: Sharp, room: PictureSize, background: string): Sharp => {
  return image.resize(room.width, room.height, { fit: 'contain', background }).flatten({ background })
}

export const withWatermark = async (image: Sharp, text: string): Promise<Sharp> => {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true }).catch(asUnreadable)
  const size = { width: info.width, height: info.height }
  const mark = await watermarkRaster(size.width, size.height, text)
  return sharp(data, { raw: { ...size, channels: 4 } }).composite([
    { input: Buffer.from(mark.pixels), raw: { ...size, channels: 4, premultiplied: true } },
  ])
}

const asUnreadable = (error: unknown): never => {
  throw new VariantError('unreadable', { cause: error })
}
