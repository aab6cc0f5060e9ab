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
export const drawInkLines = (task: InkTask): void => {
  const { view, part, ink, box } = task
  const { width, height, depth } = view
  const stamp = createStamp(ink, width, height)
  const [left, top] = [Math.max(1, box.left), Math.max(1, box.top)]
  const [right, bottom] = [Math.min(width - 2, box.right), Math.min(height - 2, box.bottom)]
  /** Most neighbours are of one part and at about the same depth. */
  const mayHaveLine = (at: number, next: number): boolean =>
    part[at] !== part[next] || (part[at] !== NOTHING && Math.abs(depth[at]! - depth[next]!) > LEAST_STEP_MM)
  for (let y = top; y < bottom; y += 1) {
    for (let at = y * width + left; at < y * width + right; at += 1) {
      if (mayHaveLine(at, at + 1)) drawBetween(task, stamp, at, 1)
      if (mayHaveLine(at, at + width)) drawBetween(task, stamp, at, width)
    }
  }
}

type Stamp = (at: number, radius: number) => void

const drawBetween = (task: InkTask, stamp: Stamp, at: number, step: number): void => {
  const { part, lineWidth, hasOutline } = task
  const { depth } = task.view
  const next = at + step
  if (part[at] === NOTHING || part[next] === NOTHING) {
    if (hasOutline) stamp(part[at] === NOTHING ? next : at, lineWidth)
    return
  }
  const strength = measureStrength(task, at, step)
  if (strength > 0) stamp(depth[at]! > depth[next]! ? at : next, lineWidth * (0.5 + 0.35 * Math.sqrt(strength)))
}

/** From 0, no line, to 1, a thick one. */
const measureStrength = (task: InkTask, at: number, step: number): number => {
  const { part, measureBend } = task
  const next = at + step
  const stepMm = measureStep(task, at, step)
  // Within one part a line needs a clear step.
  if (part[at] === part[next]) return limit((stepMm - LEAST_STEP_MM) / FULL_STEP_MM)
  const strength = limit((stepMm - LEAST_STEP_BETWEEN_PARTS_MM) / FULL_STEP_MM)
  const fold = 0.8 * limit((FOLD_FROM - measureBend(at, next)) / FOLD_RANGE)
  const isCloth = part[at]! >= PART.sleeve || part[next]! >= PART.sleeve
  return Math.max(strength, fold, isCloth ? SLEEVE_STRENGTH : 0)
}

/** How much larger the step in depth is than the slope on either side of it. */
const measureStep = ({ part, view: { depth } }: InkTask, at: number, step: number): number => {
  const next = at + step
  if (part[at - step] === NOTHING || part[next + step] === NOTHING) return Number.NEGATIVE_INFINITY
  const slope = Math.max(Math.abs(depth[at]! - depth[at - step]!), Math.abs(depth[next + step]! - depth[next]!))
  return Math.abs(depth[at]! - depth[next]!) - 1.6 * slope
}

const limit = (value: number): number => Math.max(0, Math.min(1, value))

const LEAST_STEP_MM = 1.1
const LEAST_STEP_BETWEEN_PARTS_MM = 0.3
const FULL_STEP_MM = 4
const FOLD_FROM = 0.86
const FOLD_RANGE = 0.5
const SLEEVE_STRENGTH = 0.6

/** Discs with soft edges, prepared for each radius. */
const createStamp = (ink: Uint8Array, width: number, height: number): Stamp => {
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
