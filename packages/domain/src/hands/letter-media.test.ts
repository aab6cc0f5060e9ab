import { describe, expect, test } from 'vitest'
import { ALPHABET_LETTERS } from './alphabet-letters.ts'
import { addressOfLetter, LETTER_VARIANTS, readLetterLook } from './letter-media.ts'

const queryOf = (address: string) => Object.fromEntries(new URL(address, 'http://localhost').searchParams)

describe('the address of a letter’s medium', () => {
  test('names letter, variant, look and revision', () => {
    const look = { colouring: 'brown', isWithoutText: true, revision: 7 } as const
    expect(addressOfLetter('sch', 'video', look)).toBe('/media/letters/sch/video?tone=brown&words=0&v=7')
    expect(addressOfLetter('ß', 'drawing', { ...look, isWithoutText: false })).toBe(
      '/media/letters/%C3%9F/drawing?tone=brown&v=7',
    )
  })

  test('is read back as it was written, for every letter and variant', () => {
    for (const letter of ALPHABET_LETTERS) {
      for (const variant of LETTER_VARIANTS) {
        const look = { colouring: 'lineArt', isWithoutText: variant === 'poster' } as const
        expect(readLetterLook(queryOf(addressOfLetter(letter, variant, { ...look, revision: 1 })))).toEqual({ look })
      }
    }
  })

  test('has the operator’s look unless it says otherwise', () => {
    expect(readLetterLook({})).toEqual({ look: { colouring: 'medium', isWithoutText: false } })
  })

  test.each([
    [{ tone: 'blue' }, 'tone'],
    [{ tone: ['light', 'deep'] }, 'tone'],
    [{ words: '2' }, 'words'],
    [{ v: 'x' }, 'v'],
    [{ v: '1234567' }, 'v'],
    [{ dl: '0' }, 'dl'],
    [{ size: '5' }, 'size'],
    [{ constructor: '1' }, 'constructor'],
    [{ tone: 'deep', hasOwnProperty: '1' }, 'hasOwnProperty'],
  ])('is refused with %j', (query, wrong) => {
    expect(readLetterLook(query)).toEqual({ wrong })
  })
})
