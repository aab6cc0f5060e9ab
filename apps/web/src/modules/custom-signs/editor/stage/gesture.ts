import { boundsOf, isOverlapping, unionOf } from '@gebaerdenraum/domain/custom-signs/geometry/bounds'
import { type Group, groupMoved, groupPlaced, groupScaled } from '@gebaerdenraum/domain/custom-signs/geometry/group'
import {
  type Handle,
  handlePoint,
  isCorner,
  scaledByHandle,
  turnedByHandle,
} from '@gebaerdenraum/domain/custom-signs/geometry/handles'
import { movedBy } from '@gebaerdenraum/domain/custom-signs/geometry/moving'
import { type Fingers, pinched } from '@gebaerdenraum/domain/custom-signs/geometry/pinch'
import {
  type Placement,
  type Point,
  type Rectangle,
  roundedPlacement,
} from '@gebaerdenraum/domain/custom-signs/geometry/placement'
import { type Guide, guidesOf, snapped, snappedPoint } from '@gebaerdenraum/domain/custom-signs/geometry/snapping'
import { CANVAS_SIZES, type Scene, type SceneObject } from '@gebaerdenraum/domain/custom-signs/scene'
import { resizedTextBox } from './resized-text-box.ts'

/** One object by itself, or several in the box that they share. */
type Held = { readonly object: SceneObject } | { readonly group: Group }

/** What a pointer, or two, do to the scene as it was when they came down. Pure. */
export type Gesture =
  | { readonly kind: 'move'; readonly group: Group; readonly from: Point }
  | { readonly kind: 'scale'; readonly held: Held; readonly handle: Handle; readonly from: Point }
  | { readonly kind: 'turn'; readonly held: Held; readonly from: Point }
  | { readonly kind: 'pinch'; readonly held: Held; readonly from: Fingers }
  | { readonly kind: 'frame'; readonly from: Point }

export type GestureModifiers = {
  /** Free scaling, turning in steps, moving along one axis. */
  readonly isShift: boolean
  /** So near a line draws, in units; 0 where it shall not. */
  readonly snapDistance: number
}

export type GestureResult = {
  readonly places: ReadonlyMap<string, Placement>
  /** Of several. */
  readonly box: Placement | null
  readonly guides: readonly Guide[]
}

export const gestureResult = (
  gesture: Exclude<Gesture, { kind: 'pinch' | 'frame' }>,
  to: Point,
  scene: Scene,
  modifiers: GestureModifiers,
): GestureResult => {
  if (gesture.kind === 'move') return moved(gesture, to, scene, modifiers)
  const { held } = gesture
  const canvas = CANVAS_SIZES[scene.signType]
  if (gesture.kind === 'turn') {
    const turn = (box: Placement) => turnedByHandle(box, gesture.from, to, modifiers.isShift)
    return 'object' in held
      ? alone(held.object, turn(held.object))
      : together(groupPlaced(held.group, turn(held.group.box), canvas))
  }
  const { handle, from } = gesture
  // A handle is seized beside its point too, and goes as far as the pointer does: nothing jumps.
  const start = handlePoint('object' in held ? held.object : held.group.box, handle)
  const dragged = { x: start.x + to.x - from.x, y: start.y + to.y - from.y }
  const { by, guides } = snapOfHandle(held, dragged, scene, modifiers)
  const point = { x: dragged.x + by.x, y: dragged.y + by.y }
  if ('group' in held) {
    const wanted = scaledByHandle(held.group.box, handle, point, { keepsRatio: true, mayFlip: false })
    return { ...together(groupScaled(held.group, wanted, canvas)), guides }
  }
  const { object } = held
  const scaled =
    object.type === 'textbox' && !isCorner(handle)
      ? resizedTextBox(object, handle, point)
      : scaledByHandle(object, handle, point, scaleOptions(object, handle, modifiers.isShift))
  return { ...alone(object, scaled), guides }
}

export const pinchResult = (held: Held, from: Fingers, to: Fingers, { signType }: Scene): GestureResult =>
  'object' in held
    ? alone(held.object, pinched(held.object, from, to))
    : together(groupPlaced(held.group, pinched(held.group.box, from, to), CANVAS_SIZES[signType]))

/**
 * Text, hands and persons keep their form, and text is never mirrored; pictures keep their form at the corners unless
 * Shift is held.
 */
const scaleOptions = ({ type }: SceneObject, handle: Handle, isShift: boolean) => ({
  keepsRatio: KEEPS_FORM.has(type) || (isCorner(handle) && (type === 'image') !== isShift),
  mayFlip: type !== 'text' && type !== 'textbox',
})

const KEEPS_FORM: ReadonlySet<SceneObject['type']> = new Set(['text', 'textbox', 'hand', 'person'])

const moved = (
  { group, from }: Extract<Gesture, { kind: 'move' }>,
  to: Point,
  scene: Scene,
  { isShift, snapDistance }: GestureModifiers,
): GestureResult => {
  const straight = alongOneAxis({ x: to.x - from.x, y: to.y - from.y }, isShift)
  const box = unionOf(group.members.map((member) => boundsOf(movedBy(member, straight))))
  const guides = guidesOf(CANVAS_SIZES[scene.signType], othersOf(scene, group.members))
  const snap = box && snapDistance > 0 ? snapped(box, guides, snapDistance) : NO_SNAP
  const by = { x: straight.x + snap.by.x, y: straight.y + snap.by.y }
  return { ...together(groupMoved(group, by, CANVAS_SIZES[scene.signType])), guides: snap.guides }
}

/** Only what is upright has edges that could lie on a line. */
const snapOfHandle = (held: Held, to: Point, scene: Scene, { snapDistance }: GestureModifiers) => {
  const [box, members] = 'object' in held ? [held.object, [held.object]] : [held.group.box, held.group.members]
  if (snapDistance === 0 || box.angle % 90 !== 0) return NO_SNAP
  return snappedPoint(to, guidesOf(CANVAS_SIZES[scene.signType], othersOf(scene, members)), snapDistance)
}

const alongOneAxis = (by: Point, isAsked: boolean): Point => {
  if (!isAsked) return by
  return Math.abs(by.x) >= Math.abs(by.y) ? { x: by.x, y: 0 } : { x: 0, y: by.y }
}

const othersOf = ({ objects }: Scene, moving: readonly { readonly id: string }[]): readonly Rectangle[] =>
  objects.filter(({ id }) => !moving.some((each) => each.id === id)).map(boundsOf)

const alone = ({ id }: SceneObject, placement: Placement): GestureResult => ({
  places: new Map([[id, roundedPlacement(placement)]]),
  box: null,
  guides: [],
})

const together = ({ members, box }: Group): GestureResult => ({
  places: new Map(members.map((member) => [member.id, roundedPlacement(member)])),
  box: members.length > 1 ? box : null,
  guides: [],
})

const NO_SNAP = { by: { x: 0, y: 0 }, guides: [] } as const

export const frameOf = (from: Point, to: Point): Rectangle => ({
  x: Math.min(from.x, to.x),
  y: Math.min(from.y, to.y),
  width: Math.abs(to.x - from.x),
  height: Math.abs(to.y - from.y),
})

export const objectsIn = ({ objects }: Scene, frame: Rectangle): readonly string[] =>
  objects.filter((object) => isOverlapping(boundsOf(object), frame)).map(({ id }) => id)
