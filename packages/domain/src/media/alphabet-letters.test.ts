import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ALPHABET_LETTERS, isAlphabetLetter, nameLetter } from './alphabet-letters.ts'
import type { FingerAlphabet } from './fingerspelling.ts'
import { HANDSHAPE_NAMES, HANDSHAPES } from './handshapes.ts'

const file = new URL('../../../../content/demo/fingeralphabet.json', import.meta.url)
const alphabet: FingerAlphabet = JSON.parse(readFileSync(file, 'utf8'))

describe('the letters of the manual alphabet', () => {
  test('are those of the file, 31', () => {
    expect(ALPHABET_LETTERS).toHaveLength(31)
    expect([...ALPHABET_LETTERS].toSorted()).toEqual(Object.keys(alphabet.letters).toSorted())
  })

  test('are handshapes too, with the letter as name', () => {
    for (const letter of ALPHABET_LETTERS) expect(HANDSHAPE_NAMES[letter].split(' ')[0]).toBe(nameLetter(letter))
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

describe('the list for deaf reviewers', () => {
  const readme = readFileSync(new URL('../../../../content/hands/README.md', import.meta.url), 'utf8')
  const rows = readme.split('\n').filter((line) => line.startsWith('| '))

  test.each(ALPHABET_LETTERS)('asks a question about %s and shows its texts as the page does', (letter) => {
    const { handshape, orientation, movement } = alphabet.letters[letter]!
    const start = `| ${nameLetter(letter)} | ${handshape} | ${orientation} | ${movement?.description ?? '–'} |`
    const found = rows.filter((row) => row.startsWith(start))
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(/[?.] \|$/)
  })

  test('has every other handshape by its id and name', () => {
    const others = HANDSHAPES.filter((handshape) => !isAlphabetLetter(handshape))
    for (const id of others) {
      expect(rows.filter((row) => row.startsWith(`| \`${id}\` | ${HANDSHAPE_NAMES[id]} | `))).toHaveLength(1)
    }
  })
})
