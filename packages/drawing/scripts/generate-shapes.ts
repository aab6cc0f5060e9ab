/**
 * Takes the artwork that the drawings need out of installed packages: the rigged hand, the SignWriting symbols of the
 * finger alphabet, the letters of Andika, the pictograms of the demo catalogue. Reading the fonts costs over a second,
 * so it is done once after `npm ci`. The results are git-ignored: artwork of others is never copied into the repository.
 */

import { mkdir, writeFile } from 'node:fs/promises'
import { encodeHandMesh } from '../src/hands/hand-mesh.ts'
import { OTHER_PARTS } from '../src/text/letter-parts.ts'
import { generateHandShapes } from './generate-hand-shapes.ts'
import { generateLetters, generateOutlines } from './generate-letters.ts'
import { generatePictograms } from './generate-pictograms.ts'
import { buildHandMesh } from './hands/build-hand-mesh.ts'

const target = new URL('../src/generated/', import.meta.url)

const files: Readonly<Record<string, () => Promise<unknown>>> = {
  'hand-mesh.json': async () => encodeHandMesh(await buildHandMesh()),
  'hand-shapes.json': generateHandShapes,
  'letters-400.json': () => generateLetters(400),
  'letters-700.json': () => generateLetters(700),
  ...Object.fromEntries(
    OTHER_PARTS.flatMap((part) => [
      [`letters-400-${part}.json`, () => generateOutlines(400, part)],
      [`letters-700-${part}.json`, () => generateOutlines(700, part)],
    ]),
  ),
  'pictograms.json': generatePictograms,
}

await mkdir(target, { recursive: true })
for (const [name, generate] of Object.entries(files)) {
  await writeFile(new URL(name, target), `${JSON.stringify(await generate())}\n`)
}
