import { ALPHABET_LETTERS } from '@gebaerdenraum/domain/media/alphabet-letters'
import { expect, test } from 'vitest'
import { drawLetter, LETTER_ROOM } from './draw-letter.ts'

test.each(ALPHABET_LETTERS)('%s fits its room and has thin outlines', (letter) => {
  const { width, height, body } = drawLetter(letter, 'medium')
  expect(Math.max(width, height)).toBeLessThanOrEqual(LETTER_ROOM)
  const [, scale = '', line = ''] =
    /scale\(([\d.]+)\).*?<path fill="none" stroke="[^"]+" stroke-width="([\d.]+)"/s.exec(body) ?? []
  expect(Number(scale) * Number(line)).toBeGreaterThan(1)
  expect(Number(scale) * Number(line)).toBeLessThan(LETTER_ROOM / 80)
})

test('a moved letter has its arrow, coloured or in the ink of line art', () => {
  expect(drawLetter('ä', 'medium').body).toContain('#e6644a')
  expect(drawLetter('ä', 'lineArt').body).not.toContain('#e6644a')
  expect(drawLetter('a', 'medium').body).not.toContain('#e6644a')
})

test('an arrow in line art is dark on a light page and light on a dark one', () => {
  const readInk = (scheme: 'light' | 'dark') =>
    /<path transform="[^"]+" fill="none" stroke="#([0-9a-f]{2})/.exec(drawLetter('ä', 'lineArt', scheme).body)?.[1] ??
    ''
  expect(Number.parseInt(readInk('light'), 16)).toBeLessThan(60)
  expect(Number.parseInt(readInk('dark'), 16)).toBeGreaterThan(180)
})
