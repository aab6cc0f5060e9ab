import { buildSearchIndex, type SearchableSign } from '@gebaerdenraum/domain/catalogue/search/build-index'
import { demoSigns, multiplied } from './content/synthetic-signs.ts'
import { type Figure, lessIsBetter } from './figures/figure.ts'
import { spreadOf } from './figures/percentiles.ts'

/**
 * The search alone, without server and network: how long the index takes to build, what it holds in memory, and how
 * long a query takes, on the demo catalogue and on a hundred thousand signs. The limit is the plainest search there is:
 * looking through all titles for the text, without any of the rules.
 */
export const measureSearchIndex = async (): Promise<readonly Figure[]> => {
  const demo = demoSigns()
  return [...figuresOf(demo), ...figuresOf(multiplied(demo, 100_000))]
}

const QUERIES = ['', 's', 'e', 'sch', 'hund', 'garten', 'häuser', 'guten morgen', 'a b c d e', 'elefnat', 'kindergaten']
const QUERIES_UNKNOWN = ['xqzvw', 'rindfleischetikettierungsüberwachung']
const ROUNDS = 200
const PAGE = 60

const figuresOf = (signs: readonly SearchableSign[]): readonly Figure[] => {
  const memoryBefore = heldMb()
  const start = performance.now()
  const index = buildSearchIndex(signs)
  const buildMs = performance.now() - start
  const memoryMb = heldMb() - memoryBefore
  const folding = performance.now()
  const titles = signs.map(({ title }) => title.toLowerCase()).sort()
  const foldMs = performance.now() - folding
  const textMb = Buffer.byteLength(JSON.stringify(signs)) / 2 ** 20
  const name = (what: string) => `${what}, ${signs.length.toLocaleString('en')} signs`
  const queries = [...QUERIES, ...QUERIES_UNKNOWN].map((query) =>
    lessIsBetter({
      name: name(`search "${query}"`),
      unit: 'ms',
      measured: timed(() => index.search(query, {}, { skip: 0, limit: PAGE })),
      limit: { what: 'titles that contain the text', ...timed(() => titlesWith(titles, query)) },
    }),
  )
  return [
    lessIsBetter({
      name: name('build the index'),
      unit: 'ms',
      measured: { median: buildMs },
      limit: { what: 'titles in lower case, sorted', median: foldMs },
    }),
    lessIsBetter({
      name: name('memory of the index'),
      unit: 'MB',
      measured: { median: memoryMb },
      limit: { what: 'the signs as JSON', median: textMb },
    }),
    ...queries,
  ]
}

const titlesWith = (titles: readonly string[], query: string): readonly string[] => {
  const found: string[] = []
  for (const title of titles) if (title.includes(query)) found.push(title)
  return found.slice(0, PAGE)
}

const timed = (work: () => unknown) =>
  spreadOf(
    Array.from({ length: ROUNDS }, () => {
      const start = performance.now()
      work()
      return performance.now() - start
    }),
  )

const heldMb = (): number => {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 2 ** 20
}
