import { extentOf } from '@gebaerdenraum/domain/custom-signs/geometry/placement'
import { CANVAS_SIZES, LAYOUT_KEYS, type PictureLook, type Scene } from '@gebaerdenraum/domain/custom-signs/scene'
import type { ImageReference } from '@gebaerdenraum/domain/images/image-reference'
import { fittedInto, type Size } from '@gebaerdenraum/domain/kernel/page-geometry'
import { IMAGE_SLOTS } from './card-slots.ts'

/** How many pixels a picture has; null where that is not known, or where it is sharp at every size. */
type PixelsOf = (reference: ImageReference) => Size | null

/**
 * How many pixels a picture of the whole scene may have before the coarsest of the pictures in it is enlarged. Null where
 * there is none: everything else is lines.
 */
export const scenePixels = (scene: Scene, pixelsOf: PixelsOf): Size | null => {
  const density = Math.min(...freeDensities(scene, pixelsOf), ...fixedDensities(scene, pixelsOf))
  if (!Number.isFinite(density)) return null
  const { width, height } = CANVAS_SIZES[scene.signType]
  return { width: width * density, height: height * density }
}

/** In pixels of the picture for each unit of the canvas. */
const freeDensities = (scene: Scene, pixelsOf: PixelsOf): readonly number[] =>
  scene.objects.flatMap((object) => {
    const part = object.type === 'image' ? shownPart(object.imageReference, object, pixelsOf) : null
    const { width, height } = extentOf(object)
    return part ? Math.min(part.width / width, part.height / height) : []
  })

const fixedDensities = (scene: Scene, pixelsOf: PixelsOf): readonly number[] => {
  if (scene.signType === 'signOnly') return []
  const { layout, imageScaleOverrides } = scene.signTypeProperties
  return LAYOUT_KEYS[layout].images.flatMap((key) => {
    const image = scene.fixedObjects[key]
    const part = shownPart(image.imageReference, image, pixelsOf)
    return part ? part.width / (fittedInto(IMAGE_SLOTS[key], part).width * (imageScaleOverrides[key] ?? 1)) : []
  })
}

const shownPart = (reference: ImageReference | null, { crop }: PictureLook, pixelsOf: PixelsOf): Size | null => {
  const pixels = reference && pixelsOf(reference)
  if (!pixels) return null
  return { width: pixels.width * (crop?.width ?? 1), height: pixels.height * (crop?.height ?? 1) }
}
