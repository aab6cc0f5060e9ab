import { compact, foldings, foldPlain, splitWords } from './fold.ts'
import { knownWords } from './known-words.ts'
import { CONNECTING_WORDS } from './query-words.ts'
import { FIELD } from './rank.ts'
import { type SearchIndex, searchIndex } from './search-index.ts'
import type { SearchableSign } from './searchable-sign.ts'
import { type TextTerms, textTermsOf, type Vocabularies } from './sign-terms.ts'
import { entryOf, type VocabularyBuilder, vocabularyBuilder } from './vocabulary.ts'

export type { SearchFilter } from './search-filter.ts'
export type { SearchHit, SearchIndex, SearchResult } from './search-index.ts'
export type { SearchableSign } from './searchable-sign.ts'

/** Everything a search needs, in memory; built anew when the catalogue has changed. */
export const buildSearchIndex = (signs: readonly SearchableSign[]): SearchIndex => {
  const byTitle = inTitleOrder(signs)
  return searchIndex(byTitle, vocabulariesOf(byTitle))
}

/** German collation; signs of the same title by id, so that pages never overlap. */
export const inTitleOrder = <T extends Pick<SearchableSign, 'title' | 'id'>>(signs: readonly T[]): readonly T[] => {
  const { compare } = new Intl.Collator('de')
  return [...signs].sort((a, b) => compare(a.title, b.title) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))
}

const vocabulariesOf = (signs: readonly SearchableSign[]): Vocabularies => {
  const builders = { words: vocabularyBuilder(), stems: vocabularyBuilder(), verbStems: vocabularyBuilder() }
  const known = knownWords(signs.flatMap((sign) => [sign.title, ...sign.keywords]))
  const termsOf = textTermsOf(builders, (word) => known.has(word))
  for (const [document, sign] of signs.entries()) {
    for (const folding of foldings(sign.title)) {
      const title = compact(folding)
      if (title !== '') builders.words.add(builders.words.termId(title), entryOf(document, FIELD.compactTitle))
    }
    const titleTerms = termsOf(sign.title)
    if (splitWords(foldPlain(sign.title)).length === 1) {
      addStems(builders, titleTerms.whole, entryOf(document, FIELD.compactTitle))
    }
    addTerms(builders, titleTerms.whole, entryOf(document, FIELD.title))
    addTerms(builders, titleTerms.parts, entryOf(document, FIELD.titlePart))
    for (const keyword of sign.keywords) {
      const keywordTerms = termsOf(keyword)
      addTerms(builders, keywordTerms.whole, entryOf(document, FIELD.keyword))
      addTerms(builders, keywordTerms.parts, entryOf(document, FIELD.keywordPart))
    }
    addTerms(builders, termsOf(withoutConnectingWords(sign.category)).whole, entryOf(document, FIELD.category))
  }
  return {
    words: builders.words.finish(),
    stems: builders.stems.finish(),
    verbStems: builders.verbStems.finish(),
  }
}

const addTerms = (builders: Vocabularies<VocabularyBuilder>, terms: TextTerms['whole'], entry: number): void => {
  for (const term of terms.words) builders.words.add(term, entry)
  addStems(builders, terms, entry)
}

const addStems = (builders: Vocabularies<VocabularyBuilder>, terms: TextTerms['whole'], entry: number): void => {
  for (const term of terms.stems) builders.stems.add(term, entry)
  for (const term of terms.verbStems) builders.verbStems.add(term, entry)
}

const withoutConnectingWords = (category: string): string =>
  category
    .split(' ')
    .filter((word) => !CONNECTING_WORDS.has(word))
    .join(' ')
