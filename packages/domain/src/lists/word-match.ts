import { compact, foldPlain, foldWide } from '../catalogue/search/fold.ts'

/** How many words can be looked up in one call. */
export const MATCH_WORDS_MAX = 200
/** How many signs are offered for a word that is not clear. */
export const MATCH_SUGGESTIONS_MAX = 5

/**
 * What becomes of a word that shall go into a list: `found` is the sign of just this title, `ambiguous` several of the
 * same, `missing` none; then the signs are no more than guesses.
 */
export const MATCH_STATES = ['found', 'ambiguous', 'missing'] as const
export type MatchState = (typeof MATCH_STATES)[number]

type Titled = { readonly title: string }
export type WordMatch<T> = { readonly state: MatchState; readonly signs: readonly T[] }

/** Holds a word against what the search found for it. `hits` come in the order of the search: titles first. */
export const matchWord = <T extends Titled>(word: string, hits: readonly T[]): WordMatch<T> => {
  for (const spelling of SPELLINGS) {
    const wanted = spelling(word)
    const signs = hits.filter(({ title }) => spelling(title) === wanted)
    if (signs.length > 0) {
      return { state: signs.length === 1 ? 'found' : 'ambiguous', signs: signs.slice(0, MATCH_SUGGESTIONS_MAX) }
    }
  }
  return { state: 'missing', signs: hits.slice(0, MATCH_SUGGESTIONS_MAX) }
}

/**
 * The strictest comes first, so that "essen" and "Essen", "Bar" and "Bär" are told apart where both are signs, while
 * "ESSEN", "baer" and "wie geht es dir" without its question mark are understood too.
 */
const SPELLINGS: readonly ((text: string) => string)[] = [
  (text) => oneLine(text),
  (text) => oneLine(text).toLowerCase(),
  (text) => foldWide(oneLine(text)),
  (text) => foldPlain(oneLine(text)),
  (text) => compact(foldPlain(text)),
]

const oneLine = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ')

/** The word without the article before it, as vocabulary lists have it ("der Hund"); null where there is none. */
export const withoutArticle = (word: string): string | null => {
  const [, noun = null] = /^(?:der|die|das|ein|eine)\s+(\S.*)$/iu.exec(oneLine(word)) ?? []
  return noun
}
