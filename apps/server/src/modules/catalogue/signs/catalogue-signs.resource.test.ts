import type { CatalogueReport } from '@gebaerdenraum/domain/catalogue/catalogue-reports.contract'
import type { CatalogueSign } from '@gebaerdenraum/domain/catalogue/catalogue-signs.contract'
import type { Category } from '@gebaerdenraum/domain/catalogue/categories.contract'
import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type GivenUser, givenSigns, givenUser } from '../../../../test/builders.ts'
import { type ErrorAnswer, openTestServer, type TestServer } from '../../../../test/test-server.ts'

let server: TestServer
let admin: GivenUser
beforeAll(async () => {
  server = await openTestServer()
  admin = await givenUser(server, { role: 'admins', billingType: 'free' })
})
beforeEach(async () => {
  await server.database.pool.query('truncate signs, categories, catalogue_changes cascade')
})
afterAll(() => server.close())

type Page<Item> = { readonly total: number; readonly data: readonly Item[] }

const call = <Body>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, rest: object = {}) =>
  server.call<Body & ErrorAnswer>(method, path, { as: admin.token, ...rest })
const titlesOf = async (query: object) =>
  (await call<Page<CatalogueSign>>('GET', 'catalogue-signs', { query })).body.data.map(({ title }) => title)
const givenCategory = async (name = 'Tiere') =>
  (await call<Category>('POST', 'categories', { data: { name } })).body._id
const givenSign = async (data: object = {}) => {
  const category = (data as { category?: string }).category ?? (await givenCategory(`Kategorie ${counter++}`))
  return call<CatalogueSign>('POST', 'catalogue-signs', {
    data: { title: 'Hund', wordClass: 'noun', ...data, category },
  })
}
let counter = 0
const findInSearch = async (search: string) => {
  await server.services.catalogue.refresh()
  return (await call<Page<Sign>>('GET', 'signs', { query: { search } })).body.data.map(({ name }) => name)
}

describe('a sign that an administrator makes', () => {
  test('is whole in the answer, found by everybody, and told among the changes', async () => {
    const category = await givenCategory()
    const { status, body } = await givenSign({
      title: '  Großer  Hund ',
      category,
      keywords: ['Hof', 'hof', 'Tier'],
      symbol: 'dog-face',
      isPreview: true,
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      title: 'Großer Hund',
      slug: 'grosser-hund',
      category,
      categoryName: 'Tiere',
      keywords: ['Hof', 'Tier'],
      isPreview: true,
      isRetired: false,
      revision: 1,
      missingMedia: ['signBox', 'signMap', 'signOnly', 'signVideo'],
      media: [],
    })
    expect(await findInSearch('hof')).toEqual(['Großer Hund'])
    const { body: changes } = await call<Page<object>>('GET', 'catalogue-changes', { query: { sign: body._id } })
    expect(changes.data).toMatchObject([
      { kind: 'edit', summary: '„Großer Hund“ angelegt', actor: { _id: admin.id }, signCount: 1, fields: [] },
    ])
  })

  test('has a short form of its own, which stays when it is renamed', async () => {
    const first = await givenSign({ title: 'Bank' })
    const second = await givenSign({ title: 'Bank' })
    expect([first.body.slug, second.body.slug]).toEqual(['bank', 'bank-2'])
    const { body } = await call<CatalogueSign>('PATCH', `catalogue-signs/${second.body._id}`, {
      data: { revision: 1, title: 'Sitzbank' },
    })
    expect(body).toMatchObject({ title: 'Sitzbank', slug: 'bank-2', revision: 2 })
  })

  test('has a short form of its own too when two are made at once', async () => {
    const category = await givenCategory()
    const made = await Promise.all(Array.from({ length: 4 }, () => givenSign({ title: 'Bank', category })))
    expect(made.map(({ body }) => body.slug).sort()).toEqual(['bank', 'bank-2', 'bank-3', 'bank-4'])
  })

  test.each([
    [{ title: '' }, 'title'],
    [{ title: '!!!' }, 'title'],
    [{ wordClass: 'Unsinn' }, 'wordClass'],
    [{ category: '01890000-0000-7000-8000-000000000000' }, 'category'],
    [{ symbol: 'dog-fase' }, 'symbol'],
    [{ keywords: ['a|b'] }, 'keywords.0'],
  ])('is refused with %j', async (wrong, field) => {
    const { status, body } = await givenSign(wrong)
    expect(status).toBe(400)
    expect(Object.keys(body.errors ?? {})).toEqual([field])
  })
})

