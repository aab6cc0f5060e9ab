import { buildSearchIndex, type SearchableSign } from '@gebaerdenraum/domain/catalogue/search/build-index'
import { demoSigns } from '@gebaerdenraum/domain/catalogue/search/demo-signs.fixture'
import { QUERY_SET } from '@gebaerdenraum/domain/catalogue/search/query-set'
import { expect, test } from 'vitest'
import { buildIndexAside } from './build-index-aside.ts'

const QUERIES = ['', ...Object.values(QUERY_SET).flatMap((queries) => queries.map(([text]) => text))]
const FILTERS = [{}, { previewOnly: true }, { wordClasses: ['verb'] }]
const PAGE = { skip: 0, limit: 50 }

/** The demonstration so often. */
const givenSigns = (copies: number): readonly SearchableSign[] =>
  Array.from({ length: copies }, (_, copy) =>
    demoSigns().map((sign) =>
      copy === 0 ? sign : { ...sign, id: `${sign.id}-${copy}`, title: `${sign.title} ${copy}` },
    ),
  ).flat()

test.each([
  ['in steps', 1],
  ['in a thread', 4],
])('an index built %s finds what the other finds', async (_, copies) => {
  const signs = givenSigns(copies)
  const [built, expected] = [await buildIndexAside(signs), buildSearchIndex(signs)]
  expect(built.size).toBe(signs.length)
  for (const query of QUERIES) {
    for (const filter of FILTERS) {
      expect(built.search(query, filter, PAGE)).toEqual(expected.search(query, filter, PAGE))
    }
  }
})

test('an index whose thread fails is not built', async () => {
  const signs = givenSigns(4).map((sign) => ({ ...sign, keywords: [null as unknown as string] }))
  await expect(buildIndexAside(signs)).rejects.toThrow()
})
