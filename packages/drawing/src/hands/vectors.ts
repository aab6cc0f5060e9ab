/** Small vector algebra. Points have three numbers, matrices nine in row order; angles are degrees. */
export type Vec = readonly [number, number, number]
export type Mat = readonly [number, number, number, number, number, number, number, number, number]

export const rotateX = (degrees: number): Mat => {
  const [c, s] = cosSin(degrees)
  return [1, 0, 0, 0, c, -s, 0, s, c]
}
export const rotateY = (degrees: number): Mat => {
  const [c, s] = cosSin(degrees)
  return [c, 0, s, 0, 1, 0, -s, 0, c]
}
export const rotateZ = (degrees: number): Mat => {
  const [c, s] = cosSin(degrees)
  return [c, -s, 0, s, c, 0, 0, 0, 1]
}
const cosSin = (degrees: number): readonly [number, number] => {
  const radians = (degrees * Math.PI) / 180
  return [Math.cos(radians), Math.sin(radians)]
}

/** A unit quaternion: the axis of a rotation times the sine of half its angle, and the cosine. */
export type Quaternion = readonly [x: number, y: number, z: number, w: number]

export const rotateByQuaternion = ([x, y, z, w]: Quaternion): Mat => [
  1 - 2 * (y * y + z * z),
  2 * (x * y - z * w),
  2 * (x * z + y * w),
  2 * (x * y + z * w),
  1 - 2 * (x * x + z * z),
  2 * (y * z - x * w),
  2 * (x * z - y * w),
  2 * (y * z + x * w),
  1 - 2 * (x * x + y * y),
]

/** The product of all matrices; the last is applied first. */
export const multiply = (first: Mat, ...others: readonly Mat[]): Mat => others.reduce(multiplyTwo, first)

const multiplyTwo = (a: Mat, b: Mat): Mat => [
  a[0] * b[0] + a[1] * b[3] + a[2] * b[6],
  a[0] * b[1] + a[1] * b[4] + a[2] * b[7],
  a[0] * b[2] + a[1] * b[5] + a[2] * b[8],
  a[3] * b[0] + a[4] * b[3] + a[5] * b[6],
  a[3] * b[1] + a[4] * b[4] + a[5] * b[7],
  a[3] * b[2] + a[4] * b[5] + a[5] * b[8],
  a[6] * b[0] + a[7] * b[3] + a[8] * b[6],
  a[6] * b[1] + a[7] * b[4] + a[8] * b[7],
  a[6] * b[2] + a[7] * b[5] + a[8] * b[8],
]

/** Of a rotation: its inverse. */
export const transpose = (m: Mat): Mat => [m[0], m[3], m[6], m[1], m[4], m[7], m[2], m[5], m[8]]

export const apply = (m: Mat, [x, y, z]: Vec): Vec => [
  m[0] * x + m[1] * y + m[2] * z,
  m[3] * x + m[4] * y + m[5] * z,
  m[6] * x + m[7] * y + m[8] * z,
]
export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const subtract = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const scale = (a: Vec, factor: number): Vec => [a[0] * factor, a[1] * factor, a[2] * factor]
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const normalise = (a: Vec): Vec => scale(a, 1 / Math.hypot(...a))
/** The matrix whose columns are these axes. */
export const toColumns = (x: Vec, y: Vec, z: Vec): Mat => [x[0], y[0], z[0], x[1], y[1], z[1], x[2], y[2], z[2]]

/** 0 before `from`, 1 after `to`, without a bend in between. `from` may be the larger one. */
export const smoothStep = (from: number, to: number, value: number): number => {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}
