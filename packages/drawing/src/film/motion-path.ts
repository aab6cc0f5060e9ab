export type Point = { readonly x: number; readonly y: number }

/** Where one is after the share `progress` (0 to 1) of the way along the path. */
export const pointOnPath = (path: string, progress: number): Point => {
  const points = pathPoints(path)
  const lengths = points.slice(1).map((point, index) => distance(points[index]!, point))
  let left = Math.max(0, Math.min(1, progress)) * lengths.reduce((sum, length) => sum + length, 0)
  for (const [index, length] of lengths.entries()) {
    if (left <= length && length > 0) return between(points[index]!, points[index + 1]!, left / length)
    left -= length
  }
  return points.at(-1) ?? START
}

/** The path as a chain of points; curves in steps too small to see. Knows what the alphabet uses: M, L, H, V and C. */
export const pathPoints = (path: string): readonly Point[] => {
  const points: Point[] = []
  for (const [, command = '', list = ''] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = list
      .trim()
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number)
    points.push(...segment(command, numbers, points.at(-1) ?? START))
  }
  return points
}

const START: Point = { x: 0, y: 0 }
const CURVE_STEPS = 24

const segment = (command: string, numbers: readonly number[], from: Point): readonly Point[] => {
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0] = numbers
  if (command === 'M' || command === 'L') return [{ x: first, y: second }]
  if (command === 'H') return [{ x: first, y: from.y }]
  if (command === 'V') return [{ x: from.x, y: first }]
  if (command !== 'C') throw new Error(`A movement path cannot use the command "${command}".`)
  const [one, two, to] = [
    { x: first, y: second },
    { x: third, y: fourth },
    { x: fifth, y: sixth },
  ]
  return Array.from({ length: CURVE_STEPS }, (_, step) => onCurve(from, one, two, to, (step + 1) / CURVE_STEPS))
}

const onCurve = (from: Point, one: Point, two: Point, to: Point, at: number): Point => {
  const weights = [(1 - at) ** 3, 3 * (1 - at) ** 2 * at, 3 * (1 - at) * at ** 2, at ** 3] as const
  const sum = (axis: 'x' | 'y') =>
    weights[0] * from[axis] + weights[1] * one[axis] + weights[2] * two[axis] + weights[3] * to[axis]
  return { x: sum('x'), y: sum('y') }
}

const distance = (one: Point, other: Point): number => Math.hypot(other.x - one.x, other.y - one.y)

const between = (one: Point, other: Point, share: number): Point => ({
  x: one.x + (other.x - one.x) * share,
  y: one.y + (other.y - one.y) * share,
})
