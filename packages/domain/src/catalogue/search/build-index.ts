import { compareGerman } from '../../kernel/german-order.ts'
import { compact, foldings, foldPlain } from './fold.ts'
import { buildLexicon } from './lexicon.ts'
import { CONNECTING_WORDS } from './query-words.ts'
import { FIELD, type Field } from './rank.ts'
import type { SearchIndex } from './search.ts'
import { indexSortedSigns } from './search-index.ts'
import type { SearchableSign } from './searchable-sign.ts'
import { PART_KINDS, type TextTerms, textTermsOf, type Vocabularies } from './sign-terms.ts'
import { byCodeUnit, entryOf, type VocabularyBuilder, vocabularyBuilder } from './vocabulary.ts'

export type { SearchIndex } from './search.ts'
export { indexSortedSigns } from './search-index.ts'
export type { SearchableSign } from './searchable-sign.ts'

/** Everything a search needs, in memory; rebuilt when the catalogue has changed. */
export const buildSearchIndex = (signs: readonly SearchableSign[]): SearchIndex => runToEnd(searchIndexInSteps(signs))

/**
 * The same in steps of some milliseconds each: a hundred thousand signs take seconds, and a server has to answer
 * meanwhile. The caller may let other work pass between them.
 */
export function* searchIndexInSteps(signs: readonly SearchableSign[]): Generator<undefined, SearchIndex> {
  return yield* indexFromParts(signs, yield* indexPartsInSteps(signs))
}

/** What takes long to make of an index. It can be sent from one thread to another. */
export type IndexParts = {
  /** The places of the signs in the order of their titles. */
  readonly order: Uint32Array
  readonly vocabularies: Vocabularies
}

export function* indexPartsInSteps(signs: readonly SearchableSign[]): Generator<undefined, IndexParts> {
  const order = Uint32Array.from(
    inTitleOrder(signs.map(({ id, title }, place) => ({ id, title, place }))),
    ({ place }) => place,
  )
  yield
  return { order, vocabularies: yield* makeVocabularies(inOrder(signs, order)) }
}

/** An index of the same signs that the parts were made of. In steps of some milliseconds. */
export function* indexFromParts(
  signs: readonly SearchableSign[],
  { order, vocabularies }: IndexParts,
): Generator<undefined, SearchIndex> {
  const sorted = inOrder(signs, order)
  yield
  return yield* indexSortedSigns(sorted, vocabularies)
}

const inOrder = (signs: readonly SearchableSign[], order: Uint32Array): readonly SearchableSign[] =>
  Array.from(order, (place) => signs[place]!)

const SIGNS_PER_STEP = 250

/** Runs all steps at once and returns the result. */
export const runToEnd = <Result>(steps: Generator<undefined, Result>): Result => {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/**
 * German collation; signs of the same title by id, so that pages never overlap. Collation is slow and a sort of almost
 * sorted signs compares far less, so the folded titles go first.
 */
export const inTitleOrder = <T extends Pick<SearchableSign, 'title' | 'id'>>(signs: readonly T[]): readonly T[] =>
  signs
    .map((sign) => ({ sign, folded: foldPlain(sign.title) }))
    .sort((a, b) => byCodeUnit(a.folded, b.folded))
    .map(({ sign }) => sign)
    .sort((a, b) => compareGerman(a.title, b.title) || byCodeUnit(a.id, b.id))

/** Of signs in the order of their titles. In steps of some milliseconds. */
export function* makeVocabularies(signs: readonly SearchableSign[]): Generator<undefined, Vocabularies> {
  const words = vocabularyBuilder()
  const builders = { words, parts: vocabularyBuilder(), stems: vocabularyBuilder(), verbStems: vocabularyBuilder() }
  const lexicon = yield* buildLexicon(signs.flatMap((sign) => [sign.title, ...sign.keywords]))
  const toTerms = textTermsOf(builders, lexicon)
  const categoryTerms = new Map(
    Array.from(new Set(signs.map((sign) => sign.category)), (name) => [name, toTerms(withoutConnectingWords(name))]),
  )
  for (const [document, sign] of signs.entries()) {
    if (document % SIGNS_PER_STEP === 0) yield
    const [plainTitle = '', wideTitle] = foldings(sign.title).map(compact)
    addTitle(builders, plainTitle, document, wideTitle === undefined ? FIELD.compactTitle : FIELD.bareCompactTitle)
    if (wideTitle !== undefined) addTitle(builders, wideTitle, document, FIELD.compactTitle)
    const terms = toTerms(sign.title)
    addWhole(builders, terms, document, FIELD.title, FIELD.bareTitle)
    addParts(builders, terms, document, TITLE_PARTS)
    for (const term of terms.modifierStems) builders.stems.add(term, entryOf(document, FIELD.titleModifier))
    if (!SEVERAL_WORDS.test(sign.title)) addStems(builders, terms, document, FIELD.compactTitle)
    for (const keyword of sign.keywords) {
      const keywordTerms = toTerms(keyword)
      addWhole(builders, keywordTerms, document, FIELD.keyword)
      addParts(builders, keywordTerms, document, KEYWORD_PARTS)
    }
    addWhole(builders, categoryTerms.get(sign.category)!, document, FIELD.category)
  }
  yield
  const vocabularies = { words: words.finish(), parts: builders.parts.finish() }
  yield
  return { ...vocabularies, stems: builders.stems.finish(), verbStems: builders.verbStems.finish() }
}

type Builders = Vocabularies<VocabularyBuilder>

const addTitle = ({ words }: Builders, title: string, document: number, field: Field): void => {
  if (title !== '') words.add(words.termId(title), entryOf(document, field))
}

const addWhole = (builders: Builders, terms: TextTerms, document: number, field: Field, bareField = field): void => {
  for (const term of terms.words) builders.words.add(term, entryOf(document, field))
  for (const term of terms.bareWords) builders.words.add(term, entryOf(document, bareField))
  addStems(builders, terms, document, field)
}

const addStems = ({ stems, verbStems }: Builders, terms: TextTerms, document: number, field: Field): void => {
  for (const term of terms.stems) stems.add(term, entryOf(document, field))
  for (const term of terms.verbStems) verbStems.add(term, entryOf(document, field))
}

type PartFields = Readonly<Record<(typeof PART_KINDS)[number], Field>>
const TITLE_PARTS: PartFields = {
  sureHeads: FIELD.titleHead,
  likelyHeads: FIELD.likelyTitleHead,
  weakParts: FIELD.titlePart,
}
const KEYWORD_PARTS: PartFields = {
  sureHeads: FIELD.keywordPart,
  likelyHeads: FIELD.keywordPart,
  weakParts: FIELD.keywordPart,
}

const addParts = ({ parts, stems }: Builders, terms: TextTerms, document: number, fields: PartFields): void => {
  for (const kind of PART_KINDS) {
    const entry = entryOf(document, fields[kind])
    for (const term of terms[kind].parts) parts.add(term, entry)
    for (const term of terms[kind].stems) stems.add(term, entry)
  }
}

const SEVERAL_WORDS = /[\p{L}\p{N}][^\p{L}\p{N}'’]+[\p{L}\p{N}]/u

const withoutConnectingWords = (category: string): string =>
  category
    .split(' ')
    .filter((word) => !CONNECTING_WORDS.has(word))
    .join(' ')
