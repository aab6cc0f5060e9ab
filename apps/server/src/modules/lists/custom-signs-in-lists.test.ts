import type { CustomSign } from '@gebaerdenraum/domain/custom-signs/custom-signs.contract'
import { newScene } from '@gebaerdenraum/domain/custom-signs/new-scene'
import type { Scene } from '@gebaerdenraum/domain/custom-signs/scene'
import { apply, arrowObject, sceneWith } from '@gebaerdenraum/domain/custom-signs/scene-builders.fixture'
import type { FileNode, OpenedFileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import type { List } from '@gebaerdenraum/domain/lists/lists.contract'
import type { SignMatch } from '@gebaerdenraum/domain/lists/sign-matches.contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type GivenUser, givenSigns, givenUser } from '../../../test/builders.ts'
import { givenCustomSign } from '../../../test/given-custom-sign.ts'
import { givenTeamOf } from '../../../test/given-lists.ts'
import { users } from '../../../test/tables.ts'
import { type ErrorAnswer, openTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let dog: string
let owner: GivenUser
let member: GivenUser
let stranger: GivenUser
let teamId: string
let ear: CustomSign
beforeAll(async () => {
  server = await openTestServer()
  dog = (await givenSigns(server, [{ title: 'Hund' }])).get('Hund') ?? ''
  owner = await givenUser(server, { licence: 'active' })
  const team = await givenTeamOf(server, owner)
  teamId = team.teamId
  member = team.member
  stranger = await givenUser(server, { licence: 'active' })
  ear = await givenCustomSign(server, owner.token, { ...sceneWith('signOnly', arrowObject()), name: 'Ohr' })
})
afterAll(() => server.close())

const card = (name: string): Scene => {
  const framed = apply(newScene('signBox'), { type: 'set-style', style: 'verb' })
  return { ...apply(framed, { type: 'set-fixed-text', key: 'textBottomRight', text: name }), name }
}
const make = async (signs: readonly string[], as = owner.token, node?: string): Promise<List> => {
  const place = node === undefined ? { name: `Liste ${crypto.randomUUID()}` } : { node }
  const { status, body } = await server.call<List>('POST', 'lists', { as, data: { ...place, signs } })
  expect([status, body]).toEqual([201, expect.anything()])
  return body
}
const nodeOfTeam = async (fileType: 'lists' | 'custom-signs', details: object = {}): Promise<string> => {
  const data = { name: crypto.randomUUID(), path: `,team_${teamId},`, nodeType: 'file', fileType, ...details }
  return (await server.call<FileNode>('POST', 'file-nodes', { as: owner.token, data })).body._id
}
const teamList = async (signs: readonly string[]) => make(signs, owner.token, await nodeOfTeam('lists'))
const teamSign = async (scene: Scene) =>
  givenCustomSign(
    server,
    owner.token,
    scene,
    await nodeOfTeam('custom-signs', { fileDetails: { customSignType: scene.signType } }),
  )
const patch = <Body = List>(id: string, data: object, as = owner.token) =>
  server.call<Body>('PATCH', `lists/${id}`, { as, data })
const open = async (id: string, as = owner.token) => (await server.call<List>('GET', `lists/${id}`, { as })).body
const namesIn = ({ signs }: Pick<List, 'signs'>) => signs.map(({ name }) => name)

describe('a custom sign in a list', () => {
  test('stands beside signs of the catalogue in the form of one, with pictures and no film', async () => {
    const verb = await givenCustomSign(server, owner.token, card('hören'))
    const { signs, total } = await make([ear._id, dog, verb._id])
    expect([
      total,
      signs.map(({ name, wordClass, isCustom = false, hasVideo }) => [name, wordClass, isCustom, hasVideo]),
    ]).toEqual([
      3,
      [
        ['Ohr', 'other', true, false],
        ['Hund', 'noun', false, true],
        ['hören', 'verb', true, false],
      ],
    ])
    expect(signs[0]?.images).toEqual({ signOnly: { default: ear.variants.default, thumbnail: ear.variants.thumbnail } })
    expect(signs[2]?.images).toEqual({
      signBox: { default: verb.variants.default, thumbnail: verb.variants.thumbnail },
      signOnly: { default: verb.variants.wordless },
    })
  })

  test('is shown without its words where they are asked for', async () => {
    const verb = await givenCustomSign(server, owner.token, card('riechen'))
    const load = async (url: string) => (await server.app.inject({ url })).rawPayload
    expect((await load(verb.variants.wordless)).equals(await load(verb.variants.default))).toBe(false)
    const mute = await givenCustomSign(server, owner.token, { ...card(''), name: 'Stumm' })
    expect((await load(verb.variants.wordless)).equals(await load(mute.variants.default))).toBe(true)
  })

  test('is added, moved, learned and taken out like every sign', async () => {
    const list = await make([dog])
    await patch(list._id, { addSigns: [ear._id] })
    const moved = await patch(list._id, { signs: [ear._id, dog], revision: 2, learnedSigns: [ear._id] })
    expect([namesIn(moved.body), moved.body.learnedSigns, moved.body.progress]).toEqual([
      ['Ohr', 'Hund'],
      [ear._id],
      50,
    ])
    await patch(list._id, { signs: [dog] })
    const back = await patch(list._id, { addSigns: [ear._id] })
    expect(back.body.learnedSigns).toEqual([ear._id])
    expect((await patch(list._id, { learnedChanges: { [ear._id]: false } })).body.learnedSigns).toEqual([])
  })

  test('is repeated on the schedule of its own answers', async () => {
    const list = await make([ear._id, dog])
    const review = (sign: string) => ({
      _id: crypto.randomUUID(),
      sign,
      answer: 'known',
      reviewedAt: '2026-03-01T08:00:00Z',
    })
    const data = { reviews: [review(ear._id), review(dog)] }
    expect((await server.call('POST', 'repetitions', { as: owner.token, data })).body).toHaveLength(2)
    const found = await server.call<{ data: { _id: string }[] }>('GET', 'repetitions', {
      as: owner.token,
      query: { list: list._id },
    })
    expect(found.body.data.map(({ _id }) => _id).toSorted()).toEqual([ear._id, dog].toSorted())
  })

  test('tells of itself in overviews', async () => {
    const { node } = await make([ear._id, dog])
    const { body } = await server.call<OpenedFileNode>('GET', `file-nodes/${node}`, { as: owner.token })
    expect(body.summary).toMatchObject({ signCount: 2, thumbnail: ear.variants.thumbnail })
  })

  test('that is deleted leaves its lists, and what was learned of it', async () => {
    const gone = await givenCustomSign(server, owner.token, { ...sceneWith('signOnly'), name: 'Weg' })
    const list = await make([gone._id, dog])
    await patch(list._id, { learnedSigns: [gone._id] })
    await server.call('DELETE', `custom-signs/${gone._id}`, { as: owner.token })
    expect(await open(list._id)).toMatchObject({ signs: [{ name: 'Hund' }], total: 1, learnedSigns: [] })
    expect((await patch(list._id, { signs: [dog], revision: list.revision })).status).toBe(200)
  })

  test('is found among pasted words that the catalogue does not know', async () => {
    const data = { words: ['Hund', 'ohr', 'Nase'] }
    const { body } = await server.call<SignMatch[]>('POST', 'sign-matches', { as: owner.token, data })
    expect(body.map(({ state, signs }) => [state, signs.map(({ _id }) => _id)])).toEqual([
      ['found', [dog]],
      ['found', [ear._id]],
      ['missing', []],
    ])
    const foreign = await server.call<SignMatch[]>('POST', 'sign-matches', { as: stranger.token, data })
    expect(foreign.body.map(({ state }) => state)).toEqual(['found', 'missing', 'missing'])
  })

  test('stays itself in a copy of the list', async () => {
    const list = await make([ear._id, dog])
    const data = { name: crypto.randomUUID(), path: `,user_${owner.id},`, clone: list.node }
    const { body } = await server.call<FileNode>('POST', 'file-nodes', { as: owner.token, data })
    expect(namesIn(await open(body.file ?? ''))).toEqual(['Ohr', 'Hund'])
  })

  test('is in the export of one’s own data', async () => {
    const person = await givenUser(server, { licence: 'active' })
    const own = await givenCustomSign(server, person.token, { ...sceneWith('signOnly'), name: 'Nase' })
    await make([own._id, dog], person.token)
    const { listsExport } = await import('./lists.export.ts')
    const { db } = server.database
    const [file] = await listsExport.files({ db, userId: person.id })
    expect(JSON.parse(String(file?.content))).toMatchObject({ lists: [{ signs: ['Nase', 'Hund'] }] })
  })
})

describe('whoever does not reach a custom sign', () => {
  test.each(['stranger', 'member'] as const)('cannot put it in a list: %s', async (who) => {
    const { token } = { stranger, member }[who]
    const list = await make([dog], token)
    const refused = [
      await server.call<ErrorAnswer>('POST', 'lists', { as: token, data: { name: 'Fremd', signs: [ear._id] } }),
      await patch<ErrorAnswer>(list._id, { addSigns: [ear._id] }, token),
      await patch<ErrorAnswer>(list._id, { signs: [dog, ear._id], revision: 1 }, token),
    ]
    const nothing = await patch<ErrorAnswer>(list._id, { addSigns: [crypto.randomUUID()] }, token)
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400])
    expect(refused[1]?.body.errors?.['addSigns']?.replace(ear._id, '')).toBe(
      nothing.body.errors?.['addSigns']?.replace(/[\da-f-]{36}/, ''),
    )
    expect(namesIn(await open(list._id, token))).toEqual(['Hund'])
  })

  test('cannot answer it', async () => {
    const data = {
      reviews: [{ _id: crypto.randomUUID(), sign: ear._id, answer: 'known', reviewedAt: '2026-03-01T08:00:00Z' }],
    }
    expect((await server.call('POST', 'repetitions', { as: stranger.token, data })).body).toEqual([])
  })

  test('does not see it in a list of the team, and leaves it in its place', async () => {
    const list = await make([ear._id, dog])
    const data = { path: `,team_${teamId},` }
    await server.call('PATCH', `file-nodes/${list.node}`, { as: owner.token, data })
    const seen = await open(list._id, member.token)
    expect([namesIn(seen), seen.total]).toEqual([['Hund'], 1])
    const nose = await teamSign(sceneWith('signOnly'))
    await patch(list._id, { signs: [nose._id, dog], revision: seen.revision }, member.token)
    const mine = await open(list._id)
    expect(mine.signs.map(({ _id, isOnlyOwn = false }) => [_id, isOnlyOwn])).toEqual([
      [ear._id, true],
      [nose._id, false],
      [dog, false],
    ])
  })

  test('sees it no more after leaving the team', async () => {
    const nose = await teamSign(sceneWith('signOnly'))
    const leaver = await givenUser(server, { licence: 'active', teamId, teamRole: 'member' })
    const list = await make([nose._id, dog], leaver.token)
    await server.database.db.update(users).set({ teamId: null }).where(eq(users.id, leaver.id))
    expect(namesIn(await open(list._id, leaver.token))).toEqual(['Hund'])
  })
})

describe('a list of the team', () => {
  test('takes custom signs of the team, which all of it see', async () => {
    const nose = await teamSign(sceneWith('signOnly'))
    const list = await teamList([nose._id, dog])
    const { signs } = await open(list._id, member.token)
    expect(signs.map(({ _id }) => _id)).toEqual([nose._id, dog])
  })

  test('takes none that belongs to one person alone', async () => {
    const list = await teamList([dog])
    const added = await patch<ErrorAnswer>(list._id, { addSigns: [ear._id] })
    expect([added.status, added.body.errors?.['addSigns']]).toEqual([400, expect.stringContaining('gehört nur dir')])
    const data = { node: await nodeOfTeam('lists'), signs: [ear._id] }
    expect((await server.call('POST', 'lists', { as: owner.token, data })).status).toBe(400)
  })
})
