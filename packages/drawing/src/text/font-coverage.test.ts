import { readFileSync } from 'node:fs'
import { FACE_RANGES, isInFace } from '@gebaerdenraum/domain/kernel/face-characters'
import { expect, test } from 'vitest'
import { listCodePoints, readFont } from '../../scripts/read-font.ts'
import { ANDIKA_PARTS, andikaFile } from './andika-files.ts'
import { letterPart, OTHER_PARTS } from './letter-parts.ts'
import { findOutline } from './outlines.ts'
import { setText } from './set-text.ts'
import { TYPE_FACES, WEIGHT_NUMBERS, type Weight } from './type-face.ts'

/** What the shipped font files have glyphs for (their table `cmap`). */
const readFace = async (weight: Weight): Promise<ReadonlySet<number>> => {
  const fonts = await Promise.all(ANDIKA_PARTS.map((part) => readFont(andikaFile(part, WEIGHT_NUMBERS[weight]))))
  return new Set(fonts.flatMap((font) => listCodePoints(font)))
}

const hex = (points: Iterable<number>) => [...points].sort((a, b) => a - b).map((point) => point.toString(16))
const readAllOutlines = (weight: Weight) => [
  TYPE_FACES[weight].outlines,
  ...OTHER_PARTS.map(
    (part): Readonly<Record<string, string>> =>
      JSON.parse(
        readFileSync(new URL(`../generated/letters-${WEIGHT_NUMBERS[weight]}-${part}.json`, import.meta.url), 'utf8'),
      ),
  ),
]

test.each(['regular', 'bold'] as const)(
  'the letters that are drawn are exactly those of the %s face',
  async (weight) => {
    const face = await readFace(weight)
    expect(face.size).toBeGreaterThan(1_600)
    const drawn = readAllOutlines(weight).flatMap(Object.keys)
    expect(hex(drawn.map((character) => character.codePointAt(0) ?? 0))).toEqual(hex(face))
    expect(Object.keys(TYPE_FACES[weight].advances).toSorted()).toEqual(drawn.toSorted())
  },
)

test.each(['regular', 'bold'] as const)('the list of printable characters is that of the %s face', async (weight) => {
  const listed = FACE_RANGES.flatMap(({ first, last }) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  )
  expect(hex(listed)).toEqual(hex(await readFace(weight)))
  expect(listed.every(isInFace)).toBe(true)
})

test.each(['regular', 'bold'] as const)(
  'every visible character of the %s face gets its own outline',
  async (weight) => {
    const fonts = await Promise.all(ANDIKA_PARTS.map((part) => readFont(andikaFile(part, WEIGHT_NUMBERS[weight]))))
    for (const point of await readFace(weight)) {
      const character = String.fromCodePoint(point)
      const font = fonts.find((one) => one.charToGlyph(character).index !== 0)
      const isVisible = (font?.charToGlyph(character).path.commands.length ?? 0) > 0
      // A soft hyphen shows only where a word is divided, and the line then ends with a hyphen.
      if (character === '\u00ad') continue
      expect([character, findOutline(character, weight) !== '']).toEqual([character, isVisible])
      const drawn = setText(character, { x: 0, y: 0, size: 10, weight, fill: '#000' })
      expect([character, drawn.includes('<path')]).toEqual([character, isVisible])
    }
  },
)

test('each letter is in one file', () => {
  for (const part of OTHER_PARTS) {
    const [, ...others] = readAllOutlines('bold')
    for (const character of Object.keys(others[OTHER_PARTS.indexOf(part)] ?? {}))
      expect(letterPart(character)).toBe(part)
  }
})
