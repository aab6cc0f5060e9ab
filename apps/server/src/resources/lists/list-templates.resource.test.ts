import type { Page } from '@gebaerdenraum/domain/api/contract'
import type { ListTemplate } from '@gebaerdenraum/domain/lists/list-templates.contract'
import type { List } from '@gebaerdenraum/domain/lists/lists.contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type GivenUser, givenSigns, givenUser } from '../../../test/builders.ts'
import { retire } from '../../../test/given-lists.ts'
import { type ErrorAnswer, openTestServer, type TestServer } from '../../../test/test-server.ts'
import { listTemplateSigns, listTemplates } from '../../database/tables/index.ts'

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
  const values = { name, description: `Über ${name}`, color: '#0b6b6b', isPublic, createdAt }
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
  test('come with the ids of their signs in order, the newest first unless asked otherwise', async () => {
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
