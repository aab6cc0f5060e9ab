/**
 * Draws all letters and handshapes as vectors into `content/hands`. For maintainers, after a change of poses or of the
 * renderer: `node packages/drawing/scripts/generate-hand-drawings.ts`. Takes half a minute; the results are committed.
 */
import { writeFile } from 'node:fs/promises'
import { HAND_VIEWS, HANDSHAPES } from '@gebaerdenraum/domain/media/handshapes'
import type { HandDrawing } from '../src/hands/hand-drawing.ts'
import { findHandshapePose, VIEW_TURNS } from '../src/hands/handshape-poses.ts'
import { findHandshapeOfLetter, findLetterPose, LETTERS } from '../src/hands/letter-poses.ts'
import { buildHandMesh } from './hands/build-hand-mesh.ts'
import { createHandDrawer } from './hands/draw-hand.ts'

const draw = createHandDrawer(await buildHandMesh(2))

const write = async (name: string, drawings: Readonly<Record<string, HandDrawing>>): Promise<void> => {
  const lines = Object.entries(drawings).map(([key, drawing]) => `${JSON.stringify(key)}:${JSON.stringify(drawing)}`)
  await writeFile(new URL(`../../../content/hands/${name}.json`, import.meta.url), `{\n${lines.join(',\n')}\n}\n`)
}

/** Letters that differ by their movement only share a drawing. */
const isDrawn = (handshape: string): boolean => findHandshapeOfLetter(handshape) === handshape

await write(
  'letter-drawings',
  Object.fromEntries(LETTERS.filter(isDrawn).map((letter) => [letter, draw(findLetterPose(letter).pose)])),
)
for (const view of HAND_VIEWS) {
  const drawn = HANDSHAPES.filter(isDrawn).map((handshape) => {
    const { pose } = findHandshapePose(handshape)
    return [handshape, draw({ ...pose, turn: VIEW_TURNS[view] })] as const
  })
  await write(`handshapes-${view}`, Object.fromEntries(drawn))
}
