import { isId } from '../images/image-reference.ts'
import type { FixedImage, FixedImageKey, Scene, SceneObject, SignBoxScene } from './scene.ts'

/** The small changes that commands are made of. Each gives a new scene and shares what stays. */

export const objectOf = ({ objects }: Pick<Scene, 'objects'>, id: string): SceneObject | undefined =>
  objects.find((object) => object.id === id)

/** In this order from the lowest up; those that are where they were stay the very same. */
export const withObjects = (scene: Scene, objects: readonly SceneObject[]): Scene => ({
  ...scene,
  objects: objects.map((object, order) => (object.order === order ? object : { ...object, order })),
})

/** Every object replaced by what `change` makes of it; the very same scene when that changes none. */
export const changedObjects = (scene: Scene, change: (object: SceneObject) => SceneObject | null): Scene => {
  const changed = scene.objects.map(change)
  return changed.every((object, index) => object === scene.objects[index])
    ? scene
    : withObjects(
        scene,
        changed.filter((object) => object !== null),
      )
}

/** The very same card when the picture is. */
export const withFixedImage = (card: SignBoxScene, key: FixedImageKey, image: FixedImage): SignBoxScene =>
  card.fixedObjects[key] === image ? card : { ...card, fixedObjects: { ...card.fixedObjects, [key]: image } }

/** The first so many of the new ids that are valid, different and not taken; null when there are too few. */
export const takeIds = (scene: Scene, ids: readonly string[], count: number): readonly string[] | null => {
  const free = [...new Set(ids)].filter((id) => isId(id) && !objectOf(scene, id))
  return free.length >= count ? free.slice(0, count) : null
}
