import { describe, expect, test } from 'vitest'
import { ALPHABET_LETTERS } from './alphabet-letters.ts'
import { addressOfLetter, LETTER_VARIANTS, readLetterQuery } from './letter-media.ts'

const queryOf = (address: string) => Object.fromEntries(new URL(address, 'http://localhost').searchParams)

describe('the address of a letter’s medium', () => {
  test('names letter, variant, look and revision', () => {
    expect(addressOfLetter('sch', 'video', { colouring: 'brown', isWithoutText: true, revision: 7 })).toBe(
      '/media/letters/sch/video?tone=brown&words=0&v=7',
    )
    expect(addressOfLetter('ß', 'drawing', { revision: 7 })).toBe('/media/letters/%C3%9F/drawing?v=7')
  })

  test('is read back as it was written, for every letter and variant', () => {
    for (const letter of ALPHABET_LETTERS) {
      for (const variant of LETTER_VARIANTS) {
        const options = { colouring: 'lineArt', isWithoutText: true } as const
        expect(readLetterQuery(queryOf(addressOfLetter(letter, variant, { ...options, revision: 1 })))).toEqual({
          options,
        })
      }
    }
  })

  test('leaves the look to the operator unless it says otherwise', () => {
    expect(readLetterQuery({})).toEqual({ options: {} })
  })

  test.each([
    [{ tone: 'blue' }, 'tone'],
    [{ tone: ['light', 'deep'] }, 'tone'],
    [{ words: '2' }, 'words'],
    [{ v: 'x' }, 'v'],
    [{ v: '1234567' }, 'v'],
    [{ v: ['1', '2'] }, 'v'],
    [{ dl: '0' }, 'dl'],
    [{ size: '5' }, 'size'],
    [{ constructor: '1' }, 'constructor'],
    [{ tone: 'deep', hasOwnProperty: '1' }, 'hasOwnProperty'],
  ])('is refused with %j', (query, wrong) => {
    expect(readLetterQuery(query)).toEqual({ wrong })
  })
})
