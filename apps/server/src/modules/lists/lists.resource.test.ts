import { randomUUID } from 'node:crypto'
import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import type { Page } from '@gebaerdenraum/domain/kernel/contract'
import type { FoundList, List } from '@gebaerdenraum/domain/lists/lists.contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type GivenUser, givenSigns, givenUser } from '../../../test/builders.ts'
import { givenTeamOf, retire } from '../../../test/given-lists.ts'
import { fileNodes, users } from '../../../test/tables.ts'
import { type ErrorAnswer, openTestServer, type TestServer } from '../../../test/test-server.ts'

const TITLES = ['Hund', 'Katze', 'Maus', 'Kuh', 'Pferd']
const NO_ID = '00000000-0000-7000-8000-000000000000'

let server: TestServer
let ids: ReadonlyMap<string, string>
let user: GivenUser
beforeAll(async () => {
  server = await openTestServer()
  ids = await givenSigns(
    server,
    TITLES.map((title) => ({ title, isPreview: title === 'Hund' })),
  )
})
beforeEach(async () => {
  user = await givenUser(server, { licence: 'active' })
})
afterAll(() => server.close())

const idOf = (title: string): string => ids.get(title) ?? ''
const idsOf = (...titles: string[]): string[] => titles.map(idOf)
const namesOf = ({ signs }: List): string[] => signs.map(({ name }) => name)

const make = async (data: object = {}, as = user.token): Promise<List> => {
  const { status, body } = await server.call<List>('POST', 'lists', { as, data: { name: 'Tiere', ...data } })
  expect(status).toBe(201)
  return body
}
const get = async (id: string, as = user.token): Promise<List> =>
  (await server.call<List>('GET', `lists/${id}`, { as })).body
const patch = <Body = List>(id: string, data: object, as = user.token) =>
  server.call<Body>('PATCH', `lists/${id}`, { as, data })
const found = async (query: object = {}, as = user.token) =>
  (await server.call<Page<FoundList>>('GET', 'lists', { as, query })).body

