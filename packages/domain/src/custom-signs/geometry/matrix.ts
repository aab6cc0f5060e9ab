import type { Placement, Point } from './placement.ts'

/** As in SVG: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly e: number
  readonly f: number
}

/** From an object's own coordinates, whose origin is its centre, to the canvas. */
export const matrixOf = ({ position, scaleX, scaleY, flipX, flipY, angle }: Placement): Matrix => {
  const { cos, sin } = turn(angle)
  const [horizontal, vertical] = [flipX ? -scaleX : scaleX, flipY ? -scaleY : scaleY]
  return {
    a: cos * horizontal,
    b: sin * horizontal,
    c: -sin * vertical,
    d: cos * vertical,
    e: position.x,
    f: position.y,
  }
}

export const transformed = ({ a, b, c, d, e, f }: Matrix, { x, y }: Point): Point => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
})

/** What undoes it. Scales are never zero, so there always is one. */
export const inverse = ({ a, b, c, d, e, f }: Matrix): Matrix => {
  const determinant = a * d - b * c
  return {
    a: d / determinant,
    b: -b / determinant,
    c: -c / determinant,
    d: a / determinant,
    e: (c * f - d * e) / determinant,
    f: (b * e - a * f) / determinant,
  }
}

/** Clockwise on the screen, where y points downwards. */
export const turned = ({ x, y }: Point, degrees: number): Point => {
  const { cos, sin } = turn(degrees)
  return { x: cos * x - sin * y, y: sin * x + cos * y }
}

/** Exact at right angles, where sine and cosine leave a rest that would be seen as 99.99999. */
const turn = (degrees: number): { readonly cos: number; readonly sin: number } => {
  const quarters = degrees / 90
  if (Number.isInteger(quarters)) {
    const [cos = 1, sin = 0] = QUARTERS[((quarters % 4) + 4) % 4] ?? []
    return { cos, sin }
  }
  const radians = (degrees * Math.PI) / 180
  return { cos: Math.cos(radians), sin: Math.sin(radians) }
}

const QUARTERS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const
