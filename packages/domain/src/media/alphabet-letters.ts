import type { Handshape } from './handshapes.ts'

/** The letters of the DGS manual alphabet, in the order in which charts show them. `sch` is one sign. */
export const ALPHABET_LETTERS = [
  ...['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'o', 'p', 'q', 'r', 's', 't', 'u', 'v'],
  ...['w', 'x', 'y', 'z', 'ä', 'ö', 'ü', 'ß', 'sch'],
] as const satisfies readonly Handshape[]
export type AlphabetLetter = (typeof ALPHABET_LETTERS)[number]

export const isAlphabetLetter = (value: unknown): value is AlphabetLetter =>
  ALPHABET_LETTERS.some((letter) => letter === value)

/** The letter as charts write it: a capital, for SCH three of them. Children know no capital of ß. */
export const nameLetter = (letter: string): string => (letter === 'ß' ? letter : letter.toLocaleUpperCase('de'))

/** Without its movement a letter may look like another one: that letter, else the letter itself. */
export const findStillLetter = (letter: string): string => STILL_LETTERS[letter] ?? letter

/** As in `content/hands/letter-poses.json`. */
const STILL_LETTERS: Readonly<Partial<Record<string, AlphabetLetter>>> = { j: 'i', ä: 'a', ö: 'o', ü: 'u', ß: 's' }
