import type { HandDrawing, HandLayer } from '../../src/hands/hand-drawing.ts'
import { type HandMesh, PART } from '../../src/hands/hand-mesh.ts'
import type { HandPose } from '../../src/hands/hand-pose.ts'
import { NOTHING } from '../../src/hands/ink-lines.ts'
import type { PixelBox } from '../../src/hands/rasterise.ts'
import { createHandRenderer } from '../../src/hands/render-hand.ts'
import { type FitOptions, fitRing } from './fit-curves.ts'
import { measureArea, traceContours } from './trace-contours.ts'

/** Draws poses as vectors: each role's area in a rendered picture becomes a few curves. About a second a drawing. */
export const createHandDrawer = (mesh: HandMesh): ((pose: HandPose) => HandDrawing) => {
  const renderer = createHandRenderer(mesh, {
    width: SIZE,
    height: SIZE,
    lineWidth: LINE_RADIUS_MM * PIXELS_PER_MM,
    hasOutline: false,
  })
  return (pose) => {
    const box = renderer.render(pose, {
      x: ORIGIN,
      y: ORIGIN,
      scale: PIXELS_PER_MM,
      distance: CAMERA_DISTANCE_MM,
    })
    const fields = readFields(renderer, box)
    const layers: Partial<Record<HandLayer, string>> = {}
    for (const [layer, style] of Object.entries(STYLES) as [HandLayer, LayerStyle][]) {
      const path = traceLayer(blur(fields[layer], style.blur), style)
      if (path !== '') layers[layer] = path
    }
    return { box: measureBox(renderer.part, box), lineWidth: 2 * LINE_RADIUS_MM * UNITS_PER_MM, layers }
  }
}

/** Of the rendered picture; holds the longest hand in any direction. */
const SIZE = 1500
const ORIGIN = SIZE / 2
const PIXELS_PER_MM = 3.3
const UNITS_PER_MM = 10
const LINE_RADIUS_MM = 1.15
/** As in films, so that a drawing is what the film shows. */
const CAMERA_DISTANCE_MM = 650
const SHADE_BELOW = 0.47
const PALM_ABOVE = 0.5

type LayerStyle = Pick<FitOptions, 'tolerance' | 'corner' | 'smoothing'> & {
  readonly blur: number
  /** Smaller areas are left out, in square pixels. */
  readonly leastArea: number
}
const STYLES: Readonly<Record<HandLayer, LayerStyle>> = {
  outline: { blur: 1, tolerance: 0.75, corner: 75, smoothing: 14, leastArea: 40 },
  palm: { blur: 3, tolerance: 1.6, corner: 75, smoothing: 8, leastArea: 300 },
  shade: { blur: 4, tolerance: 1.1, corner: 55, smoothing: 8, leastArea: 420 },
  sleeve: { blur: 0, tolerance: 1.6, corner: 70, smoothing: 6, leastArea: 60 },
  hem: { blur: 0, tolerance: 1.6, corner: 70, smoothing: 6, leastArea: 60 },
  nail: { blur: 1, tolerance: 0.75, corner: 55, smoothing: 6, leastArea: 60 },
  crease: { blur: 1, tolerance: 1, corner: 75, smoothing: 6, leastArea: 45 },
  lines: { blur: 0, tolerance: 0.75, corner: 55, smoothing: 6, leastArea: 90 },
}

/** A part of the picture with a free edge. */
type Field = {
  readonly values: Float32Array
  readonly width: number
  readonly height: number
  readonly left: number
  readonly top: number
}
type Renderer = ReturnType<typeof createHandRenderer>

const EDGE = 8

