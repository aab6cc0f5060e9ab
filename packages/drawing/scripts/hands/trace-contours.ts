/** A closed line of points, in pixels. */
export type Ring = readonly (readonly [x: number, y: number])[]

/** The outlines around all that is above a half in a field of values from 0 to 1: marching squares. */
export const traceContours = (field: Float32Array, width: number, height: number): readonly Ring[] => {
  const next = new Map<number, number>()
  const places = new Map<number, readonly [number, number]>()
  const wide = width + 2
  const read = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : field[y * width + x]!
  /** Where the outline crosses between this pixel and the one to the right of it or below. */
  const crossing = (x: number, y: number, isDown: boolean): number => {
    const key = ((y + 1) * wide + x + 1) * 2 + (isDown ? 1 : 0)
    if (!places.has(key)) {
      const here = read(x, y)
      const share = (0.5 - here) / ((isDown ? read(x, y + 1) : read(x + 1, y)) - here)
      places.set(key, isDown ? [x, y + share] : [x + share, y])
    }
    return key
  }
  for (let y = -1; y < height; y += 1) {
    for (let x = -1; x < width; x += 1) {
      const code =
        (read(x, y) > 0.5 ? 8 : 0) |
        (read(x + 1, y) > 0.5 ? 4 : 0) |
        (read(x + 1, y + 1) > 0.5 ? 2 : 0) |
        (read(x, y + 1) > 0.5 ? 1 : 0)
      for (const [from, to] of CELL_LINES[code]!) next.set(side(crossing, from, x, y), side(crossing, to, x, y))
    }
  }
  return collectRings(next, places)
}

type Side = 'top' | 'right' | 'bottom' | 'left'
type Crossing = (x: number, y: number, isDown: boolean) => number

const side = (crossing: Crossing, name: Side, x: number, y: number): number => {
  if (name === 'top') return crossing(x, y, false)
  if (name === 'bottom') return crossing(x, y + 1, false)
  return name === 'left' ? crossing(x, y, true) : crossing(x + 1, y, true)
}

/** By which corners are inside: 8 upper left, 4 upper right, 2 lower right, 1 lower left. The inside is on the right. */
const CELL_LINES: readonly (readonly (readonly [Side, Side])[])[] = [
  [],
  [['bottom', 'left']],
  [['right', 'bottom']],
  [['right', 'left']],
  [['top', 'right']],
  [
    ['top', 'right'],
    ['bottom', 'left'],
  ],
  [['top', 'bottom']],
  [['top', 'left']],
  [['left', 'top']],
  [['bottom', 'top']],
  [
    ['left', 'top'],
    ['right', 'bottom'],
  ],
  [['right', 'top']],
  [['left', 'right']],
  [['bottom', 'right']],
  [['left', 'bottom']],
  [],
]

const collectRings = (next: Map<number, number>, places: ReadonlyMap<number, readonly [number, number]>): Ring[] => {
  const rings: Ring[] = []
  for (const start of next.keys()) {
    const ring: (readonly [number, number])[] = []
    for (let key: number | undefined = start; key !== undefined && next.has(key); ) {
      ring.push(places.get(key)!)
      const to: number | undefined = next.get(key)
      next.delete(key)
      key = to
    }
    if (ring.length > LEAST_POINTS) rings.push(ring)
  }
  return rings
}
const LEAST_POINTS = 5

/** The area inside the ring in square pixels. */
export const measureArea = (ring: Ring): number =>
  Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [u, v] = ring[(index + 1) % ring.length]!
      return sum + x * v - u * y
    }, 0) / 2,
  )
