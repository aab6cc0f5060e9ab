import type { Frame } from '../svg/drawing.ts'
import { textWidth } from '../text/set-text.ts'

/** Middle of a mark in pixels; `angle` in degrees. */
export type Mark = {
  readonly x: number
  readonly y: number
  readonly angle: number
  readonly halfWidth: number
  readonly halfHeight: number
  /** Dark and light marks take turns along each edge, also where one is left out. */
  readonly isDark: boolean
}

/**
 * Where the marks stand: slanted along the four edges, each whole within the outer band, so that face, hands and signing
 * space in the middle stay free. A mark is made smaller rather than let into the middle. What would touch `free` is left
 * out.
 */
export const watermarkPlaces = (width: number, height: number, text: string, free?: Frame): Watermark => {
  const band = { x: width * BAND, y: height * BAND }
  const size = Math.min(fittingSize(text, band.x), fittingSize(text, band.y), Math.min(width, height) * LARGEST_PART)
  const half = extent(text, size)
  const [left, right] = [band.x / 2, width - band.x / 2]
  const [top, bottom] = [band.y / 2, height - band.y / 2]
  const columns = spread(left, right, half.x * 2 * SPACING)
  const rows = spread(top, bottom, half.y * 2 * SPACING).slice(1, -1)
  const mark = (x: number, y: number) => ({ x, y, angle: SLANT, halfWidth: half.x, halfHeight: half.y })
  const marks = [
    ...columns.flatMap((x) => [mark(x, top), mark(x, bottom)]),
    ...rows.flatMap((y) => [mark(left, y), mark(right, y)]),
    // The places come in pairs from opposite edges.
  ].map((place, index): Mark => ({ ...place, isDark: (index + Math.floor(index / 2)) % 2 === 0 }))
  return { size, marks: free ? marks.filter((one) => !touches(one, free)) : marks }
}

export type Watermark = { readonly size: number; readonly marks: readonly Mark[] }

const touches = ({ x, y, halfWidth, halfHeight }: Mark, free: Frame): boolean =>
  Math.abs(x - free.x - free.width / 2) < halfWidth + free.width / 2 &&
  Math.abs(y - free.y - free.height / 2) < halfHeight + free.height / 2

/** Share of width and height that the band takes on each side. */
export const BAND = 0.18
const SLANT = -18
const LARGEST_PART = 0.05
const SPACING = 1.5

const slant = { cos: Math.cos((SLANT * Math.PI) / 180), sin: Math.abs(Math.sin((SLANT * Math.PI) / 180)) }

/** Half the box that the slanted text takes up. */
const extent = (text: string, size: number) => {
  const length = textWidth(text, size, 'bold')
  return { x: (length * slant.cos + size * slant.sin) / 2, y: (length * slant.sin + size * slant.cos) / 2 }
}

const fittingSize = (text: string, room: number): number => {
  const { x, y } = extent(text, 1)
  return room / (2 * Math.max(x, y))
}

/** Evenly from the first to the last place, at least `apart` from each other. */
const spread = (first: number, last: number, apart: number): readonly number[] => {
  const steps = Math.max(1, Math.floor((last - first) / Math.max(1, apart)))
  return Array.from({ length: steps + 1 }, (_, index) => first + ((last - first) * index) / steps)
}
