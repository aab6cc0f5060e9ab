import type { ImageVariant } from '@gebaerdenraum/domain/images/image-variants'
import { LINK_PREVIEW_SIZE } from '@gebaerdenraum/domain/media/link-previews'
import type { PictureVariant } from '@gebaerdenraum/domain/media/sign-media'
import type { LinkPreviewVariant } from '../variants/recipe.ts'

/** Room a variant is fitted into, in pixels; nothing is stretched, and no import enlarged. */
export type PictureSize = { readonly width: number; readonly height: number; readonly isSquare: boolean }

export const PICTURE_SIZES: Readonly<
  Record<Exclude<PictureVariant | ImageVariant, 'original'> | LinkPreviewVariant, PictureSize>
> = {
  default: { width: 800, height: 1228, isSquare: false },
  watermarked: { width: 800, height: 1228, isSquare: false },
  small: { width: 480, height: 480, isSquare: false },
  thumbnail: { width: 320, height: 640, isSquare: false },
  'thumbnail-square': { width: 320, height: 320, isSquare: true },
  tiny: { width: 96, height: 192, isSquare: false },
  'link-preview': { ...LINK_PREVIEW_SIZE, isSquare: false },
}

/** Whole pixels of a picture fitted into its room; at least one each way. */
export const fittedSize = (
  picture: { readonly width: number; readonly height: number },
  room: PictureSize,
  mayEnlarge: boolean,
): { readonly width: number; readonly height: number } => {
  const scale = Math.min(room.width / picture.width, room.height / picture.height, mayEnlarge ? Infinity : 1)
  return { width: whole(picture.width * scale), height: whole(picture.height * scale) }
}

const whole = (value: number): number => Math.max(1, Math.round(value))
