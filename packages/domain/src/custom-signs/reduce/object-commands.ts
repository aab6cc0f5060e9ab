import type { NewSceneObject } from '../commands.ts'
import { keptObject } from '../kept-object.ts'
import { isSamePlacement, keptPlacement, placementOf } from '../kept-placement.ts'
import { done, type Outcome, refuse } from '../refusals.ts'
import { OBJECTS_MAX, type Scene, type SceneObject } from '../scene.ts'
import { changedObjects, objectOf, takeIds, withObjects } from '../scene-changes.ts'
import type { Handlers } from './handler.ts'

export const objectCommands: Handlers<
  'add-objects' | 'duplicate-objects' | 'delete-objects' | 'place-objects' | 'order-object'
> = {
  'add-objects': (scene, { objects, newObjectIds }) => onTop(scene, objects, newObjectIds),

  'duplicate-objects': (scene, { objectIds, offset, newObjectIds }) => {
    if (!areThere(scene, objectIds)) return refuse('no-such-object')
    const copied = scene.objects.filter(({ id }) => objectIds.includes(id))
    const moved = copied.map(({ id: _, order: __, ...object }): NewSceneObject => {
      const { x, y } = object.position
      return { ...object, position: { x: x + offset.x, y: y + offset.y } }
    })
    return onTop(scene, moved, newObjectIds)
  },

  'delete-objects': (scene, { objectIds }) => {
    const gone = new Set(objectIds)
    return done(changedObjects(scene, (object) => (gone.has(object.id) ? null : object)))
  },

  'place-objects': (scene, { places }) => {
    const ids = places.map(({ objectId }) => objectId)
    if (!areThere(scene, ids)) return refuse('no-such-object')
    const byId = new Map(places.map(({ objectId, ...place }) => [objectId, place]))
    return done(
      changedObjects(scene, (object) => {
        const place = byId.get(object.id)
        if (!place) return object
        const kept = keptPlacement({ ...placementOf(object), ...place }, scene.signType)
        return isSamePlacement(kept, object) ? object : { ...object, ...kept }
      }),
    )
  },

  'order-object': (scene, { objectId, order }) => {
    const object = objectOf(scene, objectId)
    if (!object) return refuse('no-such-object')
    const to = Math.min(Math.max(0, Math.trunc(order)), scene.objects.length - 1)
    if (Number.isNaN(to) || to === object.order) return done(scene)
    return done(withObjects(scene, scene.objects.toSpliced(object.order, 1).toSpliced(to, 0, object)))
  },
}

const areThere = (scene: Scene, objectIds: readonly string[]): boolean => objectIds.every((id) => objectOf(scene, id))

const onTop = (scene: Scene, objects: readonly NewSceneObject[], newObjectIds: readonly string[]): Outcome => {
  if (objects.length === 0) return done(scene)
  if (scene.objects.length + objects.length > OBJECTS_MAX) return refuse('too-many-objects')
  const ids = takeIds(scene, newObjectIds, objects.length)
  if (!ids) return refuse('ids-missing')
  const named: SceneObject[] = []
  for (const [index, object] of objects.entries()) {
    const kept = keptObject({ ...object, id: ids[index] ?? '', order: scene.objects.length + index }, scene.signType)
    if (kept === null) return refuse('empty-text')
    named.push(kept)
  }
  return done(withObjects(scene, [...scene.objects, ...named]))
}
