import { type ImageReference, isSameReference } from '../images/image-reference.ts'
import { FIXED_IMAGE_KEYS, NO_LOOK, type Scene, type SignBoxScene, type StoredScene } from './scene.ts'
import { changedObjects, withFixedImage } from './scene-changes.ts'

/** Every picture of a scene, as often as each is used; those too that its layout does not show at present. */
export const picturesIn = ({ objects, fixedObjects }: StoredScene): readonly ImageReference[] => {
  const free = objects.flatMap((object) => (object.type === 'image' ? object.imageReference : []))
  const fixed = FIXED_IMAGE_KEYS.flatMap((key) => fixedObjects[key]?.imageReference ?? [])
  return [...free, ...fixed]
}

/**
 * The scene with every picture replaced by what `change` makes of it, as when a copy gets its own images; null takes it
 * away. The very same scene when that changes nothing.
 */
export const withPictures = (scene: Scene, change: (picture: ImageReference) => ImageReference | null): Scene => {
  const changed = changedObjects(scene, (object) => {
    if (object.type !== 'image') return object
    const imageReference = change(object.imageReference)
    if (isSameReference(object.imageReference, imageReference)) return object
    return imageReference && { ...object, imageReference }
  })
  return changed.signType === 'signBox' ? withFixedPictures(changed, change) : changed
}

const withFixedPictures = (
  card: SignBoxScene,
  change: (picture: ImageReference) => ImageReference | null,
): SignBoxScene =>
  FIXED_IMAGE_KEYS.reduce((kept, key) => {
    const image = kept.fixedObjects[key]
    if (image.imageReference === null) return kept
    const imageReference = change(image.imageReference)
    if (isSameReference(image.imageReference, imageReference)) return kept
    return withFixedImage(kept, key, imageReference ? { ...image, imageReference } : { imageReference, ...NO_LOOK })
  }, card)
