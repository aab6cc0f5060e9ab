import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildSearchIndex, inTitleOrder, lastOf } from './build-index.ts'
import { compoundParts } from './compound-parts.ts'
import { demoSigns } from './demo-signs.fixture.ts'
import { compact, foldings } from './fold.ts'
import { knownWords } from './known-words.ts'
import { CONNECTING_WORDS, parseQuery, type QueryWord } from './query-words.ts'
import { RANK, SHORTEST_PART_PREFIX } from './rank.ts'
import type { SearchableSign } from './searchable-sign.ts'
import { foldedWords } from './sign-terms.ts'
import { stemOf } from './stems.ts'
import { infinitiveStem } from './verb-forms.ts'

const signs = demoSigns()
const index = buildSearchIndex(signs)
const ALL = { skip: 0, limit: signs.length }

describe('the search of the demo catalogue', () => {
  it('finds every title as the first hit', () => {
    const first = (title: string) => index.search(title, {}, { skip: 0, limit: 1 }).hits[0]
    expect(signs.filter((sign) => first(sign.title)?.id !== sign.id).map((sign) => sign.title)).toEqual([])
  })

  it('finds every sign by each of its keywords', () => {
    const isFound = ({ id }: SearchableSign, keyword: string) =>
      index.search(keyword, {}, ALL).hits.some((hit) => hit.id === id && hit.match === 'exact')
    const missed = signs.flatMap((sign) => sign.keywords.filter((keyword) => !isFound(sign, keyword)))
    expect(missed).toEqual([])
  })

  it('finds every title while it is typed', () => {
    const missed = signs.filter((sign) => {
      const begun = sign.title.slice(0, Math.ceil(sign.title.length / 2))
      return !index.search(begun, {}, ALL).hits.some((hit) => hit.id === sign.id && hit.match === 'exact')
    })
    expect(missed.map((sign) => sign.title)).toEqual([])
  })

  it('survives whatever is typed', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 100 }),
      fc.string({ unit: 'grapheme', maxLength: 100 }),
      fc.string({
        unit: fc.constantFrom('.', '*', '(', '[', '\\', '$', '^', ' ', '-', '\u0000', '\ud800'),
        maxLength: 100,
      }),
      fc.string({ unit: fc.constantFrom('a', 'ä', 'ß', 'İ', 'ﷺ', '👩‍🏫', '\u0308'), maxLength: 100 }),
      fc.constantFrom('__proto__', 'constructor', 'a'.repeat(100), 'ﷺ'.repeat(100), 'a b '.repeat(25)),
    )
    fc.assert(
      fc.property(hostile, (query) => {
        const { total, hits } = index.search(query, {}, { skip: 0, limit: 20 })
        expect(hits).toHaveLength(Math.min(total, 20))
      }),
      { numRuns: 300 },
    )
  }, 30_000)

  it('gives the same hits page by page as in one piece', () => {
    fc.assert(
      fc.property(query(), fc.integer({ min: 1, max: 60 }), (text, limit) => {
        const whole = index.search(text, {}, ALL)
        const pages = Array.from({ length: Math.ceil(whole.total / limit) }, (_, page) =>
          index.search(text, {}, { skip: page * limit, limit }),
        )
        expect(pages.flatMap((page) => page.hits)).toEqual(whole.hits)
        expect(pages.every((page) => page.total === whole.total)).toBe(true)
        expect(new Set(whole.hits.map((hit) => hit.id)).size).toBe(whole.total)
      }),
    )
  })

  it('filters without changing the order', () => {
    fc.assert(
      fc.property(
        query(),
        fc.constantFrom('noun', 'verb', 'adjective'),
        fc.boolean(),
        (text, wordClass, previewOnly) => {
          const wanted = new Set(
            signs
              .filter((sign) => sign.wordClass === wordClass && (!previewOnly || sign.isPreview))
              .map((sign) => sign.id),
          )
          const filtered = index.search(text, { wordClasses: [wordClass], previewOnly }, ALL)
          expect(filtered.hits).toEqual(index.search(text, {}, ALL).hits.filter((hit) => wanted.has(hit.id)))
        },
      ),
    )
  })

  it('finds strictly what a plain reading of every sign finds, in the same order', () => {
    fc.assert(
      fc.property(query(), (text) => {
        const strict = index.search(text, {}, ALL).hits.filter((hit) => hit.match === 'exact')
        expect(strict.map((hit) => hit.id)).toEqual(plainReading(text))
      }),
      { numRuns: 150 },
    )
  }, 30_000)
})

/** Words of the catalogue, whole, begun, spelled with two letters or bent, alone and together. */
function query() {
  const word = fc
    .tuple(
      fc.constantFrom(...signs.flatMap((sign) => [sign.title, ...sign.keywords, sign.category])),
      fc.integer({ min: 1, max: 20 }),
      fc.constantFrom('', 'e', 'en', 's', 't', 'te'),
    )
    .map(([text, length, ending]) => (length > text.length ? text + ending : text.slice(0, length)))
  return fc.oneof(
    word,
    word.map((text) => foldings(text).at(-1)!),
    fc.tuple(word, word).map((words) => words.join(' ')),
  )
}

