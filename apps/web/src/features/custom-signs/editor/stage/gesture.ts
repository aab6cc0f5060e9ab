import { boundsOf, isOverlapping, unionOf } from '@gebaerdenraum/domain/custom-signs/geometry/bounds'
import {
  type Handle,
  isCorner,
  scaledByHandle,
  turnedByHandle,
} from '@gebaerdenraum/domain/custom-signs/geometry/handles'
import { keptReachable, movedBy } from '@gebaerdenraum/domain/custom-signs/geometry/moving'
import { type Fingers, pinched } from '@gebaerdenraum/domain/custom-signs/geometry/pinch'
import {
  type Placement,
  type Point,
  type Rectangle,
  roundedPlacement,
} from '@gebaerdenraum/domain/custom-signs/geometry/placement'
import { type Guide, guidesOf, snapped, snappedPoint } from '@gebaerdenraum/domain/custom-signs/geometry/snapping'
import { CANVAS_SIZES, type Scene, type SceneObject } from '@gebaerdenraum/domain/custom-signs/scene'

type Starts = ReadonlyMap<string, Placement>

/** What a pointer, or two, do to the scene as it was when they came down. Pure. */
export type Gesture =
  | { readonly kind: 'move'; readonly starts: Starts; readonly from: Point }
  | { readonly kind: 'scale'; readonly object: SceneObject; readonly handle: Handle; readonly from: Point }
  | { readonly kind: 'turn'; readonly object: SceneObject; readonly from: Point }
  | { readonly kind: 'pinch'; readonly object: SceneObject; readonly from: Fingers }
  | { readonly kind: 'frame'; readonly from: Point }

export type GestureModifiers = {
  /** Free scaling, turning in steps, moving along one axis. */
  readonly isShift: boolean
  /** So near a line draws, in units; 0 where it shall not. */
  readonly snapDistance: number
}

export type GestureResult = { readonly places: Starts; readonly guides: readonly Guide[] }

export const gestureResult = (
  gesture: Exclude<Gesture, { kind: 'pinch' | 'frame' }>,
  to: Point,
  scene: Scene,
  modifiers: GestureModifiers,
): GestureResult => {
  if (gesture.kind === 'move') return moved(gesture, to, scene, modifiers)
  const { object } = gesture
  if (gesture.kind === 'turn') {
    return alone(object, turnedByHandle(object, gesture.from, to, modifiers.isShift))
  }
  const { by, guides } = snapOfHandle(object, to, scene, modifiers)
  const point = { x: to.x + by.x, y: to.y + by.y }
  return {
    ...alone(
      object,
      scaledByHandle(object, gesture.handle, point, scaleOptions(object, gesture.handle, modifiers.isShift)),
    ),
    guides,
  }
}

export const pinchResult = (object: SceneObject, from: Fingers, to: Fingers): GestureResult =>
  alone(object, pinched(object, from, to))

/** Text keeps its form and is never mirrored; pictures keep theirs at the corners unless Shift is held. */
const scaleOptions = ({ type }: SceneObject, handle: Handle, isShift: boolean) => ({
  keepsRatio: type === 'text' || type === 'textbox' || (isCorner(handle) && (type === 'image') !== isShift),
  mayFlip: type === 'image' || type === 'arrow',
})

const moved = (
  { starts, from }: Extract<Gesture, { kind: 'move' }>,
  to: Point,
  scene: Scene,
  { isShift, snapDistance }: GestureModifiers,
): GestureResult => {
  const straight = alongOneAxis({ x: to.x - from.x, y: to.y - from.y }, isShift)
  const canvas = CANVAS_SIZES[scene.signType]
  const box = unionOf([...starts.values()].map((start) => boundsOf(movedBy(start, straight))))
  const guides = guidesOf(canvas, othersOf(scene, new Set(starts.keys())))
  const snap = box && snapDistance > 0 ? snapped(box, guides, snapDistance) : NO_SNAP
  const by = { x: straight.x + snap.by.x, y: straight.y + snap.by.y }
  const places = [...starts].map(
    ([id, start]) => [id, roundedPlacement(keptReachable(movedBy(start, by), canvas))] as const,
  )
  return { places: new Map(places), guides: snap.guides }
}

/** Only what is upright has edges that could lie on a line. */
const snapOfHandle = (object: SceneObject, to: Point, scene: Scene, { snapDistance }: GestureModifiers) => {
  if (snapDistance === 0 || object.angle % 90 !== 0) return NO_SNAP
  return snappedPoint(to, guidesOf(CANVAS_SIZES[scene.signType], othersOf(scene, new Set([object.id]))), snapDistance)
}

const alongOneAxis = (by: Point, isAsked: boolean): Point => {
  if (!isAsked) return by
  return Math.abs(by.x) >= Math.abs(by.y) ? { x: by.x, y: 0 } : { x: 0, y: by.y }
}

const othersOf = ({ objects }: Scene, moving: ReadonlySet<string>): readonly Rectangle[] =>
  objects.filter(({ id }) => !moving.has(id)).map(boundsOf)

const alone = ({ id }: SceneObject, placement: Placement): GestureResult => ({
  places: new Map([[id, roundedPlacement(placement)]]),
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
