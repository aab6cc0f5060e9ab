/** Documents are stored in pixels at 96 dpi and shown in millimetres (decisions, Files). All measures here are pixels. */
export type Point = { readonly x: number; readonly y: number }
export type Size = { readonly width: number; readonly height: number }
export type Area = Point & Size

const MM_PER_INCH = 25.4
export const PX_PER_INCH = 96

/** Pixels are rounded to a hundredth, 0.003 mm: lengths in hundredths of a millimetre survive the conversion. */
const hundredths = (value: number): number => Math.round(value * 100) / 100

export const pxOfMm = (mm: number): number => hundredths((mm * PX_PER_INCH) / MM_PER_INCH)
/** To a hundredth, the step of the fields. */
export const mmOfPx = (px: number): number => hundredths((px * MM_PER_INCH) / PX_PER_INCH)

/** A4, upright: 210 × 297 mm. */
export const A4: Size = { width: pxOfMm(210), height: pxOfMm(297) }

/**
 * The content of a page is as wide and high as two by five elements of the target vocabulary (359.5 × 190 each,
 * specification 2, section 9). Both grid templates fill it to the last whole millimetre, which leaves a margin of
 * 10 mm, also the specification's.
 */
export const CONTENT_SIZE: Size = { width: 719, height: 950 }
/** The header contains logo and title. */
export const HEADER_HEIGHT = 56

const margin = hundredths((A4.width - CONTENT_SIZE.width) / 2)

export const PRINTABLE_AREA: Area = {
  x: margin,
  y: margin,
  width: CONTENT_SIZE.width,
  height: hundredths(A4.height - 2 * margin),
}
/** What of the printable area lies below holds footer and page number. */
export const CONTENT_AREA: Area = { x: margin, y: hundredths(margin + HEADER_HEIGHT), ...CONTENT_SIZE }

export const bottomEdge = ({ y, height }: Area): number => y + height
export const rightEdge = ({ x, width }: Area): number => x + width

export const inset = ({ x, y, width, height }: Area, by: number): Area => ({
  x: x + by,
  y: y + by,
  width: Math.max(0, width - 2 * by),
  height: Math.max(0, height - 2 * by),
})

export const isInside = (inner: Area, outer: Area, tolerance = 0.01): boolean =>
  inner.x >= outer.x - tolerance &&
  inner.y >= outer.y - tolerance &&
  rightEdge(inner) <= rightEdge(outer) + tolerance &&
  bottomEdge(inner) <= bottomEdge(outer) + tolerance

/** A picture whole and centred in its frame, never stretched (decisions, Files). */
export const fittedInto = (frame: Area, picture: Size): Area => {
  const scale = Math.min(frame.width / picture.width, frame.height / picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  return { x: frame.x + (frame.width - width) / 2, y: frame.y + (frame.height - height) / 2, width, height }
}
