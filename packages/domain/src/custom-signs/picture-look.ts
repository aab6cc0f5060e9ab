import type { CustomSignType } from '../files/file-types.ts'
import { type Area, fittedInto, type Size } from '../kernel/page-geometry.ts'
import { matrixOf, transformed } from './geometry/matrix.ts'
import { keptPlacement } from './kept-placement.ts'
import { IMAGE_SCALE_MAX, IMAGE_SCALE_MIN, type ImageObject, type Placement } from './scene.ts'

/** A smaller part of a picture cannot be told any more. */
const CROP_MIN = 0.02
const WHOLE: Area = { x: 0, y: 0, width: 1, height: 1 }

/** A crop as it may be kept: within the picture; null when it shows all of it. */
export const keptCrop = (crop: Area | null): Area | null => {
  if (crop === null) return null
  const [x, y] = [start(crop.x), start(crop.y)]
  const kept = { x, y, width: extent(crop.width, x), height: extent(crop.height, y) }
  return kept.width === 1 && kept.height === 1 ? null : kept
}

export const isSameCrop = (one: Area | null, other: Area | null): boolean =>
  one === null || other === null
    ? one === other
    : one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height

export const keptLightening = (lightening: number): number =>
  Number.isNaN(lightening) ? 0 : fraction(Math.min(Math.max(lightening, 0), 1), 2)

export const keptImageScale = (scale: number): number =>
  Number.isNaN(scale) ? 1 : Number(Math.min(Math.max(scale, IMAGE_SCALE_MIN), IMAGE_SCALE_MAX).toFixed(2))

/** The object with another part of its picture, which stays where it was. */
export const croppedImage = (image: ImageObject, crop: Area | null, signType: CustomSignType): ImageObject => {
  const [before, after] = [image.crop ?? WHOLE, crop ?? WHOLE]
  const whole: Size = { width: image.size.width / before.width, height: image.size.height / before.height }
  const position = transformed(matrixOf(image), {
    x: (after.x + after.width / 2 - before.x - before.width / 2) * whole.width,
    y: (after.y + after.height / 2 - before.y - before.height / 2) * whole.height,
  })
  const placement: Placement = {
    ...image,
    position,
    size: { width: whole.width * after.width, height: whole.height * after.height },
  }
  return { ...image, ...keptPlacement(placement, signType), crop }
}

/** The size of another picture in the place of this one. */
export const sizeInPlace = ({ size }: Placement, picture: Size): Size => {
  if (!(picture.width > 0 && picture.height > 0)) return size
  const { width, height } = fittedInto({ x: 0, y: 0, ...size }, picture)
  return { width, height }
}

/**
 * How bright a tone is shown, both from 0 to 1: dark ones stay as they are, so that hands and clothes are seen, bright
 * ones reach white the sooner the more is lightened. Each of red, green and blue for itself.
 */
export const lightenedTone = (tone: number, lightening: number): number => {
  if (tone <= DARK) return tone
  const white = 1 - lightening * (1 - LEAST_WHITE)
  return Math.min(1, DARK + ((tone - DARK) * (1 - DARK)) / (white - DARK))
}
const DARK = 0.3
/** At full lightening all that is brighter than this is white. */
const LEAST_WHITE = 0.55

const start = (value: number): number =>
  Number.isNaN(value) ? 0 : fraction(Math.min(Math.max(value, 0), 1 - CROP_MIN), 4)
const extent = (value: number, from: number): number => {
  const room = fraction(1 - from, 4)
  return Number.isNaN(value) ? room : fraction(Math.min(Math.max(value, CROP_MIN), room), 4)
}
const fraction = (value: number, digits: number): number => Number(value.toFixed(digits)) + 0
