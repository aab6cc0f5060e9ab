import { ALPHABET_LETTERS, findStillLetter } from '@gebaerdenraum/domain/media/alphabet-letters'
import { expect, test } from 'vitest'
import { findLetterDrawing } from './letter-drawings.ts'
import { findHandshapeOfLetter } from './letter-poses.ts'

test.each(ALPHABET_LETTERS)('the letter %s has the drawing of its handshape', (letter) => {
  expect(findStillLetter(letter)).toBe(findHandshapeOfLetter(letter))
  expect(findLetterDrawing(letter).layers.outline).toMatch(/^M/)
})

test('what is no letter has no drawing', () => {
  expect(() => findLetterDrawing('fist')).toThrow('There is no drawing of the letter "fist".')
})