describe('a new list', () => {
  test('stands in the personal folder, with its signs in their order, each once', async () => {
    const list = await make({ signs: idsOf('Maus', 'Hund', 'Maus') })
    expect(list).toMatchObject({
      name: 'Tiere',
      owner: user.id,
      ownerType: 'users',
      author: user.id,
      total: 2,
      learnedSigns: [],
      progress: 0,
      shareKey: null,
      revision: 1,
      canWrite: true,
    })
    expect(namesOf(list)).toEqual(['Maus', 'Hund'])
    const node = await server.call<FileNode>('GET', `file-nodes/${list.node}`, { as: user.token })
    expect(node.body).toMatchObject({ name: 'Tiere', file: list._id, fileType: 'lists', path: `,user_${user.id},` })
  })

  test('gets a free name when its own is taken', async () => {
    await make()
    expect((await make()).name).toBe('Tiere Kopie 1')
  })

  test('takes the node that was made for it, once', async () => {
    const given = { name: 'Im Ordner', path: `,user_${user.id},`, nodeType: 'file', fileType: 'lists' }
    const node = (await server.call<FileNode>('POST', 'file-nodes', { as: user.token, data: given })).body
    const answers = await Promise.all(
      [1, 2, 3].map(() => server.call<List>('POST', 'lists', { as: user.token, data: { node: node._id } })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    expect((await found()).data).toMatchObject([{ name: 'Im Ordner', node: node._id }])
  })

  test('comes about once under an id of the client, however often it is asked for', async () => {
    const wanted = { _id: randomUUID(), signs: idsOf('Maus') }
    const together = await Promise.all([1, 2, 3].map(() => make(wanted)))
    const later = await make({ ...wanted, _id: wanted._id.toUpperCase(), name: 'Anders', signs: idsOf('Kuh') })
    expect([...together, later].map(({ _id, name }) => [_id, name])).toEqual(Array(4).fill([wanted._id, 'Tiere']))
    expect(namesOf(later)).toEqual(['Maus'])
    expect((await found()).total).toBe(1)
  })

  test('comes about once under an id of the client in the node that was made for it', async () => {
    const given = { name: 'Im Ordner', path: `,user_${user.id},`, nodeType: 'file', fileType: 'lists' }
    const node = (await server.call<FileNode>('POST', 'file-nodes', { as: user.token, data: given })).body._id
    const wanted = { _id: randomUUID(), node, name: undefined }
    const lists = await Promise.all([1, 2, 3].map(() => make(wanted)))
    expect(lists.map((list) => [list._id, list.node])).toEqual(Array(3).fill([wanted._id, node]))
  })

  test('takes no id that a list of somebody else has, and tells nothing of it', async () => {
    const { _id } = await make()
    const other = await givenUser(server, { licence: 'active' })
    const answer = await server.call<ErrorAnswer>('POST', 'lists', { as: other.token, data: { _id, name: 'Meine' } })
    expect(answer).toMatchObject({ status: 409, body: { message: 'Diese Kennung ist schon vergeben.' } })
    expect((await found({}, other.token)).total).toBe(0)
  })

  test.each([
    ['without a name and a node', { name: undefined }, 400, { name: 'Name ist erforderlich' }],
    ['with signs that do not exist', { signs: [NO_ID] }, 400, { signs: 'Eine der Gebärden gibt es nicht (mehr).' }],
    ['with what is no id', { signs: ['Hund'] }, 400, { signs: 'Eine der Gebärden gibt es nicht (mehr).' }],
    ['of a template that does not exist', { template: NO_ID }, 400, { template: 'Diese Vorlage gibt es nicht.' }],
    ['in a node that does not exist', { node: NO_ID }, 404, undefined],
    [
      'of more than 500 signs',
      { signs: Array(501).fill('x') },
      400,
      { signs: 'Eine Lernliste fasst höchstens 500 Gebärden' },
    ],
  ])('is refused %s', async (_, data, status, errors) => {
    const answer = await server.call<ErrorAnswer>('POST', 'lists', {
      as: user.token,
      data: { name: 'Tiere', ...data },
    })
    expect([answer.status, answer.body.errors]).toEqual([status, errors])
    expect((await found()).total).toBe(0)
  })

  test('needs a licence', async () => {
    const guest = await givenUser(server)
    const answer = await server.call('POST', 'lists', { as: guest.token, data: { name: 'Tiere' } })
    expect(answer.status).toBe(403)
  })
})

describe('lists', () => {
  test('come with the ids of their signs, the last changed first', async () => {
    const first = await make({ name: 'Eins', signs: idsOf('Hund') })
    await make({ name: 'Zwei' })
    await patch(first._id, { addSigns: idsOf('Katze') })
    const page = await found()
    expect(page.data.map(({ name }) => name)).toEqual(['Eins', 'Zwei'])
    expect(page.data[0]?.signs).toEqual([{ _id: idOf('Hund') }, { _id: idOf('Katze') }])
    expect((await found({ $sort: { updatedAt: 1 }, $limit: 1, $skip: 1 })).data).toMatchObject([{ name: 'Eins' }])
  })

  test('come ten a page', async () => {
    for (let index = 0; index < 11; index += 1) await make({ name: `Liste ${index}` })
    const page = await found()
    expect([page.total, page.limit, page.data.length]).toEqual([11, 10, 10])
  })

  test('are one’s own and those of one’s team, by owner if wanted, and nobody else’s', async () => {
    const { teamId, member } = await givenTeamOf(server, user)
    await make({ name: 'Privat' })
    const team = await teamList(teamId)
    expect((await found({}, member.token)).data).toMatchObject([{ _id: team._id, ownerType: 'teams', owner: teamId }])
    expect((await found()).total).toBe(2)
    expect((await found({ owner: user.id })).data).toMatchObject([{ name: 'Privat' }])
    expect((await found({ owner: teamId })).data).toMatchObject([{ name: 'Team' }])
    expect((await found({ owner: 'nobody' })).total).toBe(0)
    const stranger = await givenUser(server, { licence: 'active' })
    expect((await found({}, stranger.token)).total).toBe(0)
  })

  test.each([
    ['anonymous', undefined, 401],
    ['unverified', { isVerified: false }, 403],
  ])('are not for the %s', async (_, given, status) => {
    const as = given && (await givenUser(server, given)).token
    expect((await server.call('GET', 'lists', { as })).status).toBe(status)
  })

  test('keep their owner’s view when the licence ends: locked signs, nothing to change', async () => {
    const list = await make({ signs: idsOf('Hund', 'Katze') })
    await server.database.db.update(users).set({ subscriptionId: null }).where(eq(users.id, user.id))
    const seen = await get(list._id)
    expect(seen.canWrite).toBe(false)
    expect(seen.signs).toMatchObject([
      { name: 'Hund', isLocked: false },
      { name: 'Katze', isLocked: true, images: {} },
    ])
    expect((await patch(list._id, { name: 'Anders' })).status).toBe(403)
    expect((await server.call('DELETE', `lists/${list._id}`, { as: user.token })).status).toBe(403)
  })
})

const teamList = async (teamId: string, signs: string[] = []): Promise<List> => {
  const given = { name: 'Team', path: `,team_${teamId},`, nodeType: 'file', fileType: 'lists' }
  const node = (await server.call<FileNode>('POST', 'file-nodes', { as: user.token, data: given })).body
  return make({ name: undefined, node: node._id, signs })
}

describe('signs of a list', () => {
  test('are put in order, and the revision counts it', async () => {
    const list = await make({ signs: idsOf('Hund', 'Katze', 'Maus') })
    const { body } = await patch(list._id, { signs: idsOf('Maus', 'Kuh', 'Hund'), revision: 1 })
    expect([namesOf(body), body.revision]).toEqual([['Maus', 'Kuh', 'Hund'], 2])
    expect(body.updatedAt > list.updatedAt).toBe(true)
  })

  test('unchanged change nothing', async () => {
    const list = await make({ signs: idsOf('Hund', 'Katze') })
    const { body } = await patch(list._id, { signs: idsOf('Hund', 'Katze'), revision: 1 })
    expect(body).toEqual({ ...list, signs: body.signs })
  })

  test('cannot be written over a newer order', async () => {
    const list = await make({ signs: idsOf('Hund') })
    const answers = await Promise.all(
      ['Katze', 'Maus', 'Kuh'].map((title) =>
        patch<ErrorAnswer>(list._id, { signs: idsOf('Hund', title), revision: 1 }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ data: { revision: 2 }, message: 'Die Lernliste wurde inzwischen geändert.' })
  })

  test('added by several at once are all there', async () => {
    const list = await make()
    const answers = await Promise.all(TITLES.map((title) => patch(list._id, { addSigns: idsOf(title) })))
    expect(answers.map(({ status }) => status)).toEqual(Array(TITLES.length).fill(200))
    const after = await get(list._id)
    expect([namesOf(after).toSorted(), after.revision]).toEqual([TITLES.toSorted(), 1 + TITLES.length])
  })

  test('are added at the end, but not when one is there already', async () => {
    const list = await make({ signs: idsOf('Hund', 'Katze') })
    const refused = await patch<ErrorAnswer>(list._id, { addSigns: idsOf('Maus', 'Katze') })
    expect([refused.status, refused.body.message, refused.body.data]).toEqual([
      409,
      'Bereits in Lernliste enthalten',
      { signs: idsOf('Katze') },
    ])
    expect(namesOf((await patch(list._id, { addSigns: idsOf('Maus', 'Kuh') })).body)).toEqual([
      'Hund',
      'Katze',
      'Maus',
      'Kuh',
    ])
  })

  test('that do not exist are named', async () => {
    const list = await make({ signs: idsOf('Hund') })
    for (const field of ['signs', 'addSigns']) {
      const { status, body } = await patch<ErrorAnswer>(list._id, { [field]: [idOf('Maus'), NO_ID] })
      expect([status, body.errors, body.data]).toEqual([
        400,
        { [field]: 'Eine der Gebärden gibt es nicht (mehr).' },
        { signs: [NO_ID] },
      ])
    }
    expect(namesOf(await get(list._id))).toEqual(['Hund'])
  })

  test('off offer do not show, do not count, and are back in their place when they are on offer again', async () => {
    const list = await make({ signs: idsOf('Hund', 'Katze', 'Maus') })
    await patch(list._id, { learnedSigns: idsOf('Hund', 'Katze') })
    const back = await retire(server, idOf('Katze'))
    const hidden = await get(list._id)
    expect([namesOf(hidden), hidden.total, hidden.learnedSigns, hidden.progress]).toEqual([
      ['Hund', 'Maus'],
      2,
      idsOf('Hund'),
      50,
    ])
    await patch(list._id, { signs: idsOf('Maus', 'Hund') })
    await back()
    const shown = await get(list._id)
    expect([namesOf(shown), shown.progress]).toEqual([['Maus', 'Hund', 'Katze'], 66])
  })
})

describe('what is learned', () => {
  test('counts in whole percent, rounded down, and is no change of the list', async () => {
    const list = await make({ signs: idsOf('Hund', 'Katze', 'Maus') })
    const { body } = await patch(list._id, { learnedSigns: idsOf('Maus', 'Hund') })
    expect(body).toMatchObject({
      learnedSigns: idsOf('Hund', 'Maus'),
      progress: 66,
      revision: 1,
      updatedAt: list.updatedAt,
    })
    expect((await patch(list._id, { learnedSigns: [] })).body).toMatchObject({ learnedSigns: [], progress: 0 })
  })

  test('changes sign by sign, so that two devices which send at once lose nothing', async () => {
    const list = await make({ signs: idsOf('Hund', 'Katze', 'Maus') })
    await patch(list._id, { learnedSigns: idsOf('Maus') })
    const [hund, katze, maus] = idsOf('Hund', 'Katze', 'Maus') as [string, string, string]
    await Promise.all([
      patch(list._id, { learnedChanges: { [hund]: true, [maus]: false } }),
      patch(list._id, { learnedChanges: { [katze]: true, [NO_ID]: true, x: true } }),
    ])
    expect((await get(list._id)).learnedSigns).toEqual([hund, katze])
    const again = await patch(list._id, { learnedChanges: { [hund]: true, [katze]: false } })
    expect([again.status, again.body.learnedSigns]).toEqual([200, [hund]])
  })

  test('ignores what does not stand in the list', async () => {
    const list = await make({ signs: idsOf('Hund') })
    const { status, body } = await patch(list._id, { learnedSigns: [...idsOf('Hund', 'Kuh'), NO_ID, 'x'] })
    expect([status, body.learnedSigns]).toEqual([200, idsOf('Hund')])
  })

  test('survives a new order, and taking a sign out and putting it back', async () => {
    const list = await make({ signs: idsOf('Hund', 'Katze') })
    await patch(list._id, { learnedSigns: idsOf('Katze') })
    await patch(list._id, { signs: idsOf('Hund') })
    expect((await patch(list._id, { learnedSigns: idsOf('Hund') })).body.progress).toBe(100)
    const { body } = await patch(list._id, { signs: idsOf('Katze', 'Hund') })
    expect(body.learnedSigns).toEqual(idsOf('Katze', 'Hund'))
  })

  test('of a team’s list is each member’s own', async () => {
    const { teamId, member } = await givenTeamOf(server, user)
    const list = await teamList(teamId, idsOf('Hund', 'Katze'))
    await patch(list._id, { learnedSigns: idsOf('Hund', 'Katze') })
    await patch(list._id, { learnedSigns: idsOf('Hund') }, member.token)
    expect([(await get(list._id)).progress, (await get(list._id, member.token)).progress]).toEqual([100, 50])
  })
})

describe('a list', () => {
  test('is renamed with its node', async () => {
    const list = await make()
    const { body } = await patch(list._id, { name: ' Haustiere ' })
    expect(body.name).toBe('Haustiere')
    const [node] = await server.database.db.select().from(fileNodes).where(eq(fileNodes.fileId, list._id))
    expect(node).toMatchObject({ name: 'Haustiere', nameKey: 'haustiere' })
  })

  test('cannot take a name that is taken; then nothing else is changed either', async () => {
    await make({ name: 'Farben' })
    const list = await make()
    const answer = await patch<ErrorAnswer>(list._id, { name: 'farben', signs: idsOf('Hund') })
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([409, ['name']])
    expect(await get(list._id)).toEqual(list)
  })

  test('is removed with its node', async () => {
    const list = await make({ signs: idsOf('Hund') })
    const first = await server.call<List>('DELETE', `lists/${list._id}`, { as: user.token })
    const second = await server.call('DELETE', `lists/${list._id}`, { as: user.token })
    expect([first.status, first.body.name, second.status]).toEqual([200, 'Tiere', 404])
    const nodes = await server.database.db.select().from(fileNodes).where(eq(fileNodes.userId, user.id))
    expect(nodes).toEqual([])
  })

  test.each(['GET', 'PATCH', 'DELETE'] as const)('of somebody else is not there for %s', async (method) => {
    const list = await make()
    const stranger = await givenUser(server, { licence: 'active' })
    const data = method === 'PATCH' ? { data: { name: 'Meins' } } : {}
    for (const id of [list._id, NO_ID, 'x']) {
      const { status } = await server.call(method, `lists/${id}`, { as: stranger.token, ...data })
      expect(status).toBe(404)
    }
    expect((await get(list._id)).name).toBe('Tiere')
  })

  test.each([
    ['nothing', {}],
    ['an owner', { owner: 'somebody' }],
    ['a share key of one’s own', { shareKey: 'secret' }],
  ])('is not changed by %s', async (_, data) => {
    const list = await make()
    expect((await patch(list._id, data)).status).toBe(400)
  })
})
