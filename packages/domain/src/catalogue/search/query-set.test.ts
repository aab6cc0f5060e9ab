import { describe, expect, it } from 'vitest'
import { buildSearchIndex } from './build-index.ts'
import { demoSigns } from './demo-signs.fixture.ts'
import { QUERY_SET } from './query-set.ts'

/** Just under what is reached; a change of the search that falls below made it worse for somebody. */
const FLOORS = { top1: 0.95, top5: 0.975 }

describe('the query set', () => {
  const signs = demoSigns()
  const byId = new Map(signs.map((sign) => [sign.id, sign]))
  const index = buildSearchIndex(signs)

  /** The place of the first wanted sign, 0 for the top one. */
  const placeOf = (query: string, wanted: readonly string[]): number =>
    index
      .search(query, {}, { skip: 0, limit: 5 })
      .hits.map((hit) => byId.get(hit.id)!)
      .findIndex((sign) => wanted.includes(sign.title) || wanted.includes(`category:${sign.category}`))

  it('finds what teachers mean, mostly as the first hit', () => {
    const rows = Object.entries(QUERY_SET).map(([kind, queries]) => {
      const places = queries.map(([query, ...wanted]) => ({ query, place: placeOf(query, wanted) }))
      return {
        kind,
        queries: places.length,
        top1: places.filter(({ place }) => place === 0).length,
        top5: places.filter(({ place }) => place >= 0).length,
        missed: places
          .filter(({ place }) => place !== 0)
          .map(({ query, place }) => `${query}${place < 0 ? '' : ` (${place + 1}.)`}`),
      }
    })
    const sum = (column: 'queries' | 'top1' | 'top5') => rows.reduce((total, row) => total + row[column], 0)
    const rates = { queries: sum('queries'), top1: sum('top1') / sum('queries'), top5: sum('top5') / sum('queries') }
    const percent = (rate: number) => `${(rate * 100).toFixed(1)} %`
    console.info(
      [
        ...rows.map(
          (row) =>
            `${row.kind}: ${row.top1} and ${row.top5} of ${row.queries}; not first: ${row.missed.join(', ') || 'none'}`,
        ),
        `search, ${rates.queries} queries: top 1 ${percent(rates.top1)}, top 5 ${percent(rates.top5)}`,
      ].join('\n'),
    )
    expect(rates.queries).toBeGreaterThanOrEqual(120)
    expect(rates.top1).toBeGreaterThanOrEqual(FLOORS.top1)
    expect(rates.top5).toBeGreaterThanOrEqual(FLOORS.top5)
  })
})
