import { settingOf } from '@gebaerdenraum/domain/documents/layout/text-size'
import { anyText } from '@gebaerdenraum/domain/kernel/random-values.fixture'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { textWidth } from '../text/set-text.ts'
import { TYPE_FACES } from '../text/type-face.ts'
import { setLines } from './set-lines.ts'

const room = { width: 100, size: 10, weight: 'regular', mostLines: 10 } as const
const linesOf = (text: string, more: Partial<Parameters<typeof setLines>[1]> = {}) =>
  setLines(text, { ...room, ...more }).map((line) => line.text)

describe('lines of a text', () => {
  test('end between words, and where somebody ended them', () => {
    expect(linesOf('Der Hund bellt laut heute\nNachmittag')).toEqual(['Der Hund bellt laut', 'heute', 'Nachmittag'])
  })

  test('divide a word that is longer than a line between syllables', () => {
    expect(setLines('Donaudampfschifffahrt', room)).toEqual([
      { text: 'Donaudampfschiff-', endsDivided: true },
      { text: 'fahrt', endsDivided: false },
    ])
  })

  test('keep a hyphen that was written', () => {
    expect(setLines('Nachmittags-Veranstaltung', { ...room, width: 70 })[0]).toEqual({
      text: 'Nachmittags-',
      endsDivided: false,
    })
  })

  test('end with … where there is no room for more', () => {
    expect(linesOf('Der Hund bellt laut am Nachmittag', { mostLines: 1 })).toEqual(['Der Hund bellt laut…'])
  })
})

const letters = fc.constantFrom(...Object.keys(TYPE_FACES.regular.advances), 'あ', '👍🏽', 'Ԫ', 'é', 'ﬃ', '㎏')
const words = fc.array(fc.string({ unit: letters, maxLength: 40 }), { maxLength: 12 }).map((all) => all.join(' '))

describe.each(['regular', 'bold'] as const)('what the layout promises of %s text', (weight) => {
  const boxes = fc.record({
    width: fc.double({ min: 40, max: 500, noNaN: true }),
    height: fc.double({ min: 12, max: 150, noNaN: true }),
  })

  test('holds with the real widths of letters: it stands whole in its box', () => {
    fc.assert(
      fc.property(fc.oneof(words, anyText), boxes, (text, box) => {
        const { fontSize, lineHeight, isTooLong } = settingOf(text, box, [26, 18, 15, 12, 9])
        fc.pre(!isTooLong)
        const mostLines = Math.floor((box.height + 0.01) / lineHeight)
        const lines = setLines(text, { width: box.width, size: fontSize, weight, mostLines })
        expect(lines.length).toBeLessThanOrEqual(mostLines)
        for (const line of lines) expect(textWidth(line.text, fontSize, weight)).toBeLessThanOrEqual(box.width + 0.01)
        const kept = lines.map((line) => (line.endsDivided ? line.text.slice(0, -1) : line.text)).join('')
        expect(kept.replaceAll(/\s/gu, '')).toBe(text.normalize('NFC').replaceAll(/\s/gu, ''))
      }),
      { numRuns: 1000 },
    )
  })

  test('that is too long stays in its box all the same', () => {
    fc.assert(
      fc.property(fc.oneof(words, anyText), boxes, fc.integer({ min: 1, max: 3 }), (text, { width }, mostLines) => {
        const lines = setLines(text, { width, size: 18, weight, mostLines })
        expect(lines.length).toBeLessThanOrEqual(mostLines)
        for (const line of lines) expect(textWidth(line.text, 18, weight)).toBeLessThanOrEqual(width + 0.01)
      }),
    )
  })
})
