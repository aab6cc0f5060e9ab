import { isInFace } from './face-characters.ts'

/**
 * What is printed for a character (one code point): itself, equal-looking characters of the typeface, or nothing for
 * characters that have no shape. Null where the typeface has nothing like it.
 */
export const printedForm = (character: string): string | null => {
  const known = forms.get(character)
  if (known !== undefined) return known
  const form = findForm(character)
  if (forms.size >= FORMS_MAX) forms.clear()
  forms.set(character, form)
  return form
}

/**
 * The text as it is printed; of a character without a printed form its base letter alone, or nothing. Fields name those
 * while they are typed (unprintable.ts).
 */
export const printedText = (text: string): string => [...text.normalize('NFC')].map(printedOrBase).join('')

/** The same for one character of a composed text. */
export const printedOrBase = (character: string): string => {
  const form = printedForm(character)
  if (form !== null) return form
  const [base = '', ...marks] = character.normalize('NFD')
  return marks.length > 0 && marks.every(isMark) ? (printedForm(base) ?? '') : ''
}

/** Texts use few characters, again and again. */
const forms = new Map<string, string | null>()
const FORMS_MAX = 5_000

const findForm = (character: string): string | null => {
  // The soft hyphen has a glyph, but is seen only where a word is divided.
  if (NO_SHAPE.test(character)) return ''
  if (hasGlyph(character)) return character
  if (/\s/u.test(character)) return ' '
  return alikes.get(character) ?? decomposed(character)
}

const hasGlyph = (character: string): boolean => isInFace(character.codePointAt(0) ?? 0)
const isMark = (character: string): boolean => /\p{M}/u.test(character)

/** Controls, joiners, marks of direction, variation selectors: they act on other characters. */
const NO_SHAPE = /^(?:\p{Default_Ignorable_Code_Point}|(?!\s)\p{Cc})$/u

/**
 * By the compatibility decomposition of Unicode: ligatures, full-width forms, mathematical letters, ℃. Not where a
 * number would become another one: 2⁵ would be printed as 25, 1⅓ as 11⁄3, 2① as 21.
 */
const decomposed = (character: string): string | null => {
  if (NUMBERS.test(character) || POWERS.test(character)) return null
  const parts = [...character.normalize('NFKD')].map((part) => alikes.get(part) ?? part)
  const composed = parts.join('').normalize('NFC')
  if (composed === character) return null
  return [...composed].every((part) => hasGlyph(part) || part === ' ') ? composed : null
}

/** Superscripts, fractions, numbers in circles. */
const NUMBERS = /[\u2070-\u207f\u2150-\u215f\u2189\u2460-\u2473\u24ea-\u24ff\u2776-\u2793]/

/** Units with a power of two or three, such as ㎡: their decomposition says m2. */
const POWERS = /[\u339f-\u33a6\u33a8\u33af]/

/** Characters that look equal, or as good as equal, to one of the typeface. */
const ALIKES: Readonly<Record<string, string>> = {
  // Hyphens and dashes, spaces in them or not.
  '-': '‐‑⁃˗⹀',
  '–': '‒⸺',
  '—': '―⸻',
  '−': '➖',
  // Quotation marks.
  '‘': '‛',
  '“': '‟',
  '‹': '❮〈⟨',
  '›': '❯〉⟩',
  '«': '《',
  '»': '》',
  '"': '〃',
  // Points and signs.
  '•': '‣∙●⚫⦁',
  '·': '⋅‧・',
  '|': '❘∣',
  '/': '∕',
  '×': '✕✖⨯',
  '÷': '➗',
  '+': '➕',
  '~': '∼〜',
  '*': '∗⁎✱',
  ':': '∶',
  // Greek letters with the shape of Latin ones. Names in Greek are reported all the same.
  A: 'Α',
  B: 'Β',
  E: 'Ε',
  H: 'Η',
  I: 'Ι',
  K: 'Κ',
  M: 'Μ',
  N: 'Ν',
  O: 'Ο',
  P: 'Ρ',
  T: 'Τ',
  X: 'Χ',
  Y: 'Υ',
  Z: 'Ζ',
  o: 'ο',
  µ: 'μ',
}

const alikes: ReadonlyMap<string, string> = new Map(
  Object.entries(ALIKES).flatMap(([shown, written]) => [...written].map((character) => [character, shown] as const)),
)
