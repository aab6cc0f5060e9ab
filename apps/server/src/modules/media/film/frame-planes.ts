import type { FilmSize, Part } from './film-size.ts'
import { pastePart } from './i420.ts'

/** A rectangle in which the frames of a film differ, as I420 planes. Frames with the same key show the same there. */
export type FrameLayer = {
  readonly part: Part
  readonly keyAt: (index: number) => string
  readonly draw: (index: number) => Promise<Uint8Array>
}

export type LayeredFilm = {
  readonly frameCount: number
  readonly size: FilmSize
  /** The planes of all that no layer draws; they are written to. */
  readonly planes: Uint8Array
  /** None overlaps another. */
  readonly layers: readonly FrameLayer[]
}

/**
 * The planes of each frame of a film, to be asked for in turn. A layer is drawn only where it differs from the frame
 * before. All frames are given in the same memory.
 */
export const createFramePlanes = ({ frameCount, size, planes, layers }: LayeredFilm): FramePlanes => {
  const sources = layers.map((layer) => ({ part: layer.part, read: drawAhead(layer, frameCount) }))
  return async (index) => {
    for (const { part, read } of sources) {
      const drawn = await read(index)
      if (drawn) pastePart(planes, size, drawn, part)
    }
    return planes
  }
}

export type FramePlanes = (index: number) => Promise<Uint8Array>

/** How many frames are drawn ahead, so that drawing and encoding share the cores. */
const AHEAD = 32

/**
 * How many different frames of a layer are kept for later. At 720 lines a hand has 0.4 MB: a title of 120 letters may
 * come back to hundreds of them.
 */
const MOST_KEPT = 128

/**
 * What is drawn in each frame, or `undefined` where that is what the frame before shows. The same is drawn once, unless
 * there is too much to keep; what no later frame needs is forgotten.
 */
const drawAhead = (
  { keyAt, draw }: FrameLayer,
  frameCount: number,
): ((index: number) => Promise<Uint8Array | undefined>) => {
  const keys = Array.from({ length: frameCount }, (_, index) => keyAt(index))
  const lastUse = new Map(keys.map((key, index) => [key, index]))
  const drawn = new Map<string, Promise<Uint8Array>>()
  const start = (index: number): Promise<Uint8Array> => {
    const key = keys[index]!
    const known = drawn.get(key) ?? draw(index)
    drawn.set(key, known)
    return known
  }
  /** The oldest first, but nothing that one of the next frames shows. */
  const limitKept = (from: number, to: number): void => {
    if (drawn.size <= MOST_KEPT) return
    const soon = new Set(keys.slice(from, to))
    for (const key of drawn.keys()) {
      if (drawn.size <= MOST_KEPT) return
      if (!soon.has(key)) drawn.delete(key)
    }
  }
  return async (index) => {
    const ahead = Math.min(frameCount, index + AHEAD)
    for (let next = index + 1; next < ahead; next += 1) start(next).catch(() => undefined)
    const key = keys[index]!
    const planes = keys[index - 1] === key ? undefined : await start(index)
    if (lastUse.get(key) === index) drawn.delete(key)
    limitKept(index, ahead)
    return planes
  }
}
