import { describe, expect, it } from 'vitest'
import { buildSearchIndex } from './build-index.ts'
import { COMPOUND_QUERY_SET, type CompoundQuery } from './compound-query-set.ts'
import { demoSigns } from './demo-signs.fixture.ts'
import { foldedWords, foldings } from './fold.ts'
import { stemOf } from './stems.ts'

const PAGE = 5
const TARGET = 0.95

/** A third of the queries, chosen by a hash of the text: nobody looked at them while the ranking was tuned. */
const isHeldOut = (query: string): boolean =>
  [...query].reduce((hash, letter) => (hash * 31 + letter.codePointAt(0)!) >>> 0, 7) % 3 === 0

describe('the compound query set', () => {
  const signs = demoSigns()
  const titleOf = new Map(signs.map((sign) => [sign.id, sign.title]))
  const titles = signs.map((sign) => sign.title)
  const index = buildSearchIndex(signs)
  const wordsOfTitles = titles.map((title) => {
    const words = foldedWords(title).flatMap(({ plain, wide }) => [plain, wide])
    return { title, words, stems: words.map(stemOf) }
  })
  const queries = Object.values(COMPOUND_QUERY_SET).flat()

  const findFirst = (query: string): readonly string[] =>
    index.search(query, {}, { skip: 0, limit: PAGE }).hits.map((hit) => titleOf.get(hit.id)!)

  /**
   * How many of the wanted compounds must be among the first five hits: all, or as many as fit behind the titles that
   * rank higher by rule because the title or one of its words is an inflected form of the query or begins with it.
   */
  const countRequired = ([query, ...wanted]: CompoundQuery): number => {
    const typed = foldings(query)
    const typedStems = typed.map(stemOf)
    const ranksHigher = ({ words, stems }: (typeof wordsOfTitles)[number]) =>
      words.some((word) => typed.some((text) => word.startsWith(text))) ||
      stems.some((stem) => typedStems.includes(stem))
    const higher = wordsOfTitles.filter((entry) => !wanted.includes(entry.title) && ranksHigher(entry))
    return Math.min(wanted.length, PAGE - higher.length)
  }

  const measure = (set: readonly CompoundQuery[]) => {
    const results = set.map((compoundQuery) => {
      const [query, ...wanted] = compoundQuery
      const first = findFirst(query)
      const found = wanted.filter((title) => first.includes(title)).length
      return { query, first, hasAny: found > 0, hasAll: found >= countRequired(compoundQuery) }
    })
    const rate = (kind: 'hasAny' | 'hasAll') => results.filter((result) => result[kind]).length / results.length
    return { count: results.length, any: rate('hasAny'), all: rate('hasAll'), missed: results.filter((r) => !r.hasAll) }
  }

  it('names titles of the catalogue, each query once, and leaves room for at least one of them', () => {
    const unknown = queries.flatMap(([, ...wanted]) => wanted.filter((title) => !titles.includes(title)))
    expect(unknown).toEqual([])
    expect(new Set(queries.map(([query]) => query)).size).toBe(queries.length)
    expect(queries.filter((query) => countRequired(query) < 1).map(([query]) => query)).toEqual([])
  })

  it('finds the compounds among the first five hits', () => {
    const tuned = measure(queries.filter(([query]) => !isHeldOut(query)))
    const percent = (rate: number) => `${(rate * 100).toFixed(1)} %`
    console.info(
      [
        `compounds, ${tuned.count} queries: at least one in the top 5 ${percent(tuned.any)}, all that fit ${percent(tuned.all)}`,
        ...tuned.missed.map(({ query, first }) => `  missed: ${query} – ${first.join(', ')}`),
      ].join('\n'),
    )
    expect(tuned.count).toBeGreaterThanOrEqual(100)
    expect(tuned.any).toBeGreaterThanOrEqual(TARGET)
    expect(tuned.all).toBeGreaterThanOrEqual(TARGET)
  })

  it('finds those of the held-out queries too', () => {
    const heldOut = measure(queries.filter(([query]) => isHeldOut(query)))
    const percent = (rate: number) => `${(rate * 100).toFixed(1)} %`
    console.info(
      `held out, ${heldOut.count} queries: at least one in the top 5 ${percent(heldOut.any)}, all that fit ${percent(heldOut.all)}`,
    )
    expect(heldOut.count).toBeGreaterThanOrEqual(30)
    expect(heldOut.any).toBeGreaterThanOrEqual(TARGET)
    expect(heldOut.all).toBeGreaterThanOrEqual(TARGET)
  })
})
