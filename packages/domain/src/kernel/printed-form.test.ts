import { describe, expect, test } from 'vitest'
import { PRINTABLE_NAMES } from './names.fixture.ts'
import { printedForm, printedText } from './printed-form.ts'

describe('what is printed for a text', () => {
  test.each([...PRINTABLE_NAMES, 'O’Neill', '“quotes” ‚so‘ „so“ «so»', '½ × 3 € – ™ №'])('is "%s" itself', (text) => {
    expect(printedText(text)).toBe(text)
  })

  test.each([
    ['letters with separate accents', 'S\u0326tefan Ionit\u0326a\u0306', 'Ștefan Ioniță'],
    ['a non-breaking hyphen', 'U\u2011Bahn', 'U-Bahn'],
    ['a hyphen of its own', 'U\u2010Bahn', 'U-Bahn'],
    ['a soft hyphen', 'Schu\u00adle', 'Schule'],
    ['a zero-width joiner', 'a\u200db', 'ab'],
    ['marks of direction and a byte order mark', '\ufeff\u200eHund\u2069', 'Hund'],
    ['a variation selector', '©\ufe0f', '©'],
    ['typographic spaces', 'a\u2003b\u202fc\u3000d\u2007e', 'a b c d e'],
    ['a tab and a line end', 'a\tb\nc', 'a b c'],
    ['ligatures', 'ﬁnden, ﬂott, ﬀ', 'finden, flott, ff'],
    ['full-width forms', 'Ｈｕｎｄ！', 'Hund!'],
    ['mathematical letters', '𝐇und 𝓗', 'Hund H'],
    ['the Ohm, Kelvin and Ångström signs', 'K Å', 'K Å'],
    ['a number sign and a temperature', '20 ℃ CO₂', '20 °C CO2'],
    ['dashes', '1‒2―3', '1–2—3'],
    ['quotation marks of other traditions', '‛so‟', '‘so“'],
    ['a Greek letter in Latin shape', 'ΑΝΝΑ ό 5 μm', 'ANNA ó 5 µm'],
    ['three points in one', '‥', '..'],
    ['Roman numerals and units', 'Ⅷ ㎞', 'VIII km'],
  ])('is an equal-looking one: %s', (_, text, printed) => {
    expect(printedText(text)).toBe(printed)
  })

  test.each([
    ['an emoji', 'Hund 😀', 'Hund '],
    ['an emoji with skin tone', '👍🏽', ''],
    ['a base letter whose mark is missing', 'Ѷ', 'Ѵ'],
    ['a mark that is missing', 'x\u0324', 'x'],
    ['Arabic', 'محمد', ''],
    ['Chinese', '王', ''],
    ['a superscript, that would be another number', '2⁵', '2'],
    ['a fraction, that would be another number', '1⅓', '1'],
    ['a number in a circle', '2①', '2'],
    ['a unit with a power', '5 ㎡', '5 '],
    ['half of a pair', '\ud83d', ''],
    ['a private character', '\uf8ff', ''],
  ])('lacks what has no form: %s', (_, text, printed) => {
    expect(printedText(text)).toBe(printed)
    expect([...text.normalize('NFC')].some((character) => printedForm(character) === null)).toBe(true)
  })

  test('is the same when it is printed again', () => {
    for (let point = 0; point < 0x30000; point += 1) {
      if (point >= 0xd800 && point < 0xe000) continue
      const printed = printedText(String.fromCodePoint(point))
      if (printedText(printed) !== printed) expect([point.toString(16), printedText(printed)]).toEqual([null, printed])
    }
  })
})