describe('editing a sign', () => {
  test('with a stale revision is a conflict that names the stored one, and changes nothing', async () => {
    const { body: sign } = await givenSign()
    const path = `catalogue-signs/${sign._id}`
    await call('PATCH', path, { data: { revision: 1, title: 'Hündin' } })
    const late = await call('PATCH', path, { data: { revision: 1, title: 'Rüde' } })
    expect(late.status).toBe(409)
    expect(late.body.data).toEqual({ revision: 2 })
    expect(await titlesOf({})).toEqual(['Hündin'])
  })

  test('by two at once takes one of them', async () => {
    const { body: sign } = await givenSign()
    const answers = await Promise.all(
      ['A', 'B', 'C'].map((title) => call('PATCH', `catalogue-signs/${sign._id}`, { data: { revision: 1, title } })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  test('without a difference moves nothing', async () => {
    const { body: sign } = await givenSign()
    const { body } = await call<CatalogueSign>('PATCH', `catalogue-signs/${sign._id}`, {
      data: { revision: 1, title: 'Hund' },
    })
    expect(body.revision).toBe(1)
    const { body: changes } = await call<Page<object>>('GET', 'catalogue-changes', { query: { sign: sign._id } })
    expect(changes.total).toBe(1)
  })

  test('that retires it takes it out of the search and leaves it to administrators', async () => {
    const { body: sign } = await givenSign()
    expect(await findInSearch('hund')).toEqual(['Hund'])
    const { body } = await call<CatalogueSign>('DELETE', `catalogue-signs/${sign._id}`)
    expect(body).toMatchObject({ isRetired: true, images: {} })
    expect(await findInSearch('hund')).toEqual([])
    expect(await titlesOf({})).toEqual([])
    expect(await titlesOf({ retired: 'yes' })).toEqual(['Hund'])
    await call('PATCH', `catalogue-signs/${sign._id}`, { data: { revision: 2, isRetired: false } })
    expect(await findInSearch('hund')).toEqual(['Hund'])
  })
})

describe('the table of signs', () => {
  test('is searched, filtered, sorted and read in pages', async () => {
    const ids = await givenSigns(server, [
      { title: 'Äpfel', category: 'Essen', keywords: ['Obst'], isFingerspelled: false },
      { title: 'Bär', category: 'Tiere', isPreview: true },
      { title: 'Apfelbaum', category: 'Natur', wordClass: 'verb' },
    ])
    expect(await titlesOf({})).toEqual(['Äpfel', 'Apfelbaum', 'Bär'])
    expect(await titlesOf({ search: 'APFEL' })).toEqual(['Apfelbaum'])
    expect(await titlesOf({ search: 'obst ä' })).toEqual(['Äpfel'])
    expect(await titlesOf({ search: '%' })).toEqual([])
    expect(await titlesOf({ preview: 'yes' })).toEqual(['Bär'])
    expect(await titlesOf({ spelled: 'no' })).toEqual(['Äpfel'])
    expect(await titlesOf({ wordClass: { $in: ['verb'] } })).toEqual(['Apfelbaum'])
    expect(await titlesOf({ $sort: { category: -1 } })).toEqual(['Bär', 'Apfelbaum', 'Äpfel'])
    expect(await titlesOf({ $limit: 1, $skip: 1 })).toEqual(['Apfelbaum'])
    expect(await titlesOf({ _id: { $in: [ids.get('Bär')] } })).toEqual(['Bär'])
    expect(await titlesOf({ updatedAt: { $gte: '2200-01-01T00:00:00Z' } })).toEqual([])
  })

  test('shows numbers by their value, as the search does', async () => {
    const ordered = ['Klasse 1', 'Klasse 2', 'Klasse 10']
    await givenSigns(server, [
      { title: 'Klasse 1', category: 'Raum 2' },
      { title: 'Klasse 10', category: 'Raum 10' },
      { title: 'Klasse 2', category: 'Raum 1' },
    ])
    expect(await titlesOf({})).toEqual(ordered)
    expect(await titlesOf({ $sort: { title: -1 } })).toEqual(ordered.toReversed())
    expect(await titlesOf({ $sort: { category: 1 } })).toEqual(['Klasse 2', 'Klasse 1', 'Klasse 10'])
    expect(await findInSearch('klasse')).toEqual(ordered)
  })

  test('tells which media are missing, in numbers and as a filter', async () => {
    const ids = await givenSigns(server, [{ title: 'A' }, { title: 'B' }, { title: 'C' }])
    const bring = (title: string, type: string) =>
      server.database.pool.query(
        `insert into sign_media (id, sign_id, type, sha256, content_type, byte_length)
         values (gen_random_uuid(), $1, $2, $2, 'image/png', 1)`,
        [ids.get(title), type],
      )
    await bring('A', 'signOnly')
    await bring('A', 'signVideo')
    await bring('B', 'signBox')
    const missing = (type: string) => titlesOf({ missing: type })
    expect(await missing('signOnly')).toEqual(['B', 'C'])
    expect(await missing('signBox')).toEqual(['C'])
    expect(await missing('signMap')).toEqual(['B', 'C'])
    expect(await missing('signVideo')).toEqual(['B', 'C'])
    expect(await missing('any')).toEqual(['B', 'C'])
    const { body } = await call<CatalogueReport>('GET', 'catalogue-reports')
    expect(body).toMatchObject({
      signs: 3,
      retired: 0,
      spelled: 3,
      missing: { signBox: 1, signMap: 2, signOnly: 2, signVideo: 2 },
    })
  })
})

describe('categories', () => {
  test('are made and renamed, and the search finds signs by the new name', async () => {
    const category = await givenCategory('Tiere')
    await givenSign({ category })
    const { body } = await call<Category>('PATCH', `categories/${category}`, { data: { name: 'Lebewesen' } })
    expect(body).toMatchObject({ name: 'Lebewesen', slug: 'lebewesen', signCount: 1 })
    expect(await findInSearch('lebewesen')).toEqual(['Hund'])
  })

  test('have a name of their own, whatever its spelling', async () => {
    await givenCategory('Öl')
    const { status, body } = await call('POST', 'categories', { data: { name: ' oel ' } })
    expect([status, body.errors]).toEqual([409, { name: 'Eine Kategorie mit diesem Namen gibt es schon.' }])
  })

  test('without signs are told to administrators only', async () => {
    await givenCategory('Leer')
    const { body } = await call<CatalogueReport>('GET', 'catalogue-reports')
    expect(body.categories).toMatchObject([{ name: 'Leer', signCount: 0 }])
    await server.services.catalogue.refresh()
    expect((await call<Page<Category>>('GET', 'categories')).body.data).toEqual([])
  })
})
