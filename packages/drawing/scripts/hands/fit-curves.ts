import type { Ring } from './trace-contours.ts'

type Point = readonly [x: number, y: number]
/** A cubic Bézier curve. */
type Curve = readonly [Point, Point, Point, Point]

export type FitOptions = {
  /** How far a curve may be from the points, in pixels. */
  readonly tolerance: number
  /** A sharper turn is a corner, in degrees. */
  readonly corner: number
  /** How often the points are smoothed before. */
  readonly smoothing: number
  /** Units of the path a pixel, and where the path's 0 0 is in pixels. */
  readonly scale: number
  readonly origin: Point
}

/** The ring as SVG path data with as few curves as stay within the tolerance, in whole units. */
export const fitRing = (ring: Ring, { tolerance, corner, smoothing, scale, origin }: FitOptions): string => {
  const points = smoothRing(ring, smoothing)
  const corners = findCorners(points, corner)
  const stops = corners.length > 0 ? corners : [0]
  const toUnits = ([x, y]: Point): Point => [Math.round((x - origin[0]) * scale), Math.round((y - origin[1]) * scale)]
  let [px, py] = toUnits(points[stops[0]!]!)
  let path = `M${px} ${py}`
  for (const [index, from] of stops.entries()) {
    const to = stops[(index + 1) % stops.length]!
    const count = ((to - from + points.length) % points.length || points.length) + 1
    const part = Array.from({ length: count }, (_, step) => points[(from + step) % points.length]!)
    for (const [, one, two, end] of fitPoints(part, tolerance, corners.length === 0)) {
      const [a, b, c] = [toUnits(one), toUnits(two), toUnits(end)]
      if (c[0] === px && c[1] === py && part.length < 4) continue
      path += `c${writeNumbers([a[0] - px, a[1] - py, b[0] - px, b[1] - py, c[0] - px, c[1] - py])}`
      ;[px, py] = c
    }
  }
  return `${path}z`
}

const writeNumbers = (list: readonly number[]): string =>
  list.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('')

const smoothRing = (ring: Ring, passes: number): Ring => {
  let points = ring
  for (let pass = 0; pass < passes; pass += 1) {
    points = points.map(([x, y], index) => {
      const [before, after] = [
        points[(index + points.length - 1) % points.length]!,
        points[(index + 1) % points.length]!,
      ]
      return [(before[0] + 2 * x + after[0]) / 4, (before[1] + 2 * y + after[1]) / 4]
    })
  }
  return points
}

/** Points at which the ring turns most within their neighbourhood. */
const findCorners = (points: Ring, leastDegrees: number): readonly number[] => {
  const count = points.length
  const at = (index: number): Point => points[(index + count) % count]!
  const turns = points.map(([x, y], index) => {
    const [before, after] = [at(index - REACH), at(index + REACH)]
    const [ux, uy, vx, vy] = [x - before[0], y - before[1], after[0] - x, after[1] - y]
    return (Math.abs(Math.atan2(ux * vy - uy * vx, ux * vx + uy * vy)) * 180) / Math.PI
  })
  const isPeak = (index: number): boolean =>
    Array.from({ length: 2 * REACH + 1 }, (_, step) => turns[(index + step - REACH + count) % count]!).every(
      (other) => other <= turns[index]!,
    )
  const peaks = turns.flatMap((turn, index) => (turn > leastDegrees && isPeak(index) ? [index] : []))
  return peaks.filter((peak, index) => index === 0 || peak - peaks[index - 1]! > 2)
}
const REACH = 5

/** Schneider's algorithm (Graphics Gems, 1990). */
const fitPoints = (points: readonly Point[], tolerance: number, isRing: boolean): readonly Curve[] => {
  const start = isRing ? ringTangent(points) : endTangent(points, 0)
  const end: Point = isRing ? [-start[0], -start[1]] : endTangent(points, points.length - 1)
  return fitBetween(points, start, end, tolerance)
}

const TANGENT_REACH = 6
const endTangent = (points: readonly Point[], index: number): Point => {
  const reach = Math.min(TANGENT_REACH, points.length - 1)
  return unit(points[index]!, points[index === 0 ? reach : points.length - 1 - reach]!)
}
const ringTangent = (points: readonly Point[]): Point => {
  const reach = Math.min(TANGENT_REACH, points.length - 1)
  return unit(points[points.length - 1 - reach]!, points[reach]!)
}
const unit = (from: Point, to: Point): Point => {
  const [x, y] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(x, y) || 1
  return [x / length, y / length]
}