const known = lastOf(knownWords(signs.flatMap((sign) => [sign.title, ...sign.keywords])))
const inOrder = inTitleOrder(signs)

/** The rules once more, sign by sign and word by word, without index. */
const plainReading = (text: string): readonly string[] => {
  const typed = parseQuery(text)
  if (typed.words.length === 0) return typed.isEmpty ? inOrder.map((sign) => sign.id) : []
  return inOrder
    .map((sign) => ({ id: sign.id, rank: rankOf(sign, typed.compact, typed.words) }))
    .filter(({ rank }) => rank !== RANK.none)
    .sort((a, b) => a.rank - b.rank)
    .map(({ id }) => id)
}

type Reading = {
  readonly compacts: readonly string[]
  readonly words: readonly string[]
  readonly stems: readonly string[]
  readonly verbStems: readonly string[]
  readonly parts: readonly string[]
  readonly partStems: readonly string[]
}

/** Every text once: the plain reading is slow enough. */
const readings = new Map<string, Reading>()
const read = (text: string): Reading => {
  const earlier = readings.get(text)
  if (earlier) return earlier
  const forms = foldedWords(text)
  const partsOf = (word: string) => compoundParts(word, (piece) => known.has(piece))
  const reading = {
    compacts: foldings(text).map(compact),
    words: forms.flatMap(({ plain, wide }) => [plain, wide]),
    stems: forms.flatMap(({ plain, wide }) => [stemOf(plain), stemOf(wide)]),
    verbStems: forms.flatMap(({ plain }) => infinitiveStem(plain) ?? []),
    parts: forms.flatMap(({ plain, wide }) => [...partsOf(plain), ...partsOf(wide)]),
    partStems: forms.flatMap(({ plain }) => partsOf(plain).map(stemOf)),
  }
  readings.set(text, reading)
  return reading
}

const rankOf = (sign: SearchableSign, typed: string, words: readonly QueryWord[]): number => {
  const { compacts } = read(sign.title)
  const byWords = Math.max(...words.map((word) => Math.min(...ranksOf(sign, word))))
  if (compacts.includes(typed)) return RANK.exactTitle
  return compacts.some((title) => title.startsWith(typed)) ? Math.min(byWords, RANK.titlePrefix) : byWords
}

const ranksOf = (sign: SearchableSign, word: QueryWord): readonly number[] => [
  ...titleRanks(sign.title, word),
  ...fieldRanks(read(sign.title), word, [
    RANK.titleWord,
    RANK.titleWordInflected,
    RANK.titleWordPrefix,
    RANK.titlePart,
    RANK.titlePart,
  ]),
  ...sign.keywords.flatMap((keyword) =>
    fieldRanks(read(keyword), word, [
      RANK.keyword,
      RANK.keywordInflected,
      RANK.keywordPrefix,
      RANK.keywordPart,
      RANK.keywordPart,
    ]),
  ),
  ...fieldRanks(read(withoutConnecting(sign.category)), word, [
    RANK.category,
    RANK.category,
    RANK.category,
    RANK.none,
    RANK.category,
  ]),
]

const withoutConnecting = (category: string): string =>
  category
    .split(' ')
    .filter((text) => !CONNECTING_WORDS.has(text))
    .join(' ')

const titleRanks = (title: string, word: QueryWord): readonly number[] => {
  const { compacts, stems, verbStems } = read(title)
  const ranks: number[] = []
  if (compacts.includes(word.text)) ranks.push(RANK.exactTitle)
  if (compacts.some((text) => text.startsWith(word.text))) ranks.push(RANK.titlePrefix)
  if (foldedWords(title).length > 1) return ranks
  if (stems.includes(word.stem) || word.verbStems.some((stem) => verbStems.includes(stem))) {
    ranks.push(RANK.inflectedTitle)
  }
  if (word.plainStems.some((stem) => stems.includes(stem))) ranks.push(RANK.otherInflectedTitle)
  return ranks
}

type FieldRanks = readonly [whole: number, inflected: number, prefix: number, part: number, otherSpelling: number]

const fieldRanks = (text: Reading, word: QueryWord, ranks: FieldRanks): readonly number[] => {
  const [whole, inflected, prefix, part, otherSpelling] = ranks
  const stems = [word.stem, ...word.plainStems]
  const met: number[] = [RANK.none]
  if (text.words.includes(word.text)) met.push(whole)
  if (text.words.some((term) => term.startsWith(word.text))) met.push(prefix)
  if (text.words.some((term) => word.plain !== undefined && term.startsWith(word.plain))) met.push(otherSpelling)
  if (stems.some((stem) => text.stems.includes(stem))) met.push(inflected)
  if (word.verbStems.some((stem) => text.verbStems.includes(stem))) met.push(inflected)
  if (stems.some((stem) => text.partStems.includes(stem))) met.push(part)
  const isLong = word.text.length >= SHORTEST_PART_PREFIX
  if (text.parts.some((piece) => piece === word.text || (isLong && piece.startsWith(word.text)))) met.push(part)
  return met
}
