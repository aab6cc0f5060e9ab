/** In units of the canvas, y downwards. */
export type Point = { readonly x: number; readonly y: number }
export type Size = { readonly width: number; readonly height: number }
/** `x` and `y` are its upper left corner. */
export type Rectangle = Point & Size

/**
 * Where an object of a custom sign stands (specification 2, section 3). `position` is its centre: flips and turns go
 * round it and leave it where it is. `size` is what the object is by itself; on the canvas it is multiplied by the
 * scales. `angle` is in degrees, clockwise. A point of the object is flipped first, then scaled, turned and moved.
 */
export type Placement = {
  readonly position: Point
  readonly size: Size
  readonly scaleX: number
  readonly scaleY: number
  readonly flipX: boolean
  readonly flipY: boolean
  readonly angle: number
}

/** How large it is on the canvas, before it is turned. */
export const extentOf = ({ size, scaleX, scaleY }: Placement): Size => ({
  width: size.width * scaleX,
  height: size.height * scaleY,
})

/** Within [0, 360). */
export const normalAngle = (degrees: number): number => {
  const angle = ((degrees % 360) + 360) % 360
  // A tiny negative angle rounds up to the full turn; zero has no sign.
  return angle >= 360 || angle === 0 ? 0 : angle
}

/** Stored values have two decimals of a unit, scales and angles as many as keep an edge in its place. */
export const roundedPlacement = (placement: Placement): Placement => ({
  position: { x: rounded(placement.position.x, 100), y: rounded(placement.position.y, 100) },
  size: placement.size,
  scaleX: rounded(placement.scaleX, 100_000),
  scaleY: rounded(placement.scaleY, 100_000),
  flipX: placement.flipX,
  flipY: placement.flipY,
  angle: normalAngle(rounded(placement.angle, 100)),
})

/** Without the minus of a zero, which would be stored as another value. */
const rounded = (value: number, parts: number): number => Math.round(value * parts) / parts + 0