const readFields = ({ part, ink, found, shade, width: stride }: Renderer, box: PixelBox): Record<HandLayer, Field> => {
  const [left, top] = [box.left - EDGE, box.top - EDGE]
  const [width, height] = [box.right - box.left + 2 * EDGE, box.bottom - box.top + 2 * EDGE]
  const create = (): Field => ({ values: new Float32Array(width * height), width, height, left, top })
  const fields = Object.fromEntries(Object.keys(STYLES).map((layer) => [layer, create()])) as Record<HandLayer, Field>
  const setSkin = (at: number): void => {
    if (found.light < SHADE_BELOW) fields.shade.values[at] = 1
    if (found.palmar > PALM_ABOVE) fields.palm.values[at] = 1
    fields.nail.values[at] = found.nail
    fields.crease.values[at] = found.crease
  }
  for (let y = box.top; y < box.bottom; y += 1) {
    for (let x = box.left; x < box.right; x += 1) {
      const at = (y - top) * width + x - left
      const p = part[y * stride + x]!
      fields.lines.values[at] = ink[y * stride + x]! / 255
      if (p !== NOTHING) fields.outline.values[at] = 1
      if (p === PART.sleeve || p === PART.hem) fields.sleeve.values[at] = 1
      if (p === PART.hem) fields.hem.values[at] = 1
      if (p >= PART.sleeve) continue
      shade(x, y)
      setSkin(at)
    }
  }
  return fields
}

const traceLayer = (field: Field, { leastArea, ...style }: LayerStyle): string =>
  traceContours(field.values, field.width, field.height)
    .filter((ring) => measureArea(ring) >= leastArea)
    .map((ring) =>
      fitRing(ring, {
        ...style,
        scale: UNITS_PER_MM / PIXELS_PER_MM,
        origin: [ORIGIN - field.left, ORIGIN - field.top],
      }),
    )
    .join('')

/** Of the hand with its outline, in units. */
const measureBox = (part: Uint8Array, box: PixelBox): HandDrawing['box'] => {
  let [left, top, right, bottom] = [box.right, box.bottom, box.left, box.top]
  for (let y = box.top; y < box.bottom; y += 1) {
    for (let x = box.left; x < box.right; x += 1) {
      if (part[y * SIZE + x] === NOTHING) continue
      left = Math.min(left, x)
      right = Math.max(right, x + 1)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y + 1)
    }
  }
  const toUnits = (pixels: number) => (pixels * UNITS_PER_MM) / PIXELS_PER_MM
  const edge = (LINE_RADIUS_MM + ROUNDING_MM) * UNITS_PER_MM
  const x = Math.floor(toUnits(left - ORIGIN) - edge)
  const y = Math.floor(toUnits(top - ORIGIN) - edge)
  return {
    x,
    y,
    width: Math.ceil(toUnits(right - ORIGIN) + edge) - x,
    height: Math.ceil(toUnits(bottom - ORIGIN) + edge) - y,
  }
}
/** Fitted curves may lie a little outside of the pixels. */
const ROUNDING_MM = 0.6

/** Twice a mean over `2 × radius + 1` pixels, first along the rows, then along the columns. */
const blur = (field: Field, radius: number): Field => {
  if (radius === 0) return field
  const { width, height } = field
  let values = field.values
  for (let pass = 0; pass < 2; pass += 1) {
    values = blurLines(values, radius, { length: width, step: 1, lines: height, lineStep: width })
    values = blurLines(values, radius, { length: height, step: width, lines: width, lineStep: 1 })
  }
  return { ...field, values }
}

type Lines = { readonly length: number; readonly step: number; readonly lines: number; readonly lineStep: number }

const blurLines = (from: Float32Array, radius: number, { length, step, lines, lineStep }: Lines): Float32Array => {
  const to = new Float32Array(from.length)
  for (let line = 0; line < lines; line += 1) {
    const base = line * lineStep
    let sum = 0
    for (let index = -radius; index < length; index += 1) {
      if (index + radius < length) sum += from[base + (index + radius) * step]!
      if (index - radius - 1 >= 0) sum -= from[base + (index - radius - 1) * step]!
      if (index >= 0) to[base + index * step] = sum / (2 * radius + 1)
    }
  }
  return to
}
