import { describe, expect, test } from 'vitest'
import { findUnprintable, hasPrintable, unprintableText } from './unprintable.ts'

describe('what cannot be printed', () => {
  test.each([
    ['nothing of a Romanian name', 'Ștefan Ioniță', []],
    ['nothing of separate accents', 'S\u0326tefan Z\u0307', []],
    ['nothing of what has no shape', 'Schu\u00adle\u200d \u2011 ﬁ\ufe0f\n\t', []],
    ['an emoji, once', '😀 Hund 😀', ['😀']],
    ['an emoji with skin tone as one', '👍🏽', ['👍🏽']],
    ['a family as one', '👩‍👩‍👧‍👦', ['👩‍👩‍👧‍👦']],
    ['a heart with its selector', '❤️', ['❤️']],
    ['flags', '🇩🇪🇦🇹🏴󠁧󠁢󠁥󠁮󠁧󠁿', ['🇩🇪', '🇦🇹', '🏴󠁧󠁢󠁥󠁮󠁧󠁿']],
    ['a keycap', '1️⃣', ['1️⃣']],
    ['a letter with a mark that is missing', 'x\u0324', ['x\u0324']],
    ['Greek', 'Γιώργος', ['Γ', 'ι', 'ώ', 'ρ', 'γ', 'ς']],
    ['Chinese', '王小明', ['王', '小', '明']],
    ['Arabic', 'علي', ['ع', 'ل', 'ي']],
  ])('is %s', (_, text, found) => {
    expect(findUnprintable(text)).toEqual(found)
  })

  test.each([
    ['Hund 😀', '„😀“ kann nicht gedruckt werden.'],
    ['👍🏽🦄', '„👍🏽“ und „🦄“ können nicht gedruckt werden.'],
    ['王小明', '„王“, „小“ und „明“ können nicht gedruckt werden.'],
    ['Γιώργος', '„Γ“, „ι“, „ώ“ und andere Zeichen können nicht gedruckt werden.'],
    ['علي', '„\u2068ع\u2069“, „\u2068ل\u2069“ und „\u2068ي\u2069“ können nicht gedruckt werden.'],
    ['Hund', null],
    ['', null],
  ])('is named for "%s"', (text, sentence) => {
    expect(unprintableText(text)).toBe(sentence)
  })

  test('is all of a text of emoji, blanks and joiners', () => {
    expect(['😀 😀', ' \u200d', ''].map(hasPrintable)).toEqual([false, false, false])
    expect(['😀 a', 'Ж'].map(hasPrintable)).toEqual([true, true])
  })
})
