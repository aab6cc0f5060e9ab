import { describe, expect, it } from 'vitest'
import { drawSpelling } from './draw-spelling.ts'
import { FINGER_ALPHABET } from './finger-alphabet.ts'

const body = (word: string, width = 720, height = 720) => {
  const drawing = drawSpelling(word, width, height)
  return 'body' in drawing ? drawing.body : ''
}
/** Hands and arrows: each has a fill and a rounded line. */
const symbols = (svg: string) => svg.match(/stroke-linejoin="round"/g)?.length ?? 0

describe('drawing a spelled word', () => {
  it.each(Object.keys(FINGER_ALPHABET.letters))('draws the letter %s, with its arrow if it moves', (letter) => {
    expect(symbols(body(letter))).toBe(FINGER_ALPHABET.letters[letter]?.movement ? 2 : 1)
  })

  it('draws every letter of a word once', () => {
    expect(symbols(body('Hund'))).toBe(4)
    expect(symbols(body('Schule'))).toBe(4)
    expect(symbols(body('Berufsgenossenschaftsunfallmeldung'))).toBe(32)
  })

  it.each(['Ei', 'ÜÜÜ', 'zu Fuß', 'Berufsgenossenschaftsunfallmeldung', 'z'.repeat(120), 'a '.repeat(60)])(
    'keeps %j inside its room',
    (word) => {
      const places = [...body(word, 652, 640).matchAll(/translate\(([-\d.]+) ([-\d.]+)\)/g)]
      for (const [, x, y] of places) {
        expect(Number(x)).toBeGreaterThanOrEqual(-1)
        expect(Number(x)).toBeLessThanOrEqual(652)
        expect(Number(y)).toBeGreaterThanOrEqual(-1)
        expect(Number(y)).toBeLessThanOrEqual(641)
      }
      expect(places.length).toBeGreaterThan(0)
    },
  )

  it('draws nothing for a word without letters', () => {
    expect(drawSpelling('123 ?', 100, 50)).toEqual({ width: 100, height: 50, body: '' })
  })
})
