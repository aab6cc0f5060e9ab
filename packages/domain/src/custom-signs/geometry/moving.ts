import { boundsOf } from './bounds.ts'
import type { Placement, Point, Size } from './placement.ts'
import { CANVAS_MARGIN } from './snapping.ts'

/** What an arrow key moves by, in units; the second with Shift. */
export const SMALL_STEP = 1
export const LARGE_STEP = 10

/** So much of an object stays on the canvas, in units, or all of it where it is smaller: what is out of it cannot be seized. */
const REACHABLE = 24

export const movedBy = <Moved extends Placement>(placement: Moved, { x, y }: Point): Moved => ({
  ...placement,
  position: { x: placement.position.x + x, y: placement.position.y + y },
})

/** What a key does to the place of an object; null for other keys. */
export const stepOf = (key: string, isLarge: boolean): Point | null => {
  const direction = ARROWS[key]
  if (!direction) return null
  const step = isLarge ? LARGE_STEP : SMALL_STEP
  return { x: direction.x * step, y: direction.y * step }
}

/** The same object, moved back as far as it takes to seize it again. */
export const keptReachable = <Kept extends Placement>(placement: Kept, canvas: Size): Kept => {
  const way = wayBack([placement], canvas)
  return way.x === 0 && way.y === 0 ? placement : movedBy(placement, way)
}

/** The shortest way on which all of them together can be reached again: 0 where they can. */
export const wayBack = (placements: readonly Placement[], canvas: Size): Point => {
  const rooms = placements.map((placement) => roomOf(placement, canvas))
  return { x: leastWay(rooms.map(({ x }) => x)), y: leastWay(rooms.map(({ y }) => y)) }
}

/** Whether there is a place where all of them can be reached without changing how they stand to each other. */
export const fitsTogether = (placements: readonly Placement[], canvas: Size): boolean => {
  const rooms = placements.map((placement) => roomOf(placement, canvas))
  return isWide(rooms.map(({ x }) => x)) && isWide(rooms.map(({ y }) => y))
}

/** How far something can go at least and at most. */
type Room = { readonly least: number; readonly most: number }

/** Part of it stays on the canvas, and its centre there or in its margin (`kept-placement.ts`). */
const roomOf = (placement: Placement, canvas: Size): { readonly x: Room; readonly y: Room } => {
  const { x, y, width, height } = boundsOf(placement)
  return {
    x: roomAlong(x, width, placement.position.x, canvas.width),
    y: roomAlong(y, height, placement.position.y, canvas.height),
  }
}

const roomAlong = (from: number, length: number, centre: number, canvas: number): Room => {
  const visible = Math.min(REACHABLE, length)
  return {
    least: Math.max(visible - from - length, -CANVAS_MARGIN - centre),
    most: Math.min(canvas - visible - from, canvas + CANVAS_MARGIN - centre),
  }
}

const leastWay = (rooms: readonly Room[]): number => {
  const { least, most } = shared(rooms)
  return Math.min(Math.max(0, least), most)
}

const isWide = (rooms: readonly Room[]): boolean => {
  const { least, most } = shared(rooms)
  return least <= most
}

const shared = (rooms: readonly Room[]): Room => ({
  least: Math.max(...rooms.map(({ least }) => least)),
  most: Math.min(...rooms.map(({ most }) => most)),
})

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
