import { isSameReference } from '../../images/image-reference.ts'
import type { Size } from '../../kernel/page-geometry.ts'
import { ARROWS } from '../arrows.ts'
import type { HandFit, ImageTarget } from '../commands.ts'
import { matrixOf, transformed } from '../geometry/matrix.ts'
import { keptPlacement } from '../kept-placement.ts'
import { croppedImage, isSameCrop, keptCrop, keptLightening, sizeInPlace } from '../picture-look.ts'
import { done, type Outcome, refuse } from '../refusals.ts'
import { type FixedImage, type HandObject, type ImageObject, NO_LOOK, type Scene, type SceneObject } from '../scene.ts'
import { changedObjects, objectOf, withFixedImage } from '../scene-changes.ts'
import { isEmptyText, keptFreeText } from '../scene-texts.ts'
import type { Handlers } from './handler.ts'

/** What an object shows, and how. */
export const lookCommands: Handlers<
  | 'set-text'
  | 'set-text-room'
  | 'set-color'
  | 'set-colouring'
  | 'set-arrow'
  | 'set-hand'
  | 'set-person-view'
  | 'set-image'
  | 'crop-image'
  | 'lighten-image'
> = {
  'set-text': (scene, { objectId, text, size }) => {
    const object = objectOf(scene, objectId)
    if (!object) return refuse('no-such-object')
    if (object.type !== 'text' && object.type !== 'textbox') return refuse('not-for-this-type')
    const kept = keptFreeText(text)
    if (isEmptyText(kept)) return refuse('empty-text')
    if (kept === object.text) return done(scene)
    const placement = keptPlacement(object.type === 'text' ? { ...object, size } : object, scene.signType)
    return done(withObject(scene, { ...object, ...placement, text: kept }))
  },

  'set-text-room': (scene, { objectId, room, size }) => {
    const object = objectOf(scene, objectId)
    if (!object) return refuse('no-such-object')
    if (object.type !== 'text' && object.type !== 'textbox') return refuse('not-for-this-type')
    const placement = keptPlacement({ ...object, size }, scene.signType)
    const isSame = object.type === room && isSameSize(object.size, placement.size)
    return done(isSame ? scene : withObject(scene, { ...object, ...placement, type: room }))
  },

  'set-color': (scene, { objectIds, color }) => {
    const objects = objectIds.map((id) => objectOf(scene, id))
    if (objects.includes(undefined)) return refuse('no-such-object')
    if (objects.some((object) => object && !('color' in object))) return refuse('not-for-this-type')
    return done(
      changedObjects(scene, (object) =>
        !('color' in object) || object.color === color || !objectIds.includes(object.id)
          ? object
          : { ...object, color },
      ),
    )
  },

  'set-colouring': (scene, { objectIds, colouring }) => {
    const objects = objectIds.map((id) => objectOf(scene, id))
    if (objects.includes(undefined)) return refuse('no-such-object')
    if (objects.some((object) => object && !('colouring' in object))) return refuse('not-for-this-type')
    return done(
      changedObjects(scene, (object) =>
        !('colouring' in object) || object.colouring === colouring || !objectIds.includes(object.id)
          ? object
          : { ...object, colouring },
      ),
    )
  },

  'set-arrow': (scene, { objectId, arrow }) => {
    const object = objectOf(scene, objectId)
    if (!object) return refuse('no-such-object')
    if (object.type !== 'arrow') return refuse('not-for-this-type')
    if (object.arrow === arrow) return done(scene)
    const placement = keptPlacement({ ...object, size: ARROWS[arrow].size }, scene.signType)
    return done(withObject(scene, { ...object, ...placement, arrow }))
  },

  'set-hand': (scene, { objectId, hand, fit }) => {
    const object = objectOf(scene, objectId)
    if (!object) return refuse('no-such-object')
    if (object.type !== 'hand') return refuse('not-for-this-type')
    const { handshape = object.handshape, view = object.view, side = object.side } = hand
    if (handshape === object.handshape && view === object.view && side === object.side) return done(scene)
    const placement = fit ? keptPlacement(placeWrist(object, fit), scene.signType) : null
    return done(withObject(scene, { ...object, ...placement, handshape, view, side }))
  },

  'set-person-view': (scene, { objectId, view }) => {
    const object = objectOf(scene, objectId)
    if (!object) return refuse('no-such-object')
    if (object.type !== 'person') return refuse('not-for-this-type')
    return done(object.view === view ? scene : withObject(scene, { ...object, view }))
  },

  'set-image': (scene, { objectId, imageReference, pictureSize }) => {
    const object = objectOf(scene, objectId)
    if (!object) return refuse('no-such-object')
    if (object.type !== 'image') return refuse('not-for-this-type')
    if (isSameReference(object.imageReference, imageReference)) return done(scene)
    const placement = keptPlacement({ ...object, size: sizeInPlace(object, pictureSize) }, scene.signType)
    return done(withObject(scene, { ...object, ...placement, ...NO_LOOK, imageReference }))
  },

  'crop-image': (scene, { image, crop }) => {
    const kept = keptCrop(crop)
    return onImage(scene, image, {
      free: (object) => (isSameCrop(object.crop, kept) ? object : croppedImage(object, kept, scene.signType)),
      fixed: (fixed) => (isSameCrop(fixed.crop, kept) ? fixed : { ...fixed, crop: kept }),
    })
  },

  'lighten-image': (scene, { image, lightening }) => {
    const kept = keptLightening(lightening)
    return onImage(scene, image, {
      free: (object) => (object.lightening === kept ? object : { ...object, lightening: kept }),
      fixed: (fixed) => (fixed.lightening === kept ? fixed : { ...fixed, lightening: kept }),
    })
  },
}

/** The place of a hand with another drawing: its wrist is where it was. */
const placeWrist = (object: HandObject, { size, shift }: HandFit): HandObject => ({
  ...object,
  size,
  position: transformed(matrixOf(object), shift),
})

type ImageChanges = {
  readonly free: (object: ImageObject) => ImageObject
  readonly fixed: (image: FixedImage) => FixedImage
}

const onImage = (scene: Scene, target: ImageTarget, { free, fixed }: ImageChanges): Outcome => {
  if ('key' in target) {
    if (scene.signType !== 'signBox') return refuse('not-for-this-type')
    const image = scene.fixedObjects[target.key]
    return image.imageReference === null
      ? refuse('no-such-object')
      : done(withFixedImage(scene, target.key, fixed(image)))
  }
  const object = objectOf(scene, target.objectId)
  if (!object) return refuse('no-such-object')
  return object.type === 'image' ? done(withObject(scene, free(object))) : refuse('not-for-this-type')
}

const withObject = (scene: Scene, changed: SceneObject): Scene =>
  changedObjects(scene, (object) => (object.id === changed.id ? changed : object))

const isSameSize = (one: Size, other: Size): boolean => one.width === other.width && one.height === other.height
