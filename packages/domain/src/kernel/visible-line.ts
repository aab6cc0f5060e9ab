/**
 * What a line of text is that people type as a name: of a person, team, file, list, company and so on. Such names stand
 * in mails, headers of mails, file names, tables and on paper, beside text that is not theirs.
 */

/** Put in by word processors and web pages without anybody noticing: soft hyphen, zero-width space, word joiner, BOM. */
const NOISE = /[\u00AD\u200B\u2060\uFEFF]/g

/** The form in which a line is kept: composed accents, no blanks around it, none of the noise of pasted text. */
export const normalLine = (text: string): string => text.normalize('NFC').replace(NOISE, '').trim()

/**
 * Control characters, line and paragraph separators, halves of pairs, and marks that turn the direction of writing
 * (U+202A–202E, U+2066–2069), behind which "gpj.exe" reads "exe.jpg".
 */
const FORBIDDEN = '[\\p{Cc}\\p{Zl}\\p{Zp}\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]'
/** Joiners and marks of direction are needed by emoji, Persian and Hebrew one at a time; in rows they hide something. */
const INVISIBLE_RUN = '[\\u200C-\\u200F\\u061C]{2,}'
const NOT_TAKEN = new RegExp(`${FORBIDDEN}|${INVISIBLE_RUN}`, 'u')

/** Whether a line has only characters that may be in it. Empty is fine. */
export const hasOnlyLineCharacters = (line: string): boolean => !NOT_TAKEN.test(line)

/** Whether there is something to see and to click on: not only blanks, joiners, accents and empty letters. */
export const hasVisible = (line: string): boolean =>
  /[^\p{Z}\p{Cf}\p{Cc}\p{M}\u115F\u1160\u3164\uFFA0\u2800]/u.test(line)

/** For names that a program brings (an uploaded file): without the characters that are refused when typed. */
export const cleanLine = (text: string): string =>
  // In this order: what is removed first may leave joiners side by side.
  normalLine(
    text.replaceAll(new RegExp(FORBIDDEN, 'gu'), '').replace(NOISE, '').replaceAll(new RegExp(INVISIBLE_RUN, 'gu'), ''),
  )

/**
 * Whether a name would be read as an address of the web or of mail, and become a link in the mails that show it.
 * "St. Georg", "z.B." and "Dr.Müller" are none; "evil.example/login", "gewinn.com", "a@b" are.
 */
export const looksLikeAddress = (name: string): boolean => ADDRESS.test(name.slice(0, JUDGED_LENGTH).normalize('NFKC'))

/** Longer than any name may be: the expression takes time with the square of the length. */
const JUDGED_LENGTH = 1_000

const ENDINGS =
  'com|net|org|info|biz|edu|gov|de|at|ch|eu|uk|us|fr|it|nl|pl|ru|cn|io|co|me|tv|app|dev|xyz|top|shop|site|online|link|click|club|live|example'
const ADDRESS = new RegExp(
  `@|://|\\bwww\\.|[\\p{L}\\p{N}][.。]\\p{L}{2,}(?::\\d+)?[/?#\\\\]|[\\p{L}\\p{N}]{2,}[.。](?:${ENDINGS})(?![\\p{L}\\p{N}])`,
  'iu',
)
