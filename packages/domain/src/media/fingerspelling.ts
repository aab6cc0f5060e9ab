/**
 * Spells a word in the finger alphabet: which handshape follows which, and where the hand rests. The rules (longest
 * match, `sch` as one sign, double letters beside each other) come with the alphabet, `content/demo/fingeralphabet.json`.
 */
export const spell = (word: string, alphabet: FingerAlphabet): Spelling => {
  const { pauseCharacters, ignoredCharacters, fallback, schIsNotTrigraph } = alphabet.spelling
  const written = word.normalize('NFC').replaceAll('ẞ', 'ß')
  const characters = [...written].map((shown) => ({ shown, key: shown.toLocaleLowerCase('de') }))
  const isException = schIsNotTrigraph.some(
    (entry) => entry.toLocaleLowerCase('de') === written.toLocaleLowerCase('de'),
  )
  const longest = Math.max(...Object.keys(alphabet.letters).map((letter) => [...letter].length))
  const signs: SpelledSign[] = []
  const unknown: string[] = []

  for (let at = 0; at < characters.length; ) {
    const { key, length } = longestMatch(characters.slice(at, at + longest), alphabet, isException)
    const shown = characters.slice(at, at + length)
    const [from, to] = [at, at + length]
    at += length
    if (pauseCharacters.includes(key)) signs.push({ kind: 'pause', from, to })
    else if (!ignoredCharacters.includes(key)) {
      const letter = Object.hasOwn(alphabet.letters, key) ? key : fallback[key]
      if (letter === undefined) unknown.push(shown.map((character) => character.shown).join(''))
      else signs.push({ kind: 'letter', letter, isDouble: isRepeated(signs, letter), from, to })
    }
  }
  return { signs: withoutOuterPauses(signs), unknown }
}

/** `from` and `to` count characters (code points) of the written word, `to` exclusive. */
export type SpelledSign =
  | {
      readonly kind: 'letter'
      readonly letter: string
      readonly isDouble: boolean
      readonly from: number
      readonly to: number
    }
  | { readonly kind: 'pause'; readonly from: number; readonly to: number }

/** `unknown` are characters that the alphabet has no sign for; they are left out. */
export type Spelling = { readonly signs: readonly SpelledSign[]; readonly unknown: readonly string[] }

/** The part of the alphabet's file that spelling and drawing use. Lengths are symbol units, y downwards. */
export type FingerAlphabet = {
  readonly spelling: {
    readonly pauseCharacters: readonly string[]
    readonly ignoredCharacters: readonly string[]
    readonly fallback: Readonly<Record<string, string>>
    /** Words in which s, c and h are three letters. */
    readonly schIsNotTrigraph: readonly string[]
    readonly doubleLetter: { readonly path: string }
    readonly suggestedTiming: {
      readonly letterHoldMs: number
      readonly transitionMs: number
      readonly wordPauseMs: number
    }
  }
  readonly letters: Readonly<Record<string, FingerLetter>>
}
export type FingerLetter = {
  readonly symbols: readonly string[]
  /** How to form the hand, and what the reader sees of it: German sentences. */
  readonly handshape: string
  readonly orientation: string
  readonly movement: FingerMovement | null
  readonly hint?: string
}
export type FingerMovement = {
  /** A German sentence. */
  readonly description: string
  /** SVG path data from the hand's place; `returns` says whether the hand comes back. */
  readonly path: string
  readonly returns: boolean
  readonly durationMs: number
  readonly arrow: { readonly symbol: string; readonly dx: number; readonly dy: number }
}

type Character = { readonly shown: string; readonly key: string }

const longestMatch = (next: readonly Character[], alphabet: FingerAlphabet, singleLettersOnly: boolean) => {
  for (let length = singleLettersOnly ? 1 : next.length; length > 1; length -= 1) {
    const key = joined(next.slice(0, length))
    if (Object.hasOwn(alphabet.letters, key)) return { key, length }
  }
  return { key: joined(next.slice(0, 1)), length: 1 }
}

const joined = (characters: readonly Character[]): string => characters.map(({ key }) => key).join('')

/** The hand moves aside only on the second of two; a third like letter moves back, so they stay tellable. */
const isRepeated = (signs: readonly SpelledSign[], letter: string): boolean => {
  const last = signs.at(-1)
  return last?.kind === 'letter' && last.letter === letter && !last.isDouble
}

/** A pause tells two words apart: one is enough, and none belongs before the first or after the last letter. */
const withoutOuterPauses = (signs: readonly SpelledSign[]): readonly SpelledSign[] =>
  signs.filter(
    (sign, index) =>
      sign.kind === 'letter' ||
      (signs[index - 1]?.kind === 'letter' && signs.slice(index + 1).some(({ kind }) => kind === 'letter')),
  )
