import { readFile } from 'node:fs/promises'
import { HAND_VIEWS, type HandView } from '@gebaerdenraum/domain/media/handshapes'
import { type FindHandDrawing, findDrawingIn, type HandDrawings } from '@gebaerdenraum/drawing/custom-signs/draw-figure'

const FOLDER = new URL('../../../../../../content/hands/', import.meta.url)

/** All hands that scenes can show, about 1 MB. Read once in a process; after a failure the next caller tries again. */
export const loadHandDrawings = (): Promise<FindHandDrawing> => {
  loaded ??= readAll().catch((error: unknown) => {
    loaded = null
    throw error
  })
  return loaded
}

let loaded: Promise<FindHandDrawing> | null = null

const readAll = async (): Promise<FindHandDrawing> => {
  const views = await Promise.all(HAND_VIEWS.map(async (view) => [view, await readView(view)] as const))
  const drawings = new Map<HandView, HandDrawings>(views)
  return (handshape, view) => findDrawingIn(drawings.get(view) ?? {}, handshape)
}

const readView = async (view: HandView): Promise<HandDrawings> =>
  JSON.parse(await readFile(new URL(`handshapes-${view}.json`, FOLDER), 'utf8'))
