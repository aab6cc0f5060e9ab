import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanLine, hasOnlyLineCharacters, hasVisible, looksLikeAddress, normalLine } from './visible-line.ts'

const LEGITIMATE = [
  'Dr. Müller-Lüdenscheid',
  'St. Georg',
  'z.B.',
  "Seán O'Neill",
  'Prof. Dr. med. A. b. C.',
  'Dr.Müller',
  'محمد بن سلمان',
  'דוד בן־גוריון',
  'نمی\u200Cخواهم',
  '李小龙',
  'Zoë 👩‍👧',
  'Kita „Sonnenhügel“ e.V.',
  'Nr. 5/7',
  'und/oder',
  'J.R.R. Tolkien',
  'Anna-Lena v. d. Berg',
  '1. Klasse: Tiere & Farben?',
]

describe('a line', () => {
  test.each(LEGITIMATE)('may be %j, for a person too', (name) => {
    expect(normalLine(name)).toBe(name)
    expect([hasOnlyLineCharacters(name), hasVisible(name), looksLikeAddress(name)]).toEqual([true, true, false])
    expect(cleanLine(name)).toBe(name)
  })

  test.each([
    'Kita\r\nBcc: a@b.example',
    'Kita\tx',
    'Ki\u0000ta',
    'Ki\u0085ta',
    'Ki\u009Bta',
    'Ki\u2028ta',
    'Ki\u2029ta',
    'foto\u202Egpj.exe',
    'Ki\u2066ta\u2069',
    'Ki\u200D\u200Dta',
    'Ki\u200E\u200F\u200Eta',
    'Ki\uD800ta',
  ])('may not be %j, and an upload loses what is wrong with it', (name) => {
    expect(hasOnlyLineCharacters(normalLine(name))).toBe(false)
    expect(hasOnlyLineCharacters(cleanLine(name))).toBe(true)
  })

  test.each(['', ' ', '\u200B\u00AD', '\u200D', '\u2800', '\u3164', '\u0301', '\u00A0\u200E'])(
    '%j shows nothing',
    (name) => {
      expect(hasVisible(normalLine(name))).toBe(false)
    },
  )

  test('loses blanks around it and what word processors put in, and is composed', () => {
    expect(normalLine(' Mu\u0308l\u00ADler\u200B \uFEFF')).toBe('Müller')
  })

  test('cleaned is clean, whatever it was', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...'aÄ\u0308 \n\u0000\u200B\u00AD\u200D\u200E\u202E\uD83D\uDE00'.split('')), {
          maxLength: 12,
        }),
        (characters) => {
          const line = cleanLine(characters.join(''))
          expect(hasOnlyLineCharacters(line)).toBe(true)
          expect(normalLine(line)).toBe(line)
        },
      ),
    )
  })
})

test.each([
  'evil.example/login jetzt',
  'Gewinn! https://x.example',
  'WWW.gewinn.example',
  'gewinn.com',
  'Max gewinn.de jetzt',
  'a@b.example',
  'ftp://x',
  'evil．com',
  'evil.zone?x=1',
  'evil.zone:8080/x',
])('%j looks like an address', (name) => {
  expect(looksLikeAddress(name)).toBe(true)
})
