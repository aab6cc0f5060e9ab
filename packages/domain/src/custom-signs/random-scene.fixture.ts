import fc from 'fast-check'
import { WORD_CLASS_IDS } from '../catalogue/word-classes.ts'
import { CUSTOM_SIGN_TYPES, type CustomSignType } from '../files/file-types.ts'
import { imageReference } from '../images/random-image-reference.fixture.ts'
import type { Area, Point, Size } from '../kernel/page-geometry.ts'
import { anyText, ids } from '../kernel/random-values.fixture.ts'
import { COLOURINGS } from '../media/colourings.ts'
import { HAND_VIEWS, HANDSHAPES } from '../media/handshapes.ts'
import { ARROW_KEYS } from './arrows.ts'
import type { ImageTarget, NewSceneObject, SceneCommand } from './commands.ts'
import { HAND_SIDES, PERSON_VIEWS } from './figures.ts'
import { newScene } from './new-scene.ts'
import { reduceScene } from './reduce.ts'
import { CARD_LAYOUTS, FIXED_IMAGE_KEYS, FIXED_TEXT_KEYS, type Placement, SCENE_COLORS, type Scene } from './scene.ts'

/** Random scenes and what people, or the network, may do to them. */

/** Mostly on the canvas, now and then nonsense. */
const length = fc.oneof(
  { weight: 8, arbitrary: fc.double({ min: -300, max: 1500, noNaN: true }) },
  { weight: 1, arbitrary: fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -1e9, -0, 1e-9) },
)
const point: fc.Arbitrary<Point> = fc.record({ x: length, y: length })
const size: fc.Arbitrary<Size> = fc.record({ width: length, height: length })
const scale = fc.oneof(fc.double({ min: 0.01, max: 5, noNaN: true }), length)
/** Random doubles are mostly tiny: hundredths reach all of the range. */
const fraction = fc.oneof(
  fc.integer({ min: -20, max: 120 }).map((hundredths) => hundredths / 100),
  fc.double({ min: -0.2, max: 1.2, noNaN: true }),
  fc.constant(Number.NaN),
)
const crop: fc.Arbitrary<Area | null> = fc.option(
  fc.record({ x: fraction, y: fraction, width: fraction, height: fraction }),
)

export const placement: fc.Arbitrary<Placement> = fc.record({
  position: point,
  size,
  scaleX: scale,
  scaleY: scale,
  flipX: fc.boolean(),
  flipY: fc.boolean(),
  angle: fc.oneof(fc.double({ min: -800, max: 800, noNaN: true }), length),
})
const color = fc.constantFrom(...Object.values(SCENE_COLORS))
const arrow = fc.constantFrom(...ARROW_KEYS)
const colouring = fc.constantFrom(...COLOURINGS)
const personView = fc.constantFrom(...PERSON_VIEWS)
const hand = {
  handshape: fc.constantFrom(...HANDSHAPES),
  view: fc.constantFrom(...HAND_VIEWS),
  side: fc.constantFrom(...HAND_SIDES),
}

export const newSceneObject: fc.Arbitrary<NewSceneObject> = fc.oneof(
  fc
    .record({ imageReference, crop, lightening: fraction, placement })
    .map(({ placement: place, ...image }): NewSceneObject => ({ type: 'image', ...image, ...place })),
  fc
    .record({ type: fc.constantFrom('text' as const, 'textbox' as const), text: anyText, color, placement })
    .map(({ placement: place, ...text }): NewSceneObject => ({ ...text, ...place })),
  fc
    .record({ arrow, color, placement })
    .map(({ placement: place, ...rest }): NewSceneObject => ({ type: 'arrow', ...rest, ...place })),
  fc
    .record({ ...hand, colouring, placement })
    .map(({ placement: place, ...rest }): NewSceneObject => ({ type: 'hand', ...rest, ...place })),
  fc
    .record({ view: personView, colouring, placement })
    .map(({ placement: place, ...rest }): NewSceneObject => ({ type: 'person', ...rest, ...place })),
)

/** A command for whatever the scene looks like by then; `one` and `other` are there, or not. */
type Intent = (one: string, other: string, newObjectIds: readonly string[]) => SceneCommand

const imageKey = fc.constantFrom(...FIXED_IMAGE_KEYS)
const target: fc.Arbitrary<(one: string) => ImageTarget> = fc.oneof(
  fc.constant((one: string) => ({ objectId: one })),
  imageKey.map((key) => () => ({ key })),
)

