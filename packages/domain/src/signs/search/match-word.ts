import { lowerBound, prefixEnd } from './find-terms.ts'
import type { QueryWord } from './query-words.ts'
import { INFLECTED, OTHER_INFLECTED, OTHER_SPELLING, PREFIX, SHORTEST_PART_PREFIX, WHOLE } from './rank.ts'
import type { Vocabularies } from './sign-terms.ts'
import { documentOf, fieldOf, type Vocabulary } from './vocabulary.ts'

/** Lowers each document's rank to the best way in which it meets the word. */
export const matchWord = (vocabularies: Vocabularies, word: QueryWord, ranks: Uint8Array): void => {
  markWholeAndPrefix(vocabularies.words, word.text, WHOLE, PREFIX, ranks)
  if (word.text.length >= SHORTEST_PART_PREFIX) markWholeAndPrefix(vocabularies.parts, word.text, WHOLE, PREFIX, ranks)
  else markTerm(vocabularies.parts, word.text, WHOLE, ranks)
  if (word.plain !== undefined) {
    markWholeAndPrefix(vocabularies.words, word.plain, OTHER_SPELLING, OTHER_SPELLING, ranks)
  }
  markTerm(vocabularies.stems, word.stem, INFLECTED, ranks)
  for (const stem of word.plainStems) markTerm(vocabularies.stems, stem, OTHER_INFLECTED, ranks)
  for (const stem of word.verbStems) markTerm(vocabularies.verbStems, stem, INFLECTED, ranks)
}

/** Marks every document that carries one of the terms from `from` to before `to`. */
export const markTerms = (
  { starts, entries }: Vocabulary,
  from: number,
  to: number,
  rankOfField: Uint8Array,
  ranks: Uint8Array,
): void => {
  const end = starts[to]!
  for (let i = starts[from]!; i < end; i++) {
    const entry = entries[i]!
    const rank = rankOfField[fieldOf(entry)]!
    const document = documentOf(entry)
    if (rank < ranks[document]!) ranks[document] = rank
  }
}

/** The terms that are `text` and those that only begin with it; together they are one stretch. */
export const markWholeAndPrefix = (
  vocabulary: Vocabulary,
  text: string,
  whole: Uint8Array,
  prefix: Uint8Array,
  ranks: Uint8Array,
): void => {
  const from = lowerBound(vocabulary, text)
  const to = prefixEnd(vocabulary, text, from)
  if (from === to) return
  const isThere = vocabulary.terms[from] === text
  if (isThere) markTerms(vocabulary, from, from + 1, whole, ranks)
  markTerms(vocabulary, isThere ? from + 1 : from, to, prefix, ranks)
}

const markTerm = (vocabulary: Vocabulary, term: string, rankOfField: Uint8Array, ranks: Uint8Array): void => {
  const at = lowerBound(vocabulary, term)
  if (vocabulary.terms[at] === term) markTerms(vocabulary, at, at + 1, rankOfField, ranks)
}