const fitBetween = (points: readonly Point[], start: Point, end: Point, tolerance: number): readonly Curve[] => {
  const [first, last] = [points[0]!, points.at(-1)!]
  if (points.length < 4) {
    const third = Math.hypot(last[0] - first[0], last[1] - first[1]) / 3
    return [[first, move(first, start, third), move(last, end, third), last]]
  }
  let shares = chordShares(points)
  let split = points.length >> 1
  for (let round = 0; round < ROUNDS; round += 1) {
    const curve = fitOne(points, shares, start, end)
    const worst = findWorst(points, curve, shares)
    if (worst.error < tolerance * tolerance) return [curve]
    split = worst.index
    if (worst.error > tolerance * tolerance * HOPELESS) break
    shares = shares.map((share, index) => improveShare(curve, points[index]!, share))
  }
  const at = Math.max(1, Math.min(points.length - 2, split))
  const reach = Math.min(TANGENT_REACH, at, points.length - 1 - at)
  const middle = unit(points[at + reach]!, points[at - reach]!)
  return [
    ...fitBetween(points.slice(0, at + 1), start, middle, tolerance),
    ...fitBetween(points.slice(at), [-middle[0], -middle[1]], end, tolerance),
  ]
}
const ROUNDS = 4
const HOPELESS = 30

const move = ([x, y]: Point, [dx, dy]: Point, distance: number): Point => [x + dx * distance, y + dy * distance]

const chordShares = (points: readonly Point[]): readonly number[] => {
  const lengths = [0]
  for (let index = 1; index < points.length; index += 1) {
    const [a, b] = [points[index - 1]!, points[index]!]
    lengths.push(lengths[index - 1]! + Math.hypot(b[0] - a[0], b[1] - a[1]))
  }
  return lengths.map((length) => length / (lengths.at(-1) || 1))
}

/** The curve with these tangents that is nearest to the points (least squares). */
const fitOne = (points: readonly Point[], shares: readonly number[], start: Point, end: Point): Curve => {
  const [first, last] = [points[0]!, points.at(-1)!]
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0]
  for (const [index, t] of shares.entries()) {
    const [b0, b1, b2, b3] = bernstein(t)
    const [ax, ay, bx, by] = [start[0] * b1, start[1] * b1, end[0] * b2, end[1] * b2]
    c00 += ax * ax + ay * ay
    c01 += ax * bx + ay * by
    c11 += bx * bx + by * by
    const rx = points[index]![0] - first[0] * (b0 + b1) - last[0] * (b2 + b3)
    const ry = points[index]![1] - first[1] * (b0 + b1) - last[1] * (b2 + b3)
    x0 += ax * rx + ay * ry
    x1 += bx * rx + by * ry
  }
  const determinant = c00 * c11 - c01 * c01
  const span = Math.hypot(last[0] - first[0], last[1] - first[1])
  const one = determinant === 0 ? 0 : (x0 * c11 - x1 * c01) / determinant
  const two = determinant === 0 ? 0 : (c00 * x1 - c01 * x0) / determinant
  const isSound = (length: number) => length >= span * 1e-3 && !(length > span * 4 && span > 1)
  return isSound(one) && isSound(two)
    ? [first, move(first, start, one), move(last, end, two), last]
    : [first, move(first, start, span / 3), move(last, end, span / 3), last]
}

const bernstein = (t: number) => {
  const s = 1 - t
  return [s ** 3, 3 * t * s * s, 3 * t * t * s, t ** 3] as const
}
const pointAt = ([a, b, c, d]: Curve, t: number): Point => {
  const [b0, b1, b2, b3] = bernstein(t)
  return [b0 * a[0] + b1 * b[0] + b2 * c[0] + b3 * d[0], b0 * a[1] + b1 * b[1] + b2 * c[1] + b3 * d[1]]
}

const findWorst = (points: readonly Point[], curve: Curve, shares: readonly number[]) => {
  let [error, worst] = [0, points.length >> 1]
  for (let index = 1; index + 1 < points.length; index += 1) {
    const [x, y] = pointAt(curve, shares[index]!)
    const distance = (x - points[index]![0]) ** 2 + (y - points[index]![1]) ** 2
    if (distance > error) [error, worst] = [distance, index]
  }
  return { error, index: worst }
}

/** One step of Newton's method towards the point of the curve that is nearest. */
const improveShare = (curve: Curve, point: Point, t: number): number => {
  const [a, b, c, d] = curve
  const s = 1 - t
  const q = pointAt(curve, t)
  const first = (k: 0 | 1) => 3 * (s * s * (b[k] - a[k]) + 2 * s * t * (c[k] - b[k]) + t * t * (d[k] - c[k]))
  const second = (k: 0 | 1) => 6 * (s * (c[k] - 2 * b[k] + a[k]) + t * (d[k] - 2 * c[k] + b[k]))
  const [dx, dy] = [q[0] - point[0], q[1] - point[1]]
  const up = dx * first(0) + dy * first(1)
  const down = first(0) ** 2 + first(1) ** 2 + dx * second(0) + dy * second(1)
  return Math.abs(down) < 1e-9 ? t : Math.max(0, Math.min(1, t - up / down))
}
