import { PART } from './hand-mesh.ts'
import type { DepthView, PixelBox } from './rasterise.ts'

/** No part: what is behind the hand. */
export const NOTHING = 255

export type InkTask = {
  readonly view: DepthView
  /** The part that each pixel shows, or `NOTHING`. */
  readonly part: Uint8Array
  /** Receives how much of each pixel is covered by a line, 0 to 255; empty within `box`. */
  readonly ink: Uint8Array
  /** Of the hand and its lines. */
  readonly box: PixelBox
  /** Radius in pixels. */
  readonly lineWidth: number
  /** Whether the outline is drawn too: vector drawings stroke it. */
  readonly hasOutline: boolean
  /** Cosine between the surfaces at two pixels. */
  readonly measureBend: (one: number, other: number) => number
}

/** Lines where something stands in front of something else, where two parts meet in a fold, and along the outline. */
export const drawInkLines = ({ view, part, ink, box, lineWidth, hasOutline, measureBend }: InkTask): void => {
  const { width, height, depth } = view
  const stamp = createStamp(ink, width, height)
  const [left, top] = [Math.max(1, box.left), Math.max(1, box.top)]
  const [right, bottom] = [Math.min(width - 2, box.right), Math.min(height - 2, box.bottom)]
  const inspect = (at: number, step: number): void => {
    const next = at + step
    const p = part[at]!
    const q = part[next]!
    if (p === q) {
      if (p === NOTHING) return
      // Within one part a line needs a clear step.
      const gap = Math.abs(depth[at]! - depth[next]!)
      if (gap <= LEAST_STEP_MM) return
      const strength = measureStep(gap, at, next, step) - LEAST_STEP_MM
      if (strength > 0) draw(at, next, Math.min(1, strength / FULL_STEP_MM))
      return
    }
    if (p === NOTHING || q === NOTHING) {
      if (hasOutline) stamp(p === NOTHING ? next : at, lineWidth)
      return
    }
    const gap = Math.abs(depth[at]! - depth[next]!)
    let strength = Math.max(
      0,
      Math.min(1, (measureStep(gap, at, next, step) - LEAST_STEP_BETWEEN_PARTS_MM) / FULL_STEP_MM),
    )
    strength = Math.max(strength, 0.8 * Math.max(0, Math.min(1, (FOLD_FROM - measureBend(at, next)) / FOLD_RANGE)))
    if (p >= PART.sleeve || q >= PART.sleeve) strength = Math.max(strength, SLEEVE_STRENGTH)
    if (strength > 0) draw(at, next, strength)
  }
  /** How much larger the step is than the slope on either side of it. */
  const measureStep = (gap: number, at: number, next: number, step: number): number => {
    const before = part[at - step] === NOTHING ? 0 : Math.abs(depth[at]! - depth[at - step]!)
    const after = part[next + step] === NOTHING ? 0 : Math.abs(depth[next + step]! - depth[next]!)
    const slope = part[at - step] === NOTHING || part[next + step] === NOTHING ? NO_LINE_MM : Math.max(before, after)
    return gap - 1.6 * slope
  }
  const draw = (at: number, next: number, strength: number): void =>
    stamp(depth[at]! > depth[next]! ? at : next, lineWidth * (0.5 + 0.35 * Math.sqrt(strength)))

  for (let y = top; y < bottom; y += 1) {
    for (let x = left, at = y * width + left; x < right; x += 1, at += 1) {
      inspect(at, 1)
      inspect(at, width)
    }
  }
}

const LEAST_STEP_MM = 1.1
const LEAST_STEP_BETWEEN_PARTS_MM = 0.3
const FULL_STEP_MM = 4
const NO_LINE_MM = 1e8
const FOLD_FROM = 0.86
const FOLD_RANGE = 0.5
const SLEEVE_STRENGTH = 0.6

/** Discs with soft edges, prepared for each radius. */
const createStamp = (ink: Uint8Array, width: number, height: number) => {
  const discs = new Map<number, Int16Array>()
  return (at: number, radius: number): void => {
    const key = Math.round(radius * 4)
    let disc = discs.get(key)
    if (disc === undefined) {
      disc = createDisc(key / 4)
      discs.set(key, disc)
    }
    const x = at % width
    const y = (at - x) / width
    for (let k = 0; k < disc.length; k += 3) {
      const px = x + disc[k]!
      const py = y + disc[k + 1]!
      if (px < 0 || py < 0 || px >= width || py >= height) continue
      const o = py * width + px
      if (ink[o]! < disc[k + 2]!) ink[o] = disc[k + 2]!
    }
  }
}

/** Column, row and cover (0 to 255) of each pixel. */
const createDisc = (radius: number): Int16Array => {
  const pixels: number[] = []
  const reach = Math.ceil(radius + 0.5)
  for (let dy = -reach; dy <= reach; dy += 1) {
    for (let dx = -reach; dx <= reach; dx += 1) {
      const cover = Math.max(0, Math.min(1, radius + 0.5 - Math.hypot(dx, dy)))
      if (cover > 0) pixels.push(dx, dy, Math.round(cover * 255))
    }
  }
  return Int16Array.from(pixels)
}
