import { lowerBound, prefixEnd } from './find-terms.ts'
import type { QueryWord } from './query-words.ts'
import {
  COMPACT_PREFIX,
  COMPACT_PREFIX_OF_OWN_WORD,
  COMPACT_WHOLE,
  FIELD,
  INFLECTED,
  OTHER_INFLECTED,
  OTHER_SPELLING,
  PREFIX,
  PREFIX_OF_OWN_WORD,
  SHORTEST_PART_PREFIX,
  WHOLE,
} from './rank.ts'
import type { Vocabularies } from './sign-terms.ts'
import { documentOf, fieldOf, type Vocabulary } from './vocabulary.ts'

/** Lowers each document's rank to the best way in which it meets the word. */
export const matchWord = (vocabularies: Vocabularies, word: QueryWord, ranks: Uint8Array): void => {
  const { words, parts, stems, verbStems } = vocabularies
  const prefix = isOwnWord(vocabularies, word.text) ? PREFIX_OF_OWN_WORD : PREFIX
  markWholeAndPrefix(words, word.text, WHOLE, prefix, ranks)
  if (word.text.length >= SHORTEST_PART_PREFIX) markWholeAndPrefix(parts, word.text, WHOLE, PREFIX, ranks)
  else markTerm(parts, word.text, WHOLE, ranks)
  if (word.plain !== undefined) markWholeAndPrefix(words, word.plain, OTHER_SPELLING, OTHER_SPELLING, ranks)
  markTerm(stems, word.stem, INFLECTED, ranks)
  for (const stem of word.plainStems) markTerm(stems, stem, OTHER_INFLECTED, ranks)
  for (const stem of word.verbStems) markTerm(verbStems, stem, INFLECTED, ranks)
}

/** The same for the whole query in one piece, against whole titles. */
export const matchCompactTitle = (vocabularies: Vocabularies, compact: string, ranks: Uint8Array): void => {
  const prefix = isOwnWord(vocabularies, compact) ? COMPACT_PREFIX_OF_OWN_WORD : COMPACT_PREFIX
  markWholeAndPrefix(vocabularies.words, compact, COMPACT_WHOLE, prefix, ranks)
}

/** Whether the text is, as it is spelled, a word of a title or the head of one. */
const isOwnWord = ({ words, parts }: Vocabularies, text: string): boolean =>
  hasField(words, text, OWN_WORD_FIELDS) || hasField(parts, text, OWN_HEAD_FIELDS)

const OWN_WORD_FIELDS: readonly number[] = [FIELD.compactTitle, FIELD.title]
const OWN_HEAD_FIELDS: readonly number[] = [FIELD.titleHead, FIELD.likelyTitleHead]

const hasField = (vocabulary: Vocabulary, text: string, fields: readonly number[]): boolean => {
  const { terms, starts, entries } = vocabulary
  const at = lowerBound(vocabulary, text)
  if (terms[at] !== text) return false
  for (let i = starts[at]!; i < starts[at + 1]!; i++) if (fields.includes(fieldOf(entries[i]!))) return true
  return false
}
/** Marks every document that carries one of the terms from `from` to before `to`. */
const markTerms = (
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
const markWholeAndPrefix = (
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
