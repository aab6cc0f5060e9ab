import type { CustomSignType } from '../files/file-types.ts'
import type { ImageReference } from '../images/image-reference.ts'
import { fittedInto, type Point, type Size } from '../kernel/page-geometry.ts'
import { ARROWS, type ArrowKey } from './arrows.ts'
import type { NewObjectIds, NewSceneObject, SceneCommand } from './commands.ts'
import { PERSON_SIZE } from './figures.ts'
import {
  CANVAS_MARGIN,
  CANVAS_SIZES,
  type HandLook,
  NO_LOOK,
  type PersonLook,
  type Placement,
  SCENE_COLORS,
  type SceneColor,
} from './scene.ts'

/** Objects as they are when they are put onto the canvas: in its middle unless a place is said, upright. */

export const newArrow = (
  arrow: ArrowKey,
  signType: CustomSignType,
  color: SceneColor = SCENE_COLORS.black,
  position: Point = centreOf(signType),
): NewSceneObject => ({ type: 'arrow', arrow, color, ...placed(ARROWS[arrow].size, position) })

/** `size` as measured by whoever draws. */
export const newText = (
  text: string,
  size: Size,
  signType: CustomSignType,
  color: SceneColor = SCENE_COLORS.black,
  position: Point = centreOf(signType),
): NewSceneObject => ({ type: 'text', text, color, ...placed(size, position) })

/** As large as it fits between the margins. */
export const newImage = (
  imageReference: ImageReference,
  pictureSize: Size,
  signType: CustomSignType,
  position: Point = centreOf(signType),
): NewSceneObject => {
  const canvas = CANVAS_SIZES[signType]
  const room = { x: 0, y: 0, width: canvas.width - 2 * CANVAS_MARGIN, height: canvas.height - 2 * CANVAS_MARGIN }
  const { width, height } = fittedInto(room, pictureSize)
  return { type: 'image', imageReference, ...NO_LOOK, ...placed({ width, height }, position) }
}

/** `size` is that of the box of its drawing, in canvas units. */
export const newHand = (
  look: HandLook,
  size: Size,
  signType: CustomSignType,
  position: Point = centreOf(signType),
): NewSceneObject => ({ type: 'hand', ...look, ...placed(size, position) })

export const newPerson = (
  look: PersonLook,
  signType: CustomSignType,
  position: Point = centreOf(signType),
): NewSceneObject => ({ type: 'person', ...look, ...placed(PERSON_SIZE, position) })

/** As many ids as the command needs, so that `{ ...draft, ...newObjectIdsFor(…) }` is the command. */
export const newObjectIdsFor = (draft: SceneCommandDraft, newId: () => string): NewObjectIds => {
  const { length } = draft.type === 'add-objects' ? draft.objects : draft.objectIds
  return { newObjectIds: Array.from({ length }, newId) }
}

/** A command to which its new ids are still to be given. */
export type SceneCommandDraft = DraftOf<Extract<SceneCommand, NewObjectIds>>
type DraftOf<Command> = Command extends NewObjectIds ? Omit<Command, keyof NewObjectIds> : never

const centreOf = (signType: CustomSignType): Point => {
  const { width, height } = CANVAS_SIZES[signType]
  return { x: width / 2, y: height / 2 }
}

const placed = (size: Size, position: Point): Placement => ({
  position,
  size,
  scaleX: 1,
  scaleY: 1,
  flipX: false,
  flipY: false,
  angle: 0,
})
