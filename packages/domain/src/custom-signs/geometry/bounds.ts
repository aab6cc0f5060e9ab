import { inverse, matrixOf, transformed, turned } from './matrix.ts'
import { extentOf, type Placement, type Point, type Rectangle } from './placement.ts'

/** The corners as they are seen, clockwise from the one that is upper left before turning. Flips change nothing here. */
export const cornersOf = (placement: Placement): readonly Point[] => {
  const { width, height } = extentOf(placement)
  return CORNERS.map(([x, y]) => {
    const offset = turned({ x: (x * width) / 2, y: (y * height) / 2 }, placement.angle)
    return { x: placement.position.x + offset.x, y: placement.position.y + offset.y }
  })
}

/** The upright rectangle around it. */
export const boundsOf = (placement: Placement): Rectangle => around(cornersOf(placement))

/** The upright rectangle around all of them; null round nothing. */
export const unionOf = (rectangles: readonly Rectangle[]): Rectangle | null =>
  rectangles.length === 0
    ? null
    : around(
        rectangles.flatMap(({ x, y, width, height }) => [
          { x, y },
          { x: x + width, y: y + height },
        ]),
      )

/** Whether the point lies on it, or within `reach` units of it: small and thin things must be hit by a finger too. */
export const isHit = (placement: Placement, point: Point, reach = 0): boolean => {
  const own = transformed(inverse(matrixOf(placement)), point)
  const { size, scaleX, scaleY } = placement
  return Math.abs(own.x) <= size.width / 2 + reach / scaleX && Math.abs(own.y) <= size.height / 2 + reach / scaleY
}

/** Whether both share any area, as with a frame that is drawn to choose what it touches. */
export const isOverlapping = (one: Rectangle, other: Rectangle): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

const around = (points: readonly Point[]): Rectangle => {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}

const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const
