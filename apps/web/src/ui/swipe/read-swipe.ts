import type { Point } from '@gebaerdenraum/domain/kernel/page-geometry'

/** CSS pixels. Less is a tap that slipped. */
const LEAST_WAY = 48

/** Where a finger swiped to: 1 to the left, which brings the next, -1 to the right; null when it did something else. */
export const readSwipe = (from: Point, to: Point): 1 | -1 | null => {
  const [across, down] = [to.x - from.x, to.y - from.y]
  if (Math.abs(across) < LEAST_WAY || Math.abs(across) < 1.5 * Math.abs(down)) return null
  return across < 0 ? 1 : -1
}
