import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { FingerAlphabet } from '../signs/fingerspelling.ts'
import { ALPHABET_LETTERS, isAlphabetLetter } from './alphabet-letters.ts'
import { HANDSHAPE_NAMES } from './handshapes.ts'

const file = new URL('../../../../content/demo/fingeralphabet.json', import.meta.url)
const alphabet: FingerAlphabet = JSON.parse(readFileSync(file, 'utf8'))

describe('the letters of the manual alphabet', () => {
  test('are those of the file, 31', () => {
    expect(ALPHABET_LETTERS).toHaveLength(31)
    expect([...ALPHABET_LETTERS].toSorted()).toEqual(Object.keys(alphabet.letters).toSorted())
  })

  test('are handshapes too, with the letter as name', () => {
    for (const letter of ALPHABET_LETTERS) expect(HANDSHAPE_NAMES[letter].toLocaleLowerCase('de')).toBe(letter)
  })

  test('are not handshapes that are no letter, nor names that every object has', () => {
    expect(['flat', 'A', '', 'toString', 'constructor', undefined, ['a']].filter(isAlphabetLetter)).toEqual([])
  })
})

describe.each(ALPHABET_LETTERS)('the description of %s', (letter) => {
  const { handshape, orientation, movement, hint } = alphabet.letters[letter]!
  const sentences = [handshape, orientation, movement?.description, hint].filter((text) => text !== undefined)

  test('is in whole sentences that speak to the reader', () => {
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^[A-ZÄÖÜ].*\.$/u)
      expect(sentence).not.toMatch(/Betrachter|\bSie\b|\bman\b/)
    }
    expect(orientation).toMatch(/^Du siehst/)
  })
})
