import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import type { Page } from '@gebaerdenraum/domain/kernel/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { givenSigns, givenUser } from '../../../test/builders.ts'
import { missedSearches } from '../../../test/tables.ts'
import { type ErrorAnswer, openTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let ids: ReadonlyMap<string, string>
let licensed: string
let unlicensed: string

beforeAll(async () => {
  server = await openTestServer()
  ids = await givenSigns(server, [
    { title: 'Hund', category: 'Tiere', keywords: ['bellen', 'Haustier'], isPreview: true },
    { title: 'Hundehütte', category: 'Tiere', keywords: ['wohnen'] },
    { title: 'Katze', category: 'Tiere', keywords: ['Haustier', 'Schnurren'] },
    { title: 'Äpfel', category: 'Essen', keywords: ['Obst'], isPreview: true },
    { title: 'Apfelsine', category: 'Essen', keywords: ['Obst'] },
    { title: 'schwimmen', category: 'Sport', wordClass: 'verb', keywords: ['Wasser'] },
  ])
  licensed = (await givenUser(server, { licence: 'active' })).token
  unlicensed = (await givenUser(server, { licence: 'canceled' })).token
})
afterAll(() => server.close())

const find = async (query: object, as?: string): Promise<Page<Sign>> => {
  const { status, body } = await server.call<Page<Sign>>('GET', 'signs', { query, as })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const namesOf = ({ data }: Page<Sign>): readonly string[] => data.map(({ name }) => name)

describe('a licensed caller', () => {
  test('finds the whole catalogue in German order', async () => {
    const page = await find({}, licensed)
    expect(namesOf(page)).toEqual(['Äpfel', 'Apfelsine', 'Hund', 'Hundehütte', 'Katze', 'schwimmen'])
    expect(page).toMatchObject({ total: 6, limit: 20, skip: 0 })
  })

  test('searches, filters and pages', async () => {
    expect(namesOf(await find({ search: 'hund' }, licensed))).toEqual(['Hund', 'Hundehütte'])
    expect(namesOf(await find({ wordClass: 'verb' }, licensed))).toEqual(['schwimmen'])
    expect(namesOf(await find({ $limit: 2, $skip: 3 }, licensed))).toEqual(['Hundehütte', 'Katze'])
    const [{ category }] = (await find({ slug: 'katze' }, licensed)).data as [Sign]
    expect(namesOf(await find({ category, search: 'Haustier' }, licensed))).toEqual(['Hund', 'Katze'])
  })

  test('is handed every variant but the watermarked ones', async () => {
    const [sign] = (await find({ slug: 'katze' }, licensed)).data
    expect(Object.keys(sign?.images.signOnly ?? {})).toEqual([
      'default',
      'tiny',
      'thumbnail',
      'thumbnail-square',
      'original',
    ])
    expect(JSON.stringify(sign)).not.toContain('watermarked')
  })

  test('asks for signs by id and by slug', async () => {
    const wanted = [ids.get('Katze'), ids.get('Hund'), '00000000-0000-7000-8000-000000000000']
    expect(namesOf(await find({ _id: { $in: wanted } }, licensed))).toEqual(['Hund', 'Katze'])
    expect(namesOf(await find({ slug: { $in: ['hund', 'aepfel'] } }, licensed))).toEqual(['Äpfel', 'Hund'])
  })

  test('gets only the count with a limit of 0', async () => {
    expect(await find({ $limit: 0, search: 'hund' }, licensed)).toEqual({ total: 2, limit: 0, skip: 0, data: [] })
  })

  test('gets only the fields asked for', async () => {
    const page = await find({ $select: ['name', 'slug'], $limit: 1 }, licensed)
    expect(page.data).toEqual([{ _id: ids.get('Äpfel'), name: 'Äpfel', slug: 'aepfel' }])
  })
})

describe.each([
  ['a visitor', (): string | undefined => undefined],
  ['a caller without a licence', () => unlicensed],
])('%s', (_, tokenOf) => {
  test('finds the preview signs only, however he searches', async () => {
    expect(namesOf(await find({}, tokenOf()))).toEqual(['Äpfel', 'Hund'])
    for (const query of [
      { search: 'Katze' },
      { wordClass: 'verb' },
      { search: 'schnurren' },
      { search: 'Hundehütte' },
    ]) {
      expect(namesOf(await find(query, tokenOf())).filter((name) => !['Äpfel', 'Hund'].includes(name))).toEqual([])
    }
  })

  test('finds all signs by title in the scope `all`, those without a preview locked', async () => {
    const findAll = (query: object) => find({ ...query, scope: 'all' }, tokenOf())
    expect((await findAll({})).total).toBe(6)
    const { data } = await findAll({ search: 'Hundehütte' })
    expect(data[0]).toMatchObject({ name: 'Hundehütte', isLocked: true, images: {}, keywords: [], match: 'exact' })
    expect(JSON.stringify(data[0])).not.toContain('/media')
    expect(namesOf(await findAll({ search: 'Katz' }))).toContain('Katze')
    expect(namesOf(await findAll({ wordClass: 'verb' }))).toEqual(['schwimmen'])
  })

  test('does not learn keywords of locked signs by searching all', async () => {
    // With a word of the title or the category beside it, spelled rightly or not.
    for (const keyword of ['Schnurren', 'schnur', 's', 'Schnuren', 'chnurr', 'wohnen', 'wohnt']) {
      for (const other of ['', 'Tiere ', 'Katze ', 'Kazte ', 'Hundehü ']) {
        const search = other + keyword
        const found = namesOf(await find({ search, scope: 'all' }, tokenOf()))
        expect(
          found.filter((name) => ['Katze', 'Hundehütte'].includes(name)),
          search,
        ).toEqual([])
      }
    }
    expect(namesOf(await find({ search: 'Haustier', scope: 'all' }, tokenOf()))).toEqual(['Hund'])
  })

  test('is handed watermarked variants only', async () => {
    const [sign] = (await find({ slug: 'hund' }, tokenOf())).data
    expect(sign?.isLocked).toBe(false)
    for (const variants of Object.values(sign?.images ?? {})) {
      for (const variant of Object.keys(variants ?? {})) expect(variant).toMatch(/^watermarked/)
    }
  })

  test('gets no address, keyword or variant of any other sign, however he asks', async () => {
    const id = ids.get('Katze') ?? ''
    const bySlug = (await find({ slug: 'katze' }, tokenOf())).data
    const byId = (await find({ _id: id }, tokenOf())).data
    const { body } = await server.call<Sign>('GET', `signs/${id}`, { as: tokenOf() })
    for (const sign of [...bySlug, ...byId, body]) {
      expect(sign).toMatchObject({ name: 'Katze', isLocked: true, images: {}, keywords: [] })
      expect(JSON.stringify(sign)).not.toContain('/media')
    }
    // What says that it is locked was not asked for.
    const selected = (await find({ slug: 'katze', $select: ['images'] }, tokenOf())).data
    expect(selected).toMatchObject([{ images: {} }])
  })
})

describe('a bad query', () => {
  test.each([
    ['an unknown field', { colour: 'red' }, 'colour'],
    ['an unknown operator', { slug: { $regex: '.*' } }, 'slug.$regex'],
    ['sorting that is not offered', { $sort: { name: 1 } }, '$sort'],
    ['an unknown word class', { wordClass: 'article-ish' }, 'wordClass'],
    ['a limit that is no number', { $limit: 'all' }, '$limit'],
    ['a negative skip', { $skip: -1 }, '$skip'],
    ['an unknown field to select', { $select: ['secret'] }, '$select.0'],
    ['a search that is too long', { search: 'x'.repeat(101) }, 'search'],
    ['a search that is a list', { search: ['a', 'b'] }, 'search'],
    ['a branch that is not offered', { $or: [{ slug: 'hund' }] }, '$or'],
  ])('with %s is refused by name', async (_, query, field) => {
    const { status, body } = await server.call<ErrorAnswer>('GET', 'signs', { query })
    expect(status).toBe(400)
    expect(body.className).toBe('bad-request')
    expect(Object.keys(body.errors ?? {})).toContain(field)
  })

  test('never reaches the inherited properties of an object', async () => {
    for (const query of ['constructor=1', 'toString=1', 'slug[constructor]=1', 'slug[valueOf]=1']) {
      expect((await server.call('GET', `signs?${query}`)).status, query).toBe(400)
    }
    const { body } = await server.call<Page<Sign>>('GET', 'signs?__proto__[isLicensed]=true')
    expect(body.data?.some(({ isPreview }) => !isPreview) ?? false).toBe(false)
  })

  test('for more than a page may hold gets the most there is', async () => {
    expect((await find({ $limit: 5000 }, licensed)).limit).toBe(100)
  })
})

describe('one sign', () => {
  test.each(['00000000-0000-7000-8000-000000000000', 'not-an-id', "'; drop table signs; --"])(
    'that does not exist is a 404: %s',
    async (id) => {
      const { status, body } = await server.call<ErrorAnswer>('GET', `signs/${encodeURIComponent(id)}`)
      expect(status).toBe(404)
      expect(body.message).toBe('Keine passende Gebärde gefunden')
    },
  )

  test('cannot be written', async () => {
    const id = ids.get('Hund')
    const statuses = await Promise.all([
      server.call('POST', 'signs', { data: {}, as: licensed }),
      server.call('PATCH', `signs/${id}`, { data: {}, as: licensed }),
      server.call('DELETE', `signs/${id}`, { as: licensed }),
      server.call('PUT', `signs/${id}`, { data: {}, as: licensed }),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([405, 405, 405, 405])
  })
})

test('categories come with the number of signs the caller may see', async () => {
  const namesAndCounts = async (as?: string, query = {}) => {
    const { body } = await server.call<Page<{ name: string; signCount: number }>>('GET', 'categories', { query, as })
    return body.data.map(({ name, signCount }) => [name, signCount])
  }
  expect(await namesAndCounts(licensed)).toEqual([
    ['Essen', 2],
    ['Sport', 1],
    ['Tiere', 3],
  ])
  expect(await namesAndCounts()).toEqual([
    ['Essen', 1],
    ['Tiere', 1],
  ])
  expect(await namesAndCounts(undefined, { scope: 'all' })).toEqual(await namesAndCounts(licensed))
})

test('a search that found nothing is counted once typing rested, without a name', async () => {
  await find({ search: 'schwimmen', wordClass: 'noun' }, licensed)
  await server.services.missedSearches.flush()
  for (const search of ['xy', 'xyl', 'Xylophon', 'Xylophon ']) await find({ search }, licensed)
  await find({ search: 'Quastenflosser' }, unlicensed)
  await server.services.missedSearches.flush()
  const rows = await server.database.db
    .select({ text: missedSearches.text, count: missedSearches.count })
    .from(missedSearches)
  expect(rows).toEqual([{ text: 'xylophon', count: 1 }])
})
