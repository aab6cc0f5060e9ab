import { LIST_SIGNS_MAX } from './list-signs.ts'

/** Longer than any title; the rest of what stands between two separators is prose. */
export const PASTED_WORD_MAX_LENGTH = 100

export type PastedWords = {
  readonly words: readonly string[]
  /** How many more there were than a list can hold. */
  readonly left: number
}

/** The words of a text from a mail, a table or a document: separated by lines, commas, semicolons or tabs; each once. */
export const pastedWords = (text: string): PastedWords => {
  const lines = text.normalize('NFC').split(LINE_BREAKS)
  const pieces = lines.flatMap((line) => withoutBullet(line).split(SEPARATORS))
  const words = pieces.filter(({ length }) => length <= PIECE_MAX_LENGTH).map(cleanWord)
  const found = [...new Set(words.filter((word) => HAS_LETTER.test(word) && word.length <= PASTED_WORD_MAX_LENGTH))]
  return { words: found.slice(0, LIST_SIGNS_MAX), left: Math.max(0, found.length - LIST_SIGNS_MAX) }
}

/** Quotation marks and blanks round a word included. Cleaning takes time that grows with the square of the length. */
const PIECE_MAX_LENGTH = 1_000

const LINE_BREAKS = /[\r\n\v\f\u0085\u2028\u2029]+/
const SEPARATORS = /[,;\t|]|\s[•·▪◦‣]\s/
const HAS_LETTER = /[\p{L}\p{N}]/u

/** Bullets, ticked boxes and numbering: "- ", "• ", "[x] ", "1. ", "2) ", "(3) ", "a) ". */
const BULLET = /^[\s\uFEFF]*(?:(?:[-–—*+•·▪◦‣●○■□✓✔>]|\[[ xX]?\]|\(?\d{1,3}[.)]|\(?[a-z]\))[\s\u00A0]+)+/u

const withoutBullet = (line: string): string => line.replace(BULLET, '')

/** Without quotation marks, a full stop at the end and blanks in a row. */
const cleanWord = (part: string): string =>
  part
    .replace(/[\s\u00A0\u200B\uFEFF]+/g, ' ')
    .replace(/^[\s"'„“”‚‘’«»›‹]+|[\s"'„“”‚‘’«»›‹.:]+$/g, '')
    .trim()
