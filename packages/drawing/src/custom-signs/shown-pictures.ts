import { LAYOUT_KEYS, type PictureLook, type Scene } from '@gebaerdenraum/domain/custom-signs/scene'
import type { ImageReference } from '@gebaerdenraum/domain/images/image-reference'
import { IMAGE_SLOTS } from './card-slots.ts'

/** A picture that a scene shows; `width` is at most how wide all of it is there, in canvas units. */
export type ShownPicture = {
  readonly reference: ImageReference
  readonly lightening: number
  readonly width: number
}

/** Every picture that is seen, as often as it is: those of a layout that is not chosen are not. */
export const shownPictures = (scene: Scene): readonly ShownPicture[] => {
  const free = scene.objects.flatMap((object) =>
    object.type === 'image' ? shown(object.imageReference, object, object.size.width * object.scaleX) : [],
  )
  if (scene.signType === 'signOnly') return free
  const { layout, imageScaleOverrides } = scene.signTypeProperties
  const fixed = LAYOUT_KEYS[layout].images.flatMap((key) => {
    const image = scene.fixedObjects[key]
    return shown(image.imageReference, image, IMAGE_SLOTS[key].width * (imageScaleOverrides[key] ?? 1))
  })
  return [...fixed, ...free]
}

const shown = (
  reference: ImageReference | null,
  { crop, lightening }: PictureLook,
  width: number,
): readonly ShownPicture[] => (reference ? [{ reference, lightening, width: width / (crop?.width ?? 1) }] : [])
