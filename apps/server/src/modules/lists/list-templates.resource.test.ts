import type { Page } from '@gebaerdenraum/domain/kernel/contract'
import type { ListTemplate } from '@gebaerdenraum/domain/lists/list-templates.contract'
import type { List } from '@gebaerdenraum/domain/lists/lists.contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type GivenUser, givenSigns, givenUser } from '../../../test/builders.ts'
import { retire } from '../../../test/given-lists.ts'
import { listTemplateSigns, listTemplates } from '../../../test/tables.ts'
import { type ErrorAnswer, openTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let ids: ReadonlyMap<string, string>
let user: GivenUser
let admin: GivenUser
let templateIds: ReadonlyMap<string, string>
beforeAll(async () => {
  server = await openTestServer()
  ids = await givenSigns(server, [{ title: 'Hund', isPreview: true }, { title: 'Katze' }, { title: 'Maus' }])
  user = await givenUser(server, { licence: 'active' })
  admin = await givenUser(server, { role: 'admins', billingType: 'free' })
  templateIds = new Map([
    ['Tiere', await given('Tiere', true, 1, ['Maus', 'Hund', 'Katze'])],
    ['Farben', await given('Farben', true, 2, [])],
    ['Entwurf', await given('Entwurf', false, 3, ['Hund'])],
  ])
})
afterAll(() => server.close())

const given = async (name: string, isPublic: boolean, day: number, titles: string[]): Promise<string> => {
  const { db } = server.database
  const createdAt = new Date(`2026-01-0${day}T00:00:00Z`)
  const values = { name, description: `Über ${name}`, color: '#0b6b6b', isPublic, createdAt, position: -day }
  const [row] = await db.insert(listTemplates).values(values).returning({ id: listTemplates.id })
  const templateId = row?.id ?? ''
  if (titles.length > 0) {
    const signs = titles.map((title, index) => ({ templateId, signId: ids.get(title) ?? '', position: index * 10 }))
    await db.insert(listTemplateSigns).values(signs)
  }
  return templateId
}

const find = async (query: object = {}, as = user.token) =>
  (await server.call<Page<ListTemplate>>('GET', 'list-templates', { as, query })).body
const get = (name: string, as = user.token) =>
  server.call<ListTemplate>('GET', `list-templates/${templateIds.get(name)}`, { as })
const namesOf = ({ data }: Page<ListTemplate>) => data.map(({ name }) => name)

describe('templates', () => {
  test('come with the ids of their signs in order, in their own order unless asked otherwise', async () => {
    const page = await find({ isPublic: true })
    expect(namesOf(page)).toEqual(['Farben', 'Tiere'])
    expect(page.data[1]).toEqual({
      _id: templateIds.get('Tiere'),
      name: 'Tiere',
      description: 'Über Tiere',
      color: '#0b6b6b',
      signs: ['Maus', 'Hund', 'Katze'].map((title) => ({ _id: ids.get(title) })),
      isPublic: true,
      createdAt: '2026-01-01T00:00:00.000Z',
    })
    expect(namesOf(await find({ $sort: { createdAt: 1 }, $limit: 1 }))).toEqual(['Tiere'])
  })

  test('that are not public are for administrators only, whatever is asked', async () => {
    for (const query of [{}, { isPublic: false }]) expect(namesOf(await find(query))).not.toContain('Entwurf')
    expect((await get('Entwurf')).status).toBe(404)
    expect(namesOf(await find({}, admin.token))).toEqual(['Entwurf', 'Farben', 'Tiere'])
    expect(namesOf(await find({ isPublic: false }, admin.token))).toEqual(['Entwurf'])
    expect((await get('Entwurf', admin.token)).status).toBe(200)
  })

  test('open with their signs as the viewer may see them', async () => {
    const guest = await givenUser(server)
    const seen = async (as: string) => (await get('Tiere', as)).body.signs
    expect(await seen(user.token)).toMatchObject([
      { name: 'Maus', isLocked: false },
      { name: 'Hund', isLocked: false },
      { name: 'Katze', isLocked: false },
    ])
    expect(await seen(guest.token)).toMatchObject([
      { name: 'Maus', isLocked: true, images: {} },
      { name: 'Hund', isLocked: false },
      { name: 'Katze', isLocked: true, images: {} },
    ])
  })

  test.each(['x', '00000000-0000-7000-8000-000000000000'])('are not found by %s', async (id) => {
    const { status, body } = await server.call<ErrorAnswer>('GET', `list-templates/${id}`, { as: user.token })
    expect([status, body.message]).toEqual([404, 'Diese Vorlage gibt es nicht.'])
  })
})

describe('a list made from a template', () => {
  const make = (data: object, as = user.token) => server.call<List>('POST', 'lists', { as, data })

  test('begins with its signs, each once', async () => {
    const { body } = await make({ name: 'Meine', template: templateIds.get('Tiere'), signs: [ids.get('Katze')] })
    expect(body.signs.map(({ name }) => name)).toEqual(['Maus', 'Hund', 'Katze'])
  })

  test('leaves out signs that are no longer on offer', async () => {
    const back = await retire(server, ids.get('Maus') ?? '')
    const { body } = await make({ name: 'Ohne Maus', template: templateIds.get('Tiere') })
    await back()
    expect(body.signs.map(({ name }) => name)).toEqual(['Hund', 'Katze'])
  })

  test('is not made from one that is not public, but by an administrator', async () => {
    const data = { name: 'Aus dem Entwurf', template: templateIds.get('Entwurf') }
    expect((await make(data)).status).toBe(400)
    expect((await make(data, admin.token)).status).toBe(201)
  })
})

describe('an administrator', () => {
  const call = <Body = ListTemplate>(
    method: 'POST' | 'PATCH' | 'DELETE',
    path: string,
    data?: object,
    as = admin.token,
  ) => server.call<Body>(method, `list-templates${path}`, { as, ...(data && { data }) })
  const signsOf = ({ body }: { body: ListTemplate }) =>
    body.signs.map((sign) => ('name' in sign ? sign.name : sign._id))
  const listOf = async (titles: readonly string[], as = admin.token) => {
    const data = { name: `Liste ${crypto.randomUUID()}`, signs: titles.map((title) => ids.get(title)) }
    return (await server.call<List>('POST', 'lists', { as, data })).body
  }

  test('makes a template of a learning list, which goes its own way afterwards', async () => {
    const list = await listOf(['Katze', 'Hund'])
    const made = await call('POST', '', { name: ' Haustiere ', description: 'Zwei', color: '#2f7fd0', list: list._id })
    expect([made.status, made.body.name, made.body.isPublic, signsOf(made)]).toEqual([
      201,
      'Haustiere',
      false,
      ['Katze', 'Hund'],
    ])
    const data = { signs: [ids.get('Maus')] }
    await server.call('PATCH', `lists/${list._id}`, { as: admin.token, data })
    expect(signsOf(await read(made.body._id))).toEqual(['Katze', 'Hund'])
    expect(signsOf(await call('PATCH', `/${made.body._id}`, { list: list._id }))).toEqual(['Maus'])
    expect((await find()).data.map(({ name }) => name)).not.toContain('Haustiere')
    await call('PATCH', `/${made.body._id}`, { isPublic: true, color: '#e8c21a' })
    expect((await find()).data.find(({ name }) => name === 'Haustiere')).toMatchObject({ color: '#e8c21a' })
    expect((await call('DELETE', `/${made.body._id}`)).status).toBe(200)
    expect((await call('DELETE', `/${made.body._id}`)).status).toBe(404)
    expect((await server.call('GET', `lists/${list._id}`, { as: admin.token })).status).toBe(200)
  })

  const read = (id: string) => server.call<ListTemplate>('GET', `list-templates/${id}`, { as: admin.token })

  test('puts templates in their order, whoever else does at the same time', async () => {
    const made = await Promise.all(
      ['Eins', 'Zwei', 'Drei'].map(async (name) => (await call('POST', '', { name, color: '#0b6b6b' })).body),
    )
    const all = async () => namesOf(await find({ $limit: 100 }, admin.token))
    const before = await all()
    await Promise.all(made.map(({ _id }) => call('PATCH', `/${_id}`, { position: 0 })))
    const after = await all()
    expect(after.slice(0, 3).toSorted()).toEqual(['Drei', 'Eins', 'Zwei'])
    expect(after.slice(3)).toEqual(before.slice(0, -3))
    await call('PATCH', `/${made[0]?._id}`, { position: 9_999 })
    expect((await all()).at(-1)).toBe('Eins')
    for (const { _id } of made) await call('DELETE', `/${_id}`)
    expect(await all()).toEqual(before.slice(0, -3))
  })

  test('keeps in place what is off offer, and publishes nothing that is empty', async () => {
    const made = await call('POST', '', {
      name: 'Drei',
      color: '#0b6b6b',
      signs: ['Maus', 'Hund'].map((t) => ids.get(t)),
    })
    const back = await retire(server, ids.get('Maus') ?? '')
    await call('PATCH', `/${made.body._id}`, { signs: [ids.get('Katze')] })
    await back()
    expect(signsOf(await read(made.body._id))).toEqual(['Maus', 'Katze'])
    await call('PATCH', `/${made.body._id}`, { signs: [] })
    const { status, body } = await call<ErrorAnswer>('PATCH', `/${made.body._id}`, { isPublic: true, name: 'Anders' })
    expect([status, body.errors]).toEqual([409, { isPublic: expect.stringContaining('ohne Gebärden') }])
    expect((await read(made.body._id)).body).toMatchObject({ name: 'Drei', isPublic: false })
    await call('DELETE', `/${made.body._id}`)
  })

  test.each([
    ['a colour of its own', { name: 'X', color: '#123456' }, 400],
    ['no name', { name: ' ', color: '#0b6b6b' }, 400],
    ['two sources', { name: 'X', color: '#0b6b6b', list: 'a', signs: [] }, 400],
    ['a list that is not reached', { name: 'X', color: '#0b6b6b', list: '00000000-0000-7000-8000-000000000000' }, 404],
    ['an unknown sign', { name: 'X', color: '#0b6b6b', signs: ['00000000-0000-7000-8000-000000000000'] }, 400],
  ])('makes none with %s', async (_, data, status) => {
    expect((await call('POST', '', data)).status).toBe(status)
  })

  test('alone changes templates', async () => {
    const id = templateIds.get('Tiere')
    const tries = [
      call('POST', '', { name: 'X', color: '#0b6b6b' }, user.token),
      call('PATCH', `/${id}`, { position: 0 }, user.token),
      call('DELETE', `/${id}`, undefined, user.token),
    ]
    for (const { status } of await Promise.all(tries)) expect(status).toBe(403)
  })
})
