import { type HandMesh, PART } from './hand-mesh.ts'
import type { HandPalette, Shades } from './hand-palettes.ts'
import type { HandPose } from './hand-pose.ts'
import { NOTHING } from './ink-lines.ts'
import type { Camera, PixelBox } from './rasterise.ts'
import { createHandRenderer } from './render-hand.ts'
import { smoothStep } from './vectors.ts'

/** Paints poses of a hand as pictures of one size. The picture is the same memory each time. */
export type HandPainter = {
  /** RGBA, premultiplied. `camera` is in pixels of this picture. */
  paint(pose: HandPose, camera: Camera): HandPicture
}
/** Outside of the box the picture is transparent. */
export type HandPicture = { readonly rgba: Uint8ClampedArray; readonly box: PixelBox }
export type PaintOptions = {
  readonly width: number
  readonly height: number
  readonly palette: HandPalette
  /** Radius of the lines in pixels. */
  readonly lineWidth: number
}

/**
 * Outlines and parts are sampled four times a pixel, light and skin once where all samples show the same part: lines cover
 * most other edges.
 */
export const createHandPainter = (mesh: HandMesh, { width, height, palette, lineWidth }: PaintOptions): HandPainter => {
  const fine = { width: width * SAMPLES, height: height * SAMPLES, lineWidth: lineWidth * SAMPLES, hasOutline: true }
  const renderer = createHandRenderer(mesh, fine)
  const ramps = createRamps(palette)
  const out = new Uint8ClampedArray(width * height * 4)
  let [left, top, right, bottom] = [0, 0, 0, 0]
  const { part, ink, found } = renderer
  const colour = new Float64Array(3)
  const sum = new Float64Array(4)

  /** Sets `colour` to that of the surface at a pixel of the renderer. */
  const shade = (x: number, y: number, shown: number): void => {
    renderer.shade(x, y)
    const level = Math.round(found.light * (LEVELS - 1)) * 3
    if (shown >= PART.sleeve) {
      const ramp = shown === PART.hem ? ramps.hem : ramps.sleeve
      for (let k = 0; k < 3; k += 1) colour[k] = ramp[level + k]!
      return
    }
    const { palmar, nail, crease } = found
    for (let k = 0; k < 3; k += 1) {
      let value = ramps.skin[level + k]!
      value += (ramps.palm[level + k]! - value) * palmar
      value += (ramps.nail[level + k]! - value) * nail
      value += (ramps.crease[k]! - value) * crease * CREASE_STRENGTH
      colour[k] = value
    }
  }

  /** A pixel whose samples all show the same part, or nothing. */
  const paintEven = (o: number, x: number, y: number, shown: number, inked: number): void => {
    const isSurface = shown !== NOTHING
    if (isSurface && inked < 1) shade(x * SAMPLES, y * SAMPLES, shown)
    for (let k = 0; k < 3; k += 1) {
      const below = isSurface && inked < 1 ? colour[k]! * (1 - inked) : 0
      out[o + k] = below + ramps.ink[k]! * inked
    }
    out[o + 3] = isSurface ? 255 : inked * 255
  }

  const paintEdge = (o: number, x: number, y: number, first: number): void => {
    sum.fill(0)
    for (let sample = 0; sample < SAMPLES * SAMPLES; sample += 1) {
      const column = sample & 1
      const row = sample >> 1
      const at = first + row * fine.width + column
      const inked = ink[at]! / 255
      const isSurface = part[at] !== NOTHING
      if (isSurface && inked < 1) shade(x * SAMPLES + column, y * SAMPLES + row, part[at]!)
      for (let k = 0; k < 3; k += 1) sum[k]! += (isSurface ? colour[k]! * (1 - inked) : 0) + ramps.ink[k]! * inked
      sum[3]! += isSurface ? 255 : inked * 255
    }
    for (let k = 0; k < 4; k += 1) out[o + k] = sum[k]! / (SAMPLES * SAMPLES)
  }

  const paintPixel = (x: number, y: number): void => {
    const first = y * SAMPLES * fine.width + x * SAMPLES
    const second = first + fine.width
    const shown = part[first]!
    const o = (y * width + x) * 4
    if (part[first + 1] !== shown || part[second] !== shown || part[second + 1] !== shown) {
      paintEdge(o, x, y, first)
      return
    }
    const inked = (ink[first]! + ink[first + 1]! + ink[second]! + ink[second + 1]!) / (255 * SAMPLES * SAMPLES)
    if (shown !== NOTHING || inked > 0) paintEven(o, x, y, shown, inked)
  }

  return {
    paint(pose, camera) {
      for (let y = top; y < bottom; y += 1) out.fill(0, (y * width + left) * 4, (y * width + right) * 4)
      const box = renderer.render(pose, {
        ...camera,
        x: camera.x * SAMPLES,
        y: camera.y * SAMPLES,
        scale: camera.scale * SAMPLES,
      })
      left = Math.floor(box.left / SAMPLES)
      top = Math.floor(box.top / SAMPLES)
      right = Math.min(width, Math.ceil(box.right / SAMPLES))
      bottom = Math.min(height, Math.ceil(box.bottom / SAMPLES))
      for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) paintPixel(x, y)
      return { rgba: out, box: { left, top, right, bottom } }
    },
  }
}

/** A side of a pixel. The code above knows that there are four in all. */
const SAMPLES = 2
const CREASE_STRENGTH = 0.65
const LEVELS = 256

const createRamps = (palette: HandPalette) => ({
  skin: createRamp(palette.skin),
  palm: createRamp(palette.palm ?? palette.skin),
  nail: createRamp(palette.nail),
  sleeve: createRamp(palette.sleeve),
  hem: createRamp(palette.hem),
  crease: parseHex(palette.crease),
  ink: parseHex(palette.ink),
})

/** The colours from shade to full light, in soft steps as a painter would set them. */
const createRamp = (shades: Shades): Float32Array => {
  const [dark, base, bright] = [shades.shade, shades.base, shades.light].map(parseHex) as [Rgb, Rgb, Rgb]
  const ramp = new Float32Array(LEVELS * 3)
  for (let level = 0; level < LEVELS; level += 1) {
    const light = level / (LEVELS - 1)
    const lit = smoothStep(0.36, 0.62, light)
    const glow = smoothStep(0.7, 0.98, light) * 0.85
    for (const k of [0, 1, 2] as const) {
      ramp[level * 3 + k] = (dark[k] + (base[k] - dark[k]) * lit) * (1 - glow) + bright[k] * glow
    }
  }
  return ramp
}

type Rgb = readonly [number, number, number]
const parseHex = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
]
