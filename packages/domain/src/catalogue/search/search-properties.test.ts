import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildSearchIndex, inTitleOrder, runToEnd } from './build-index.ts'
import { type CompoundParts, cutCompound } from './compound-parts.ts'
import { demoSigns } from './demo-signs.fixture.ts'
import { compact, foldedWords, foldings, wideTail } from './fold.ts'
import { buildLexicon } from './lexicon.ts'
import { CONNECTING_WORDS, parseQuery, type QueryWord } from './query-words.ts'
import { RANK, SHORTEST_PART_PREFIX } from './rank.ts'
import type { SearchableSign } from './searchable-sign.ts'
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

  it('survives any input', () => {
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

const lexicon = runToEnd(buildLexicon(signs.flatMap((sign) => [sign.title, ...sign.keywords])))
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
  readonly compacts: readonly Spelling[]
  readonly words: readonly Spelling[]
  readonly stems: readonly string[]
  readonly verbStems: readonly string[]
  readonly parts: readonly Part[]
  readonly modifierStems: readonly string[]
}
type Spelling = { readonly text: string; readonly isBare: boolean }
type Part = { readonly kind: PartKind; readonly texts: readonly string[]; readonly stem: string }
type PartKind = Exclude<keyof CompoundParts, 'modifiers'>

/** Every text once: the plain reading is slow enough. */
const readings = new Map<string, Reading>()
const read = (text: string): Reading => {
  const earlier = readings.get(text)
  if (earlier) return earlier
  const forms = foldedWords(text)
  const cuts = forms.map(({ plain, wide, isNoun }) => ({
    plain,
    wide,
    cut: cutCompound(plain, isNoun, plain === wide ? lexicon.spelled : lexicon.bare),
  }))
  const partsOf = (kind: PartKind): readonly Part[] =>
    cuts.flatMap(({ plain, wide, cut }) =>
      cut[kind].map((part) => ({ kind, texts: [part, wideTail(plain, wide, part)], stem: stemOf(part) })),
    )
  const reading = {
    compacts: spellings(...foldings(text).map(compact)),
    words: forms.flatMap(({ plain, wide }) => spellings(plain, wide)),
    stems: forms.flatMap(({ plain, wide }) => [stemOf(plain), stemOf(wide)]),
    verbStems: forms.flatMap(({ plain }) => infinitiveStem(plain) ?? []),
    parts: [...partsOf('sureHeads'), ...partsOf('likelyHeads'), ...partsOf('weakParts')],
    modifierStems: cuts.flatMap(({ cut }) => cut.modifiers.map(stemOf)),
  }
  readings.set(text, reading)
  return reading
}

const spellings = (plain = '', wide = plain): readonly Spelling[] =>
  plain === wide
    ? [{ text: plain, isBare: false }]
    : [
        { text: plain, isBare: true },
        { text: wide, isBare: false },
      ]

/** Words of titles and heads of titles as they are spelled. */
const ownWords = new Set(
  signs.flatMap(({ title }) => {
    const { compacts, words, parts } = read(title)
    const heads = parts.filter(({ kind }) => kind !== 'weakParts').flatMap(({ texts }) => texts)
    return [...[...compacts, ...words].filter(({ isBare }) => !isBare).map(({ text }) => text), ...heads]
  }),
)

const prefixRank = (typed: string, { isBare }: Spelling, rank: number): number =>
  isBare && ownWords.has(typed) ? RANK.barePrefix : rank

const rankOf = (sign: SearchableSign, typed: string, words: readonly QueryWord[]): number => {
  const { compacts } = read(sign.title)
  const byWords = Math.max(...words.map((word) => Math.min(...ranksOf(sign, word))))
  if (compacts.some(({ text }) => text === typed)) return RANK.exactTitle
  const begun = compacts.filter(({ text }) => text.startsWith(typed))
  return Math.min(byWords, ...begun.map((title) => prefixRank(typed, title, RANK.titlePrefix)))
}

const ranksOf = (sign: SearchableSign, word: QueryWord): readonly number[] => [
  ...titleRanks(sign.title, word),
  ...fieldRanks(read(sign.title), word, {
    whole: RANK.titleWord,
    inflected: RANK.titleWordInflected,
    prefix: RANK.titleWordPrefix,
    otherSpelling: RANK.titlePart,
  }),
  ...partRanks(read(sign.title), word, TITLE_PART_RANKS),
  ...sign.keywords.flatMap((keyword) => [
    ...fieldRanks(read(keyword), word, {
      whole: RANK.keyword,
      inflected: RANK.keywordInflected,
      prefix: RANK.keywordPrefix,
      otherSpelling: RANK.keywordPart,
    }),
    ...partRanks(read(keyword), word, KEYWORD_PART_RANKS),
  ]),
  ...fieldRanks(read(withoutConnecting(sign.category)), word, {
    whole: RANK.category,
    inflected: RANK.category,
    prefix: RANK.category,
    otherSpelling: RANK.category,
  }),
]

const withoutConnecting = (category: string): string =>
  category
    .split(' ')
    .filter((text) => !CONNECTING_WORDS.has(text))
    .join(' ')

const titleRanks = (title: string, word: QueryWord): readonly number[] => {
  const { compacts, stems, verbStems, modifierStems } = read(title)
  const wordStems = [word.stem, ...word.plainStems]
  const ranks: number[] = wordStems.some((stem) => modifierStems.includes(stem)) ? [RANK.titleModifier] : []
  if (compacts.some(({ text }) => text === word.text)) ranks.push(RANK.exactTitle)
  for (const compacted of compacts) {
    if (compacted.text.startsWith(word.text)) ranks.push(prefixRank(word.text, compacted, RANK.titlePrefix))
  }
  if (foldedWords(title).length > 1) return ranks
  if (stems.includes(word.stem) || word.verbStems.some((stem) => verbStems.includes(stem))) {
    ranks.push(RANK.inflectedTitle)
  }
  if (word.plainStems.some((stem) => stems.includes(stem))) ranks.push(RANK.otherInflectedTitle)
  return ranks
}

type FieldRanks = Readonly<Record<'whole' | 'inflected' | 'prefix' | 'otherSpelling', number>>

const fieldRanks = (text: Reading, word: QueryWord, ranks: FieldRanks): readonly number[] => {
  const stems = [word.stem, ...word.plainStems]
  const met: number[] = [RANK.none]
  for (const spelling of text.words) {
    if (spelling.text === word.text) met.push(ranks.whole)
    if (spelling.text.startsWith(word.text)) {
      met.push(ranks.prefix === RANK.titleWordPrefix ? prefixRank(word.text, spelling, ranks.prefix) : ranks.prefix)
    }
    if (word.plain !== undefined && spelling.text.startsWith(word.plain)) met.push(ranks.otherSpelling)
  }
  if (stems.some((stem) => text.stems.includes(stem))) met.push(ranks.inflected)
  if (word.verbStems.some((stem) => text.verbStems.includes(stem))) met.push(ranks.inflected)
  return met
}

type PartRanks = Readonly<Record<PartKind, Readonly<Record<'whole' | 'inflected' | 'prefix', number>>>>
const same = (rank: number) => ({ whole: rank, inflected: rank, prefix: rank })
const TITLE_PART_RANKS: PartRanks = {
  sureHeads: { whole: RANK.titleHead, inflected: RANK.titleHeadInflected, prefix: RANK.titleHeadPrefix },
  likelyHeads: { whole: RANK.titleHead, inflected: RANK.titleHeadInflected, prefix: RANK.titlePart },
  weakParts: same(RANK.titlePart),
}
const KEYWORD_PART_RANKS: PartRanks = {
  sureHeads: same(RANK.keywordPart),
  likelyHeads: same(RANK.keywordPart),
  weakParts: same(RANK.keywordPart),
}

const partRanks = (text: Reading, word: QueryWord, ranks: PartRanks): readonly number[] => {
  const stems = [word.stem, ...word.plainStems]
  const isLong = word.text.length >= SHORTEST_PART_PREFIX
  return text.parts.flatMap(({ kind, texts, stem }) => [
    ...(texts.includes(word.text) ? [ranks[kind].whole] : []),
    ...(isLong && texts.some((part) => part.startsWith(word.text)) ? [ranks[kind].prefix] : []),
    ...(stems.includes(stem) ? [ranks[kind].inflected] : []),
  ])
}
