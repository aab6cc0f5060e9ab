import { readFile } from 'node:fs/promises'
import type { FingerAlphabet } from '@gebaerdenraum/domain/media/fingerspelling'
import type { Font } from 'opentype.js/dist/opentype.mjs'
import type { SymbolShape } from '../src/shapes/hand-shapes.ts'
import { glyphOutline } from './glyph-outline.ts'
import { readFont } from './read-font.ts'

/** Every symbol of the finger alphabet: hands and the arrows beside them, by ISWA 2010 key. */
export const generateHandShapes = async (): Promise<Record<string, SymbolShape>> => {
  const alphabet: FingerAlphabet = JSON.parse(
    await readFile(new URL('../../../content/demo/fingeralphabet.json', import.meta.url), 'utf8'),
  )
  const [line, fill] = await Promise.all(
    ['Line', 'Fill'].map((kind) => readFont(`@sutton-signwriting/font-ttf/font/SuttonSignWriting${kind}.ttf`)),
  )
  if (!line || !fill) throw new Error('The fonts of @sutton-signwriting/font-ttf are missing.')
  const keys = Object.values(alphabet.letters).flatMap(({ symbols, movement }) => [
    ...symbols,
    ...(movement ? [movement.arrow.symbol] : []),
  ])
  return Object.fromEntries([...new Set(keys)].map((key) => [key, symbolShape(key, line, fill)]))
}

/** Where the two planes of the fonts begin. */
const LINE_PLANE = 0xf0000
const FILL_PLANE = 0x100000
/** The fonts draw one symbol unit with ten font units and hang each symbol below the base line. */
const FONT_UNITS = 10

const symbolShape = (key: string, lineFont: Font, fillFont: Font): SymbolShape => {
  const line = lineFont.charToGlyph(String.fromCodePoint(LINE_PLANE + symbolId(key)))
  const fill = fillFont.charToGlyph(String.fromCodePoint(FILL_PLANE + symbolId(key)))
  if (line.index === 0) throw new Error(`The symbol ${key} is missing in @sutton-signwriting/font-ttf.`)
  const { x2, y1 } = line.getBoundingBox()
  const height = Math.ceil(Math.abs(y1) / FONT_UNITS) * FONT_UNITS
  const width = Math.ceil(x2 / FONT_UNITS) * FONT_UNITS
  return { width, height, line: glyphOutline(line), fill: glyphOutline(fill) }
}

/** The symbol's number: base symbol, then 6 fills, then 16 rotations (README of the package). */
const symbolId = (key: string): number => {
  const [, base = '', fill = '', rotation = ''] = /^S([0-9a-f]{3})([0-5])([0-9a-f])$/.exec(key) ?? []
  if (!base) throw new Error(`"${key}" is not an ISWA 2010 key.`)
  return (Number.parseInt(base, 16) - 0x100) * 96 + Number.parseInt(fill, 16) * 16 + Number.parseInt(rotation, 16) + 1
}
