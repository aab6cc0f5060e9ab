import { makeCatalogueVocabularies, openCatalogueSearch } from '@gebaerdenraum/domain/catalogue/search/catalogue-search'
import { demoSigns } from '@gebaerdenraum/domain/catalogue/search/demo-signs.fixture'
import { personaliseSign } from '@gebaerdenraum/domain/catalogue/search/personalise-sign'
import { QUERY_SET } from '@gebaerdenraum/domain/catalogue/search/query-set'
import type { SearchIndexContent, SearchIndexHead } from '@gebaerdenraum/domain/catalogue/search-index.contract'
import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import type { Page } from '@gebaerdenraum/domain/kernel/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type GivenUser, givenSigns, givenUser } from '../../../test/builders.ts'
import { type ErrorAnswer, openTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let user: GivenUser
let ids: ReadonlyMap<string, string>
beforeAll(async () => {
  server = await openTestServer()
  const given = demoSigns().map(({ id, title, keywords, category, wordClass, isPreview }) => ({
    ...{ slug: id, title, keywords: [...keywords], category, wordClass: wordClass as Sign['wordClass'], isPreview },
  }))
  ids = await givenSigns(server, [...given, { title: 'Ohne Medien', isFingerspelled: false }])
  user = await givenUser(server, { licence: 'active' })
  for (const title of ['Hund', 'Katze', 'Affe']) {
    await server.call('POST', 'favorites', { as: user.token, data: { sign: ids.get(title) } })
  }
})
afterAll(() => server.close())

const findHead = async (as: string | undefined = user.token) =>
  (await server.call<SearchIndexHead>('GET', 'search-index', { as })).body
const getContent = (version: string | null, as: string | undefined = user.token) =>
  server.call<SearchIndexContent & ErrorAnswer>('GET', `search-index/${version}`, { as })
const raiseRevision = () => server.database.pool.query('update catalogue set revision = revision + 1')

describe('a search in the browser', () => {
  test('finds the same signs in the same order as the server', async () => {
    const head = await findHead()
    const { body: content } = await getContent(head.version)
    const [first, second] = content.categories
    const search = openCatalogueSearch(content.signs, makeCatalogueVocabularies(content))
    const viewer = { favorites: new Set(head.favorites), addressSuffix: head.addressSuffix }
    const plain = { search: '', category: null, wordClass: null, skip: 0, limit: 40 }
    const typed = [...new Set([...ids.keys()].map((title) => title.slice(0, 3).trim()))]
    const texts = [...Object.values(QUERY_SET).flatMap((queries) => queries.map(([text]) => text)), ...typed]
    const queries = [
      ...texts.map((text) => ({ ...plain, search: text })),
      ...[0, 40, 1_560, 1_600].map((skip) => ({ ...plain, skip })),
      { ...plain, category: first!._id },
      { ...plain, category: second!._id, wordClass: 'verb' },
      { ...plain, wordClass: 'noun', search: 'e', skip: 40 },
      { ...plain, category: 'unknown', search: 'hund' },
    ]
    for (const query of queries) {
      const { body: expected } = await server.call<Page<Sign>>('GET', 'signs', {
        as: user.token,
        query: {
          media: 'card',
          ...(query.search && { search: query.search }),
          ...(query.category && { category: query.category }),
          ...(query.wordClass && { wordClass: query.wordClass }),
          $limit: query.limit,
          $skip: query.skip,
        },
      })
      const { data, ...found } = search.find(query)
      expect({ query, ...found, data: data.map((sign) => personaliseSign(sign, viewer)) }).toEqual({
        query,
        ...expected,
      })
    }
    expect(search.find({ ...plain, search: 'hund' }).data.length).toBeGreaterThan(0)
    expect(head.favorites).toHaveLength(3)
  })

  test('gets one content for all accounts, which names none of them', async () => {
    const other = await givenUser(server, { licence: 'active' })
    const [mine, theirs] = [await findHead(), await findHead(other.token)]
    expect(theirs).toEqual({ ...mine, favorites: [], addressSuffix: expect.not.stringContaining(mine.addressSuffix) })
    const { body } = await getContent(mine.version)
    expect(body).toEqual((await getContent(theirs.version, other.token)).body)
    expect(body.signs.filter(({ isFavorite }) => isFavorite)).toEqual([])
    expect(JSON.stringify(body)).not.toContain('&k=')
  })

  test('is for the licensed only', async () => {
    const { version } = await findHead()
    const unlicensed = await givenUser(server)
    for (const as of [unlicensed.token, undefined]) {
      const answers = [
        await server.call('GET', 'search-index', { ...(as && { as }) }),
        await server.call('GET', `search-index/${version}`, { ...(as && { as }) }),
      ]
      expect(answers.map(({ status }) => status)).toEqual(as ? [403, 403] : [401, 401])
    }
  })

  test('gets another version when the catalogue changes, and the one before no more', async () => {
    const { version: before } = await findHead()
    await raiseRevision()
    await server.services.catalogue.refresh()
    const { version } = await findHead()
    expect(version).not.toBe(before)
    expect((await getContent(version)).status).toBe(200)
    const gone = await getContent(before)
    expect(gone.status).toBe(404)
    expect(gone.body.message).toBe('Dieser Stand des Katalogs ist nicht mehr aktuell.')
  })

  test('gets a version that another server named before this one learned of it', async () => {
    const { version } = await findHead()
    const [revision = '', period] = version?.split('-') ?? []
    await raiseRevision()
    expect((await getContent(`${Number(revision) + 1}-${period}`)).status).toBe(200)
  })
})
