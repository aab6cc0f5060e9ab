import type { Point, Rectangle, Size } from './placement.ts'

/** Content keeps this distance from the edge of the canvas, in units (specification 2, section 9). */
export const CANVAS_MARGIN = 100

/** So near a line draws to itself, in pixels of the screen: the same for the eye at each zoom. */
export const SNAP_DISTANCE_PX = 6

/** A line that objects draw to: `x` is a vertical one at that place. */
export type Guide = { readonly axis: 'x' | 'y'; readonly at: number }

export type Snap = {
  /** What is to be added to the place. */
  readonly by: Point
  /** The lines that drew, to be shown. */
  readonly guides: readonly Guide[]
}

/** Middle, edges and margins of the canvas, and edges and middles of the other objects. */
export const guidesOf = (canvas: Size, others: readonly Rectangle[]): readonly Guide[] => {
  const frames = [
    { x: 0, y: 0, ...canvas },
    {
      x: CANVAS_MARGIN,
      y: CANVAS_MARGIN,
      width: canvas.width - 2 * CANVAS_MARGIN,
      height: canvas.height - 2 * CANVAS_MARGIN,
    },
    ...others,
  ]
  const xs = new Set(frames.flatMap(({ x, width }) => thirdsOf(x, width)))
  const ys = new Set(frames.flatMap(({ y, height }) => thirdsOf(y, height)))
  return [...[...xs].map((at) => ({ axis: 'x', at }) as const), ...[...ys].map((at) => ({ axis: 'y', at }) as const)]
}

/** Draws edges and middle of what is moved to the nearest line of each axis within `distance` units. */
export const snapped = ({ x, y, width, height }: Rectangle, guides: readonly Guide[], distance: number): Snap =>
  snap(thirdsOf(x, width), thirdsOf(y, height), guides, distance)

/** The same for a single point, such as a handle. */
export const snappedPoint = ({ x, y }: Point, guides: readonly Guide[], distance: number): Snap =>
  snap([x], [y], guides, distance)

const snap = (xs: readonly number[], ys: readonly number[], guides: readonly Guide[], distance: number): Snap => {
  const [byX, byY] = [nearest(xs, guides, 'x', distance), nearest(ys, guides, 'y', distance)]
  const by = { x: byX ?? 0, y: byY ?? 0 }
  const shown = guides.filter(({ axis, at }) =>
    axis === 'x'
      ? byX !== null && xs.some((place) => isSame(place + by.x, at))
      : byY !== null && ys.some((place) => isSame(place + by.y, at)),
  )
  return { by, guides: shown }
}

const nearest = (
  places: readonly number[],
  guides: readonly Guide[],
  wanted: Guide['axis'],
  distance: number,
): number | null => {
  const ways = guides
    .filter(({ axis }) => axis === wanted)
    .flatMap(({ at }) => places.map((place) => at - place))
    .filter((way) => Math.abs(way) <= distance)
  const [first, ...others] = ways
  if (first === undefined) return null
  return others.reduce((best, way) => (Math.abs(way) < Math.abs(best) ? way : best), first)
}

const thirdsOf = (from: number, length: number): readonly number[] => [from, from + length / 2, from + length]

const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 0.001
