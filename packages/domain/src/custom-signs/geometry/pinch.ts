import { withExtent } from './handles.ts'
import { extentOf, normalAngle, type Placement, type Point } from './placement.ts'

/** Two fingers, in units of the canvas. */
export type Fingers = readonly [Point, Point]

/**
 * Two fingers on an object: it goes with their middle, grows with their distance and turns with their direction, both
 * round its centre.
 */
export const pinched = (start: Placement, from: Fingers, to: Fingers): Placement => {
  const [before, after] = [spanOf(from), spanOf(to)]
  // Fingers on the same spot have neither distance nor direction.
  const isKnown = before.length > 0 && after.length > 0
  const factor = isKnown ? after.length / before.length : 1
  const scaled = withExtent(start, { width: extentOf(start).width * factor }, true)
  return {
    ...scaled,
    position: {
      x: start.position.x + after.middle.x - before.middle.x,
      y: start.position.y + after.middle.y - before.middle.y,
    },
    angle: normalAngle(start.angle + (isKnown ? after.degrees - before.degrees : 0)),
  }
}

const spanOf = ([one, other]: Fingers) => {
  const [x, y] = [other.x - one.x, other.y - one.y]
  return {
    middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
    length: Math.hypot(x, y),
    degrees: (Math.atan2(y, x) * 180) / Math.PI,
  }
}
