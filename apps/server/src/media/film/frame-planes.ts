import { changingParts, drawFrame } from '@gebaerdenraum/drawing/film/draw-frame'
import type { Film, FilmFrame } from '@gebaerdenraum/drawing/film/film'
import sharp from 'sharp'
import type { FilmSize, Part } from './film-size.ts'
import { pastePart, rgbToI420 } from './i420.ts'
import type { Overlay } from './overlay.ts'

/**
 * The planes of each frame of a film, to be asked for in turn. What never changes is drawn once, hands and underlined
 * letter only where they differ from the frame before. All frames are given in the same memory.
 */
export const framePlanes = async (film: Film, size: FilmSize, overlay: Overlay | undefined): Promise<FramePlanes> => {
  const parts = changingParts(size.width, size.height)
  const frames = Array.from({ length: film.frameCount }, (_, index) => film.frameAt(index))
  const draw = (frame: FilmFrame, part: Part) => drawPart(frame, size, part, overlay)
  const hands = drawnAhead(
    frames.map((frame) => ({ key: JSON.stringify(frame.hands), draw: () => draw(frame, parts.hands) })),
  )
  const captions = drawnAhead(
    frames.map((frame) => ({
      key: `${frame.current?.from}`,
      draw: () => draw({ ...frame, hands: [] }, parts.caption),
    })),
  )
  const planes = await draw({ ...frames[0]!, hands: [], current: undefined }, { x: 0, y: 0, ...size })
  return async (index) => {
    const [hand, caption] = [await hands(index), await captions(index)]
    if (hand) pastePart(planes, size, hand, parts.hands)
    if (caption) pastePart(planes, size, caption, parts.caption)
    return planes
  }
}

export type FramePlanes = (index: number) => Promise<Uint8Array>

/** How many frames are drawn ahead, so that drawing and encoding share the cores. */
const AHEAD = 8

type Drawable = { readonly key: string; readonly draw: () => Promise<Uint8Array> }

/**
 * What is drawn in each frame, or `undefined` where that is what the frame before shows. The same is drawn once; what no
 * later frame needs is forgotten, so that a long word does not fill the memory.
 */
const drawnAhead = (all: readonly Drawable[]): ((index: number) => Promise<Uint8Array | undefined>) => {
  const lastUse = new Map(all.map(({ key }, index) => [key, index]))
  const drawn = new Map<string, Promise<Uint8Array>>()
  const start = ({ key, draw }: Drawable): Promise<Uint8Array> => {
    const known = drawn.get(key) ?? draw()
    drawn.set(key, known)
    return known
  }
  return async (index) => {
    for (const next of all.slice(index + 1, index + AHEAD)) start(next).catch(() => undefined)
    const { key } = all[index]!
    const isNew = all[index - 1]?.key !== key
    const planes = isNew ? await start(all[index]!) : undefined
    if (lastUse.get(key) === index) drawn.delete(key)
    return planes
  }
}

const drawPart = async (frame: FilmFrame, { width, height }: FilmSize, part: Part, overlay: Overlay | undefined) => {
  const { svg } = drawFrame(frame, width, height, { part })
  const rgb = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
  overlay?.(rgb, part)
  return rgbToI420(rgb, part.width, part.height)
}
