import { readFileSync } from 'node:fs'
import { buildSearchIndex, type SearchableSign, type SearchIndex } from '@gebaerdenraum/domain/signs/search/build-index'
import { parse } from 'csv-parse/sync'

/**
 * The search alone, without server and network: how long the index takes to build and a query to answer, on the demo
 * catalogue and on a hundred thousand signs made of its words (two in three as compounds, which is the hard case).
 * `node benchmarks/search-index.ts`
 */
export const measureSearchIndex = (): readonly SearchMeasurement[] => {
  const small = demoSigns()
  return [measure(small), measure(multiplied(small, 100_000))]
}

export type SearchMeasurement = {
  readonly signs: number
  readonly buildMs: number
  readonly memoryMb: number
  readonly queries: readonly { readonly query: string; readonly medianMs: number; readonly worstMs: number }[]
}

const QUERIES = ['', 's', 'e', 'sch', 'hund', 'garten', 'häuser', 'guten morgen', 'a b c d e', 'elefnat', 'kindergaten']
const QUERIES_UNKNOWN = ['xqzvw', 'rindfleischetikettierungsüberwachung']
const ROUNDS = 60

const measure = (signs: readonly SearchableSign[]): SearchMeasurement => {
  const before = residentMb()
  const start = performance.now()
  const index = buildSearchIndex(signs)
  const buildMs = performance.now() - start
  const queries = [...QUERIES, ...QUERIES_UNKNOWN].map((query) => ({ query, ...timed(index, query) }))
  return { signs: signs.length, buildMs, memoryMb: residentMb() - before, queries }
}

const timed = (index: SearchIndex, query: string): { readonly medianMs: number; readonly worstMs: number } => {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now()
    index.search(query, {}, { skip: 0, limit: 20 })
    return performance.now() - start
  }).sort((a, b) => a - b)
  return { medianMs: times[ROUNDS >> 1]!, worstMs: times.at(-1)! }
}

const residentMb = (): number => {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 2 ** 20
}

const multiplied = (signs: readonly SearchableSign[], count: number): readonly SearchableSign[] =>
  Array.from({ length: count }, (_, i) => {
    const first = signs[i % signs.length]!
    const second = signs[(i * 7919 + Math.floor(i / signs.length) * 31) % signs.length]!
    if (i < signs.length) return first
    const isCompound = i % 3 !== 0
    return {
      ...first,
      id: `${first.id}-${i}`,
      title: isCompound ? `${first.title}${second.title.toLowerCase()}` : `${first.title} ${second.title}`,
      keywords: [...first.keywords.slice(0, 2), ...second.keywords.slice(0, 1)],
    }
  })

const demoSigns = (): readonly SearchableSign[] =>
  (
    parse(readFileSync(new URL('../content/demo/catalogue.csv', import.meta.url)), { columns: true }) as Record<
      'slug' | 'title' | 'wordClass' | 'category' | 'keywords' | 'preview',
      string
    >[]
  ).map(({ slug, title, wordClass, category, keywords, preview }) => ({
    id: slug,
    title,
    keywords: keywords.split('|'),
    category,
    categoryId: category,
    wordClass,
    isPreview: preview !== '',
  }))

if (import.meta.main) {
  for (const { signs, buildMs, memoryMb, queries } of measureSearchIndex()) {
    console.log(`${signs} signs: built in ${buildMs.toFixed(0)} ms, ${memoryMb.toFixed(0)} MB`)
    for (const { query, medianMs, worstMs } of queries) {
      console.log(`  ${`"${query}"`.padEnd(40)} median ${medianMs.toFixed(3)} ms, worst ${worstMs.toFixed(3)} ms`)
    }
  }
}
