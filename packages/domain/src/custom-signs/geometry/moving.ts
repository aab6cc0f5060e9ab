import { boundsOf } from './bounds.ts'
import type { Placement, Point, Size } from './placement.ts'

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
  const { x, y, width, height } = boundsOf(placement)
  const back = { x: wayBack(x, width, canvas.width), y: wayBack(y, height, canvas.height) }
  return back.x === 0 && back.y === 0 ? placement : movedBy(placement, back)
}

const wayBack = (from: number, length: number, canvas: number): number => {
  const visible = Math.min(REACHABLE, length)
  if (from + length < visible) return visible - from - length
  return from > canvas - visible ? canvas - visible - from : 0
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
