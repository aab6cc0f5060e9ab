import type { CustomSignType } from '../files/file-types.ts'
import type { Point, Size } from '../kernel/page-geometry.ts'
import { normalAngle } from './geometry/placement.ts'
import { CANVAS_MARGIN, CANVAS_SIZES, type Placement } from './scene.ts'

/** No side is shorter on the canvas: it could not be seen any more, nor taken hold of. */
export const OBJECT_SIDE_MIN = 8
export const OBJECT_SIDE_MAX = 4000

/**
 * A placement as it may be kept: the centre on the canvas or in its margin, so that nothing gets lost, the angle within
 * one turn, lengths to a hundredth. What is no number is as at the beginning.
 */
export const keptPlacement = (placement: Placement, signType: CustomSignType): Placement => {
  const canvas = CANVAS_SIZES[signType]
  const size: Size = { width: keptSide(placement.size.width), height: keptSide(placement.size.height) }
  return {
    position: {
      x: rounded(within(placement.position.x, -CANVAS_MARGIN, canvas.width + CANVAS_MARGIN, canvas.width / 2), 2),
      y: rounded(within(placement.position.y, -CANVAS_MARGIN, canvas.height + CANVAS_MARGIN, canvas.height / 2), 2),
    },
    size,
    scaleX: keptScale(placement.scaleX, size.width),
    scaleY: keptScale(placement.scaleY, size.height),
    flipX: placement.flipX,
    flipY: placement.flipY,
    angle: keptAngle(placement.angle),
  }
}

/** The fields of an object that say where it stands, and no others. */
export const placementOf = ({ position, size, scaleX, scaleY, flipX, flipY, angle }: Placement): Placement => ({
  position,
  size,
  scaleX,
  scaleY,
  flipX,
  flipY,
  angle,
})

export const isSamePlacement = (one: Placement, other: Placement): boolean =>
  isSamePoint(one.position, other.position) &&
  one.size.width === other.size.width &&
  one.size.height === other.size.height &&
  one.scaleX === other.scaleX &&
  one.scaleY === other.scaleY &&
  one.flipX === other.flipX &&
  one.flipY === other.flipY &&
  one.angle === other.angle

const isSamePoint = (one: Point, other: Point): boolean => one.x === other.x && one.y === other.y

const keptSide = (side: number): number => rounded(within(side, 1, OBJECT_SIDE_MAX, 100), 2)

const keptScale = (scale: number, side: number): number =>
  rounded(within(scale, OBJECT_SIDE_MIN / side, OBJECT_SIDE_MAX / side, Math.max(1, OBJECT_SIDE_MIN / side)), 5)

const keptAngle = (angle: number): number => (Number.isFinite(angle) ? normalAngle(rounded(normalAngle(angle), 2)) : 0)

const within = (value: number, least: number, most: number, otherwise: number): number =>
  Number.isNaN(value) ? otherwise : Math.min(Math.max(value, least), most)

/** Never -0, which would not come back from the database. */
const rounded = (value: number, digits: number): number => Number(value.toFixed(digits)) + 0
