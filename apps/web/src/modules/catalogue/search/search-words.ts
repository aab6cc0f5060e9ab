import { WORD_CLASS_IDS, type WordClassId } from '@gebaerdenraum/domain/catalogue/word-classes'
import { toWellFormedText } from '@gebaerdenraum/domain/kernel/well-formed'

export type SignSearch = {
  readonly search: string
  readonly category: string | null
  readonly wordClass: WordClassId | null
  /** Counted from 1. */
  readonly page: number
}

/** The server refuses longer texts (SEARCH_MAX_LENGTH of the contract). */
export const MAX_SEARCH_LENGTH = 100

type Words = Readonly<Record<string, string | undefined>>

/** Reads a search out of the words of an address. What makes no sense there is as if it were not there. */
export const searchOfWords = (words: Words): SignSearch => ({
  search: toWellFormedText((words['search'] ?? '').slice(0, MAX_SEARCH_LENGTH)),
  category: words['category'] || null,
  wordClass: wordClassOf(words['wordClass']),
  page: pageOf(words['page']),
})

/** The words that hold this search; what is not chosen is undefined and does not appear in the address. */
export const wordsOfSearch = ({ search, category, wordClass, page }: SignSearch): Words => ({
  search: search.trim() === '' ? undefined : search,
  category: category ?? undefined,
  wordClass: wordClass ?? undefined,
  page: page > 1 ? String(page) : undefined,
})

const wordClassOf = (word: string | undefined): WordClassId | null => WORD_CLASS_IDS.find((id) => id === word) ?? null

const pageOf = (word: string | undefined): number => (word && /^[1-9]\d{0,5}$/.test(word) ? Number(word) : 1)