const intent: fc.Arbitrary<Intent> = fc.oneof(
  anyText.map(
    (name): Intent =>
      () => ({ type: 'rename', name }),
  ),
  fc.array(newSceneObject, { maxLength: 5 }).map(
    (objects): Intent =>
      (_, __, newObjectIds) => ({ type: 'add-objects', objects, newObjectIds }),
  ),
  point.map(
    (offset): Intent =>
      (one, other, newObjectIds) => ({ type: 'duplicate-objects', objectIds: [one, other], offset, newObjectIds }),
  ),
  fc.constant<Intent>((one) => ({ type: 'delete-objects', objectIds: [one] })),
  fc.tuple(placement, point).map(
    ([place, position]): Intent =>
      (one, other) => ({
        type: 'place-objects',
        places: [
          { objectId: one, ...place },
          { objectId: other, position },
        ],
      }),
  ),
  fc.oneof(fc.integer({ min: -3, max: 12 }), fc.constant(Number.NaN)).map(
    (order): Intent =>
      (one) => ({ type: 'order-object', objectId: one, order }),
  ),
  fc.tuple(anyText, size).map(
    ([text, measured]): Intent =>
      (one) => ({ type: 'set-text', objectId: one, text, size: measured }),
  ),
  fc.tuple(fc.constantFrom('text' as const, 'textbox' as const), size).map(
    ([room, measured]): Intent =>
      (one) => ({ type: 'set-text-room', objectId: one, room, size: measured }),
  ),
  color.map(
    (chosen): Intent =>
      (one, other) => ({ type: 'set-color', objectIds: [one, other], color: chosen }),
  ),
  arrow.map(
    (chosen): Intent =>
      (one) => ({ type: 'set-arrow', objectId: one, arrow: chosen }),
  ),
  fc.tuple(fc.record(hand, { requiredKeys: [] }), fc.option(fc.record({ size, shift: point }))).map(
    ([chosen, fit]): Intent =>
      (one) => ({ type: 'set-hand', objectId: one, hand: chosen, ...(fit && { fit }) }),
  ),
  personView.map(
    (view): Intent =>
      (one) => ({ type: 'set-person-view', objectId: one, view }),
  ),
  colouring.map(
    (chosen): Intent =>
      (one, other) => ({ type: 'set-colouring', objectIds: [one, other], colouring: chosen }),
  ),
  fc.tuple(imageReference, size).map(
    ([picture, pictureSize]): Intent =>
      (one) => ({ type: 'set-image', objectId: one, imageReference: picture, pictureSize }),
  ),
  fc.tuple(target, crop).map(
    ([image, part]): Intent =>
      (one) => ({ type: 'crop-image', image: image(one), crop: part }),
  ),
  fc.tuple(target, fraction).map(
    ([image, lightening]): Intent =>
      (one) => ({ type: 'lighten-image', image: image(one), lightening }),
  ),
  fc.constantFrom(...CARD_LAYOUTS).map(
    (layout): Intent =>
      () => ({ type: 'set-layout', layout }),
  ),
  fc.constantFrom(...WORD_CLASS_IDS).map(
    (style): Intent =>
      () => ({ type: 'set-style', style }),
  ),
  fc.tuple(fc.constantFrom(...FIXED_TEXT_KEYS), anyText).map(
    ([key, text]): Intent =>
      () => ({ type: 'set-fixed-text', key, text }),
  ),
  fc.tuple(imageKey, fc.option(imageReference)).map(
    ([key, picture]): Intent =>
      () => ({ type: 'set-fixed-image', key, imageReference: picture }),
  ),
  fc.tuple(imageKey, scale).map(
    ([key, factor]): Intent =>
      () => ({ type: 'set-image-scale', key, scale: factor }),
  ),
  imageReference.map(
    (picture): Intent =>
      () => ({ type: 'forget-picture', picture }),
  ),
)

export type RandomStep = (scene: Scene, number: number) => SceneCommand

const randomStep: fc.Arbitrary<RandomStep> = fc
  .record({ intent, one: fc.nat(), other: fc.nat(), luck: fc.integer({ min: 0, max: 9 }) })
  .map(
    ({ intent: make, one, other, luck }): RandomStep =>
      (scene, number) => {
        const at = (index: number): string => scene.objects[index % Math.max(1, scene.objects.length)]?.id ?? 'gone'
        return make(at(one), luck === 1 ? 'gone' : at(other), ids(`o${number}-`, luck === 0 ? 1 : 5))
      },
  )

export const randomSteps = (maxLength: number): fc.Arbitrary<readonly RandomStep[]> =>
  fc.array(randomStep, { minLength: Math.ceil(maxLength / 4), maxLength, size: 'max' })

export const runSteps = (scene: Scene, steps: readonly RandomStep[]): Scene =>
  steps.reduce((done, step, number) => reduceScene(done, step(done, number)), scene)

/** A scene with some objects, after some steps. */
export const anyScene = (...types: readonly CustomSignType[]): fc.Arbitrary<Scene> =>
  fc
    .tuple(
      fc.constantFrom(...(types.length > 0 ? types : CUSTOM_SIGN_TYPES)),
      fc.array(newSceneObject, { maxLength: 8 }),
      randomSteps(20),
    )
    .map(([signType, objects, steps]) => {
      const filled = objects.reduce<Scene>(
        (scene, object, index) =>
          reduceScene(scene, { type: 'add-objects', objects: [object], newObjectIds: [`first${index}`] }),
        newScene(signType),
      )
      return runSteps(filled, steps)
    })

/** A scene and one more step. */
export const sceneAndCommand: fc.Arbitrary<readonly [Scene, SceneCommand]> = fc
  .tuple(anyScene(), randomStep)
  .map(([scene, step]) => [scene, step(scene, 999)])
