import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type FingerAlphabet, spell } from './fingerspelling.ts'

const file = new URL('../../../../content/demo/fingeralphabet.json', import.meta.url)
const alphabet: FingerAlphabet = JSON.parse(readFileSync(file, 'utf8'))

/** Letters in a row; a doubled one with ′, a pause as a line. */
const spelled = (word: string) =>
  spell(word, alphabet).signs.map((sign) =>
    sign.kind === 'pause' ? '|' : sign.isDouble ? `${sign.letter}′` : sign.letter,
  )

describe('spelling a word in the finger alphabet', () => {
  it.each([
    ['Schule', ['sch', 'u', 'l', 'e']],
    ['TISCH', ['t', 'i', 'sch']],
    ['Dachs', ['d', 'a', 'c', 'h', 's']],
    ['glücklich', ['g', 'l', 'ü', 'c', 'k', 'l', 'i', 'c', 'h']],
    ['Fuß', ['f', 'u', 'ß']],
    ['GROẞ', ['g', 'r', 'o', 'ß']],
  ])('takes the longest match in %s', (word, letters) => {
    expect(spelled(word)).toEqual(letters)
  })

  it('moves the second of two like letters aside, and a third one back', () => {
    expect(spelled('Schifffahrt')).toEqual(['sch', 'i', 'f', 'f′', 'f', 'a', 'h', 'r', 't'])
    expect(spelled('Zoo')).toEqual(['z', 'o', 'o′'])
  })

  it('does not take like letters of two words for a double letter', () => {
    expect(spelled('Zoo offen')).toEqual(['z', 'o', 'o′', '|', 'o', 'f', 'f′', 'e', 'n'])
  })

  it('rests once between words, never at the ends', () => {
    expect(spelled(' zu  - Fuß ')).toEqual(['z', 'u', '|', 'f', 'u', 'ß'])
    expect(spelled('Ei -?')).toEqual(['e', 'i'])
  })

  it('leaves out punctuation', () => {
    expect(spelled('Wie geht’s?'.replace('’', ''))).toEqual(['w', 'i', 'e', '|', 'g', 'e', 'h', 't', 's'])
  })

  it('uses the fallback for letters of other languages', () => {
    expect(spelled('Café à')).toEqual(['c', 'a', 'f', 'e', '|', 'a'])
  })

  it('takes an umlaut written as two characters for one', () => {
    expect(spelled('A\u0308pfel')).toEqual(['ä', 'p', 'f', 'e', 'l'])
  })

  it('names what it cannot spell', () => {
    expect(spell('a1😀b', alphabet)).toMatchObject({ unknown: ['1', '😀'], signs: [{ letter: 'a' }, { letter: 'b' }] })
  })

  it('is not led astray by names that every object has', () => {
    expect(spell('constructor', { ...alphabet, letters: {} })).toMatchObject({ signs: [] })
  })

  it('says which characters of the word a sign stands for', () => {
    expect(spell('Tisch', alphabet).signs.at(-1)).toEqual({
      ...{ kind: 'letter', letter: 'sch', isDouble: false },
      ...{ from: 2, to: 5 },
    })
  })

  it('spells the exceptions letter by letter', () => {
    const exceptions = { ...alphabet, spelling: { ...alphabet.spelling, schIsNotTrigraph: ['Häuschen'] } }
    const letters = spell('häuschen', exceptions).signs.map((sign) => sign.kind === 'letter' && sign.letter)
    expect(letters).toEqual(['h', 'ä', 'u', 's', 'c', 'h', 'e', 'n'])
  })

  it('gives nothing for an empty word', () => {
    expect(spell('', alphabet)).toEqual({ signs: [], unknown: [] })
  })
})
