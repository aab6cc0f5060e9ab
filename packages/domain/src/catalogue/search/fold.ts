/**
 * One word may be typed in several ways: "Bär", "baer", "BAR". A word is therefore kept under two foldings, the plain
 * one (ä → a) and the wide one (ä → ae). The text that was typed is never rewritten, so "aktuell" stays "aktuell".
 */
export const foldings = (text: string): readonly string[] => {
  const plain = foldPlain(text)
  const wide = foldWide(text)
  return plain === wide ? [plain] : [plain, wide]
}

/** Lower case, without accents and umlaut dots: "Größe" → "grosse". */
export const foldPlain = (text: string): string => {
  const lower = text.toLowerCase()
  return NOTHING_TO_FOLD.test(lower) ? lower : foldLetters(lower)
}

const foldLetters = (lower: string): string =>
  lower
    .replace(LETTERS_WITHOUT_DECOMPOSITION, (letter) => REPLACEMENTS[letter] ?? letter)
    .normalize('NFKD')
    .replace(MARKS_AND_APOSTROPHES, '')

/** As `foldPlain`, but umlauts become two letters: "Größe" → "groesse". */
export const foldWide = (text: string): string =>
  foldPlain(
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(UMLAUTS, (umlaut) => UMLAUT_PAIRS[umlaut] ?? umlaut),
  )

/** The words of a folded text; everything that is neither letter nor digit separates. */
export const splitWords = (folded: string): readonly string[] => folded.match(WORDS) ?? []

export type FoldedWord = {
  readonly plain: string
  readonly wide: string
  /** Written as a noun; the first of several words says nothing, it has a capital letter anyway. */
  readonly isNoun: boolean
}

/** The words of a text under both foldings, those joined by hyphens also in one piece ("tshirt"). */
export const foldedWords = (text: string): readonly FoldedWord[] => {
  const pieces = text.split(/\s+/).filter((piece) => piece !== '')
  return pieces.flatMap((piece, position) => {
    const isNoun = CAPITAL.test(piece) && (position > 0 || pieces.length === 1)
    const plain = splitWords(foldPlain(piece))
    const wide = splitWords(foldWide(piece))
    const words = plain.map((word, i) => ({ plain: word, wide: wide[i] ?? word, isNoun }))
    return HYPHEN.test(piece) ? [...words, { plain: plain.join(''), wide: wide.join(''), isNoun }] : words
  })
}

/** The tail of the wide word that the tail of the plain one stands for: "zahnburste", "zahnbuerste", "burste" → "buerste". */
export const wideTail = (plain: string, wide: string, plainTail: string): string => {
  let at = wide.length
  for (let i = plain.length - 1; i >= plain.length - plainTail.length; i--) {
    at--
    // An e that the plain word has not belongs to the umlaut before it.
    if (wide[at] !== plain[i]) at--
  }
  return wide.slice(at)
}

/** The folded text without spaces and punctuation: "t-shirt" → "tshirt". */
export const compact = (folded: string): string => splitWords(folded).join('')

/** Plain ASCII without apostrophes, which most words are: saves the slow way when a large catalogue is indexed. */
const NOTHING_TO_FOLD = /^[ a-z0-9?!.,-]*$/
const CAPITAL = /^[^\p{L}]*\p{Lu}/u
const HYPHEN = /[-‐‑–/]/
const WORDS = /[\p{L}\p{N}]+/gu
const MARKS_AND_APOSTROPHES = /[\p{M}'’‘`´]+/gu
const UMLAUTS = /[äöü]/g
const UMLAUT_PAIRS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }
const LETTERS_WITHOUT_DECOMPOSITION = /[ßæœøłđðþı]/g
const REPLACEMENTS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}
