import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { asciiEmail, emailAddressFault, emailKey, isEmailAddress } from './email-address.ts'

const LOCAL_PART = 'Ungültige E-Mail Adresse: Vor dem @ gehen nur die Buchstaben a bis z, keine Umlaute und kein ß.'
const INVALID = 'Ungültige E-Mail Adresse'

describe('a domain with letters beyond ASCII', () => {
  test.each([
    ['info@kita-löwenzahn.example', 'info@xn--kita-lwenzahn-nmb.example'],
    ['Info@Kita-LÖWENZAHN.example', 'Info@xn--kita-lwenzahn-nmb.example'],
    ['info@kita-lo\u0308wenzahn.example', 'info@xn--kita-lwenzahn-nmb.example'],
    ['a@straße.example', 'a@xn--strae-oqa.example'],
    ['A@STRAẞE.example', 'A@xn--strae-oqa.example'],
    ['a@น้ำ.example', 'a@xn--q3c4c8cq.example'],
    ['a@col·legi.example', 'a@xn--collegi-xma.example'],
    ['a@müller.xn--p1ai', 'a@xn--mller-kva.xn--p1ai'],
    ['a@школа.рф', 'a@xn--80atdl2c.xn--p1ai'],
    ['a@écoles.łódź.example', 'a@xn--coles-9ra.xn--d-uga0v4h.example'],
  ])('of %j is known to others as %j', (typed, ascii) => {
    expect(asciiEmail(typed)).toBe(ascii)
    expect(isEmailAddress(typed)).toBe(true)
    expect(emailKey(typed)).toBe(emailKey(ascii))
    expect(asciiEmail(ascii)).toBe(ascii)
  })

  test.each([
    'info@kita löwenzahn.example',
    'info@kita-löwenzahn.example/..',
    'info@löwe:1@kita.example',
    'info@löwe#kita.example',
    'info@löwe%2ekita.example',
    'info@löwe。example',
    'info@löwe',
    'info@.löwe.example',
    'info@löwe..example',
    'info@löwe.example.',
    'info@１２７.０.０.１',
    'info@ｋｉｔａ.example',
    'info@ﬁlm.example',
    'info@löwe\u200b.example',
    'info@kita\ufe0f.example',
    'info@ki\u034fta.example',
    'info@löwe\u{e0041}.example',
    'info@löwe.example\r\nBcc: alle@kita.example',
    'löwe.example',
    `info@${'ö.'.repeat(150)}example`,
  ])('%j is none', (text) => {
    expect(emailAddressFault(text)).toBe(INVALID)
  })
})

describe('before the @', () => {
  test.each([
    'jürgen@kita.example',
    'jürgen@löwe.example',
    'e\u0301va@kita.example',
    'weiß@kita.example',
    'анна@kita.example',
    'o’hara@kita.example',
    'jürgen\u{1f600}@kita.example',
  ])('%j is refused with the reason', (text) => {
    expect(emailAddressFault(text)).toBe(LOCAL_PART)
  })

  test.each(['jürgen', 'jür gen@kita.example', 'jürgen@kita', '@kita.example', 'jürgen..a@kita.example'])(
    '%j is wrong in another way, too',
    (text) => {
      expect(emailAddressFault(text)).toBe(INVALID)
    },
  )
})

/** Pieces that addresses, and what only looks like them, are made of. */
const PIECES = [
  'a',
  'B',
  '1',
  '.',
  '-',
  '_',
  '+',
  "'",
  '@',
  ' ',
  'ö',
  'ß',
  'o\u0308',
  'рф',
  'xn--',
  '/',
  ':',
  '%',
  '。',
  'ｋ',
  '\u200d',
  'kita',
  '.example',
]
const pieces = fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((parts) => parts.join(''))

describe('any text', () => {
  test('is an address just as zod says, with its domain in ASCII', () => {
    fc.assert(
      fc.property(fc.oneof(pieces, fc.string({ unit: 'grapheme' }), fc.emailAddress()), (text) => {
        const ascii = asciiEmail(text)
        if (isEmailAddress(text)) expect(z.email().safeParse(ascii.replace(/xn--[\w-]+$/i, 'xn')).success).toBe(true)
        else if (!/[^\p{ASCII}]/u.test(text)) expect(z.email().max(254).safeParse(text).success).toBe(false)
      }),
    )
  })

  test('has one key, whatever form it is in', () => {
    fc.assert(
      fc.property(fc.oneof(pieces, fc.emailAddress()), (text) => {
        expect(emailKey(asciiEmail(text))).toBe(emailKey(text))
        expect(emailKey(` ${text.toLowerCase()} `)).toBe(emailKey(text))
        // Nothing that is an address becomes another one by what stands before its @.
        expect(emailKey(text).split('@').slice(0, -1).join('@')).toBe(
          text.trim().split('@').slice(0, -1).join('@').toLowerCase(),
        )
      }),
    )
  })
})
