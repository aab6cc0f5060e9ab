import { ALPHABET_LETTERS } from '@gebaerdenraum/domain/hands/alphabet-letters'
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
