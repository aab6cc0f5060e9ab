import { turned } from './matrix.ts'
import { extentOf, normalAngle, type Placement, type Point } from './placement.ts'

/** Handles for scaling, named by where they are before the object is turned. */
export const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const
export type Handle = (typeof HANDLES)[number]

/** An object stays large enough to be seen and seized, and small enough to be undone by hand; in units. */
export const SMALLEST_EXTENT = 10
export const LARGEST_EXTENT = 4000

/** Turning with Shift goes in these steps. */
export const ANGLE_STEP = 15

export const isCorner = (handle: Handle): boolean => handle.length === 2

/** Where a handle is on the canvas. Flips change nothing: they go round the centre. */
export const handlePoint = (placement: Placement, handle: Handle): Point => onEdge(placement, SIDES[handle])

/** The handle for turning stands beyond the upper edge. */
export const turnHandlePoint = (placement: Placement, distance: number): Point => {
  const { position, angle } = placement
  const offset = turned({ x: 0, y: -extentOf(placement).height / 2 - distance }, angle)
  return { x: position.x + offset.x, y: position.y + offset.y }
}

/** Which way a handle drags on the screen, for the cursor: 0 is ↔, then clockwise in steps of 45° up to 3. */
export const cursorDirection = (handle: Handle, angle: number): 0 | 1 | 2 | 3 => {
  const eighths = Math.round((CURSOR_DEGREES[handle] + angle) / 45)
  return DIRECTIONS[((eighths % 4) + 4) % 4] ?? 0
}

export type ScaleOptions = {
  /** Both scales change by the same factor: pictures and texts must not be distorted. */
  readonly keepsRatio: boolean
  /** Dragging beyond the opposite side mirrors the object; without it, it stays at its smallest. */
  readonly mayFlip: boolean
}

/**
 * The placement after a handle was dragged to a point: the opposite corner or edge stays where it is. An edge with
 * `keepsRatio` grows to both of its sides alike.
 */
export const scaledByHandle = (start: Placement, handle: Handle, to: Point, options: ScaleOptions): Placement => {
  const side = SIDES[handle]
  const anchor = onEdge(start, { x: -side.x, y: -side.y })
  const reach = turned({ x: to.x - anchor.x, y: to.y - anchor.y }, -start.angle)
  const extent = extentOf(start)
  const [horizontal, vertical] = options.keepsRatio
    ? alike(commonFactor(extent, side, reach), extent, options.mayFlip)
    : [
        side.x === 0 ? 1 : factor((side.x * reach.x) / extent.width, extent.width, options.mayFlip),
        side.y === 0 ? 1 : factor((side.y * reach.y) / extent.height, extent.height, options.mayFlip),
      ]
  const offset = turned(
    { x: (side.x * extent.width * horizontal) / 2, y: (side.y * extent.height * vertical) / 2 },
    start.angle,
  )
  return {
    ...start,
    position: { x: anchor.x + offset.x, y: anchor.y + offset.y },
    scaleX: start.scaleX * Math.abs(horizontal),
    scaleY: start.scaleY * Math.abs(vertical),
    flipX: horizontal < 0 !== start.flipX,
    flipY: vertical < 0 !== start.flipY,
  }
}

/** The same object with this width or height on the canvas, about its centre: for fields and keys. */
export const withExtent = (
  start: Placement,
  wanted: { readonly width?: number; readonly height?: number },
  keepsRatio: boolean,
): Placement => {
  const extent = extentOf(start)
  const width = (wanted.width ?? extent.width) / extent.width
  const height = (wanted.height ?? extent.height) / extent.height
  const common = wanted.width === undefined ? height : width
  const [horizontal, vertical] = keepsRatio
    ? alike(common, extent, false)
    : [factor(width, extent.width, false), factor(height, extent.height, false)]
  return { ...start, scaleX: start.scaleX * horizontal, scaleY: start.scaleY * vertical }
}

/** The placement after the pointer went round the centre; in steps it comes to rest at multiples of 15°. */
export const turnedByHandle = (start: Placement, from: Point, to: Point, isStepped: boolean): Placement => {
  const angle = start.angle + directionOf(start.position, to) - directionOf(start.position, from)
  return { ...start, angle: normalAngle(isStepped ? Math.round(angle / ANGLE_STEP) * ANGLE_STEP : restingAngle(angle)) }
}

/** In degrees. A point on the centre has no direction: it counts as 0. */
const directionOf = (centre: Point, point: Point): number =>
  (Math.atan2(point.y - centre.y, point.x - centre.x) * 180) / Math.PI

/** Upright and lying are what is meant by almost upright and almost lying. */
const restingAngle = (angle: number): number => {
  const quarter = Math.round(angle / 90) * 90
  return Math.abs(angle - quarter) <= RESTING_DEGREES ? quarter : angle
}

const RESTING_DEGREES = 2

type Side = { readonly x: -1 | 0 | 1; readonly y: -1 | 0 | 1 }
type Extent = ReturnType<typeof extentOf>

const SIDES: Readonly<Record<Handle, Side>> = {
  nw: { x: -1, y: -1 },
  n: { x: 0, y: -1 },
  ne: { x: 1, y: -1 },
  e: { x: 1, y: 0 },
  se: { x: 1, y: 1 },
  s: { x: 0, y: 1 },
  sw: { x: -1, y: 1 },
  w: { x: -1, y: 0 },
}

const CURSOR_DEGREES: Readonly<Record<Handle, number>> = {
  e: 0,
  se: 45,
  s: 90,
  sw: 135,
  w: 180,
  nw: 225,
  n: 270,
  ne: 315,
}
const DIRECTIONS = [0, 1, 2, 3] as const

const onEdge = (placement: Placement, side: { readonly x: number; readonly y: number }): Point => {
  const { width, height } = extentOf(placement)
  const offset = turned({ x: (side.x * width) / 2, y: (side.y * height) / 2 }, placement.angle)
  return { x: placement.position.x + offset.x, y: placement.position.y + offset.y }
}

/** A corner follows the pointer's shadow on the diagonal, so that nothing jumps when the pointer leaves it. */
const commonFactor = ({ width, height }: Extent, side: Side, reach: Point): number => {
  if (side.x === 0) return (side.y * reach.y) / height
  if (side.y === 0) return (side.x * reach.x) / width
  return (side.x * reach.x * width + side.y * reach.y * height) / (width * width + height * height)
}

const alike = (wanted: number, { width, height }: Extent, mayFlip: boolean): readonly [number, number] => {
  const [smallest, largest] = [SMALLEST_EXTENT / Math.min(width, height), LARGEST_EXTENT / Math.max(width, height)]
  // Thin things cannot be at least this high and at most that wide at once: then they stay as they are.
  const common = smallest > largest ? 1 : bounded(wanted, smallest, largest, mayFlip)
  return [common, common]
}

const factor = (wanted: number, extent: number, mayFlip: boolean): number =>
  bounded(wanted, SMALLEST_EXTENT / extent, LARGEST_EXTENT / extent, mayFlip)

const bounded = (wanted: number, smallest: number, largest: number, mayFlip: boolean): number => {
  const size = mayFlip ? Math.abs(wanted) : Math.max(wanted, 0)
  const within = Math.min(largest, Math.max(smallest, size))
  return mayFlip && wanted < 0 ? -within : within
}
