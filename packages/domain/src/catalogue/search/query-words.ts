import { compact, foldPlain, foldWide, splitWords } from './fold.ts'
import { narrowUmlautPairs, stemOf } from './stems.ts'
import { conjugatedStems } from './verb-forms.ts'

export type QueryWord = {
  /** As typed; a typed umlaut is taken at its word ("Bär" is not "Bart"). */
  readonly text: string
  /** With the umlaut dots dropped, where that makes a difference. */
  readonly plain: string | undefined
  /** Stem of the word as typed. */
  readonly stem: string
  /** Stems without the umlauts that were typed, as dots or as two letters. */
  readonly plainStems: readonly string[]
  readonly verbStems: readonly string[]
}

export type Query = {
  /** Nothing was typed: the whole catalogue is meant. Punctuation alone is not nothing, it finds no sign. */
  readonly isEmpty: boolean
  readonly compact: string
  readonly words: readonly QueryWord[]
}

export const parseQuery = (text: string): Query => {
  const wide = foldWide(text)
  const words = splitWords(wide)
  const plain = splitWords(foldPlain(text))
  const pairs = new Map(words.map((word, i) => [word, plain[i] ?? word]))
  if (pairs.size > 1) for (const connecting of CONNECTING_WORDS) pairs.delete(connecting)
  return {
    isEmpty: text.trim() === '',
    compact: compact(wide),
    words: [...pairs].map(([word, plainWord]) => queryWord(word, plainWord)),
  }
}

/** Beside other words these tell nothing, and hardly a category's name is without one. */
export const CONNECTING_WORDS: ReadonlySet<string> = new Set(['und'])

const queryWord = (text: string, plainWord: string): QueryWord => {
  const candidates = [...new Set([plainWord, narrowUmlautPairs(text)])]
  return {
    text,
    plain: plainWord === text ? undefined : plainWord,
    stem: stemOf(text),
    plainStems: [...new Set(candidates.filter((candidate) => candidate !== text).map(stemOf))],
    verbStems: [...new Set(candidates.flatMap(conjugatedStems))],
  }
}
