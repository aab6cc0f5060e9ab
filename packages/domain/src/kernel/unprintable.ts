import { printedForm } from './printed-form.ts'

/** The characters of a text that cannot be printed, each once, as people see them: an emoji with its skin tone is one. */
export const findUnprintable = (text: string): readonly string[] => {
  const seen = text.normalize('NFC').match(SEEN_CHARACTER) ?? []
  return [...new Set(seen.filter((character) => [...character].some((point) => printedForm(point) === null)))]
}

/** Whether anything of it appears on paper, more than blanks. */
export const hasPrintable = (text: string): boolean =>
  [...text.normalize('NFC')].some((character) => (printedForm(character) ?? '').trim() !== '')

/** What is said at a field whose text is printed; null where all of it can be. */
export const unprintableText = (text: string): string | null => {
  const found = findUnprintable(text)
  if (found.length === 0) return null
  const named = found.slice(0, NAMED_MAX).map(quoted)
  const list = found.length > NAMED_MAX ? `${named.join(', ')} und andere Zeichen` : joined(named)
  return `${list} ${found.length === 1 ? 'kann' : 'können'} nicht gedruckt werden.`
}

const NAMED_MAX = 3

const joined = (named: readonly string[]): string =>
  named.length < 2 ? named.join('') : `${named.slice(0, -1).join(', ')} und ${named.at(-1)}`

/** Arabic and Hebrew letters would turn the direction of the commas between them, so they are isolated (UAX 9). */
const quoted = (character: string): string =>
  RIGHT_TO_LEFT.test(character) ? `„\u2068${character}\u2069“` : `„${character}“`

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/**
 * One grapheme cluster, as far as UAX 29 matters here: flags, emoji that are joined or modified, letters with their
 * marks. `Intl.Segmenter` is missing in the oldest browsers that are supported.
 */
const SEEN_CHARACTER =
  /\p{Regional_Indicator}{2}|.(?:\u200d\p{Extended_Pictographic}|[\p{M}\p{Emoji_Modifier}\u{e0020}-\u{e007f}])*/gsu
