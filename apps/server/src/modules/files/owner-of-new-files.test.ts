import { pathInside } from '@gebaerdenraum/domain/files/file-paths'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type GivenUser, givenSigns, givenUser } from '../../../test/builders.ts'
import { type GivenTeam, givenWholeTeam } from '../../../test/files/given-whole-team.ts'
import { CONTENT_DETAILS, openTree, personalRoot, teamRoot } from '../../../test/files/tree-client.ts'
import { type ErrorAnswer, openTestServer, type TestServer } from '../../../test/test-server.ts'

type File = { readonly _id: string; readonly node: string; readonly owner: string; readonly ownerType: string }

let server: TestServer
let team: GivenTeam
let member: GivenUser
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(async () => {
  team = await givenWholeTeam(server)
  member = team.member
})
afterAll(() => server.close())

describe.each(['documents', 'custom-signs', 'lists'] as const)('the owner of new %s', (fileType) => {
  const post = (data: object, as = member.token) =>
    server.call<File & ErrorAnswer>('POST', fileType, { as, data: { ...CONTENT_DETAILS[fileType], ...data } })
  const givenNode = async (folder: { _id: string; path: string }): Promise<string> => {
    const node = { name: 'Tiere', path: pathInside(folder), nodeType: 'file', fileType }
    return (await openTree(server, member.token).attempt.create(node)).body._id
  }
  const namesIn = (folder: { _id: string; path: string }) => openTree(server, member.token).names(folder)

  test('is the caller, also when that is said', async () => {
    const mine = { owner: member.id, ownerType: 'users' }
    for (const given of [
      {},
      { owner: member.id },
      mine,
      { owner: member.id, ownerType: 'user' },
      { ownerType: 'users' },
    ]) {
      expect(await post({ name: 'Tiere', ...given })).toMatchObject({ status: 201, body: mine })
    }
    expect(await namesIn(personalRoot(member))).toHaveLength(5)
  })

  test('is the team where that is said: the file stands in the folder of the team under a free name', async () => {
    const ours = { owner: team.id, ownerType: 'teams' }
    for (const given of [{ owner: team.id }, ours, { ownerType: 'teams' }]) {
      expect(await post({ name: 'Tiere', ...given })).toMatchObject({ status: 201, body: ours })
    }
    expect(await namesIn(teamRoot(team.id))).toEqual(['Tiere', 'Tiere Kopie 1', 'Tiere Kopie 2'])
    const { body } = await post({ name: 'Farben', owner: team.id })
    expect((await server.call('GET', `${fileType}/${body._id}`, { as: team.manager.token })).status).toBe(200)
  })

  test('has to be that of the folder in which its node stands', async () => {
    const own = await givenNode(personalRoot(member))
    const shared = await givenNode(teamRoot(team.id))
    const mismatch = {
      status: 400,
      body: {
        errors: { owner: 'Der angegebene Besitzer ist ein anderer als der des Ordners, in dem die Datei liegt.' },
      },
    }
    expect(await post({ node: own, owner: team.id })).toMatchObject(mismatch)
    expect(await post({ node: own, ownerType: 'teams' })).toMatchObject(mismatch)
    expect(await post({ node: shared, owner: member.id })).toMatchObject(mismatch)
    expect(await post({ node: own, owner: member.id })).toMatchObject({ status: 201, body: { owner: member.id } })
    expect(await post({ node: shared, owner: team.id })).toMatchObject({ status: 201, body: { owner: team.id } })
  })

  test('is nobody else', async () => {
    const stranger = await givenWholeTeam(server)
    const node = await givenNode(personalRoot(member))
    const others = [
      { owner: stranger.member.id },
      { owner: stranger.id },
      { owner: team.manager.id },
      { owner: member.id, ownerType: 'teams' },
      { owner: team.id, ownerType: 'users' },
      { owner: 'x' },
    ]
    for (const other of others) {
      for (const place of [{ name: 'Tiere' }, { node }]) {
        expect(await post({ ...place, ...other })).toMatchObject({
          status: 400,
          body: { errors: { owner: 'Dateien können nur dir oder deinem Team gehören.' } },
        })
      }
    }
    expect((await post({ name: 'Tiere', ownerType: 'team' })).status).toBe(400)
    expect((await post({ name: 'Tiere', owner: null })).status).toBe(400)
    expect((await openTree(server, member.token).get({ _id: node })).file).toBeNull()
    expect(await namesIn(personalRoot(member))).toEqual(['Tiere'])
  })

  test('is no team for somebody who has none', async () => {
    const alone = await givenUser(server, { licence: 'active' })
    expect((await post({ name: 'Tiere', ownerType: 'teams' }, alone.token)).status).toBe(400)
    expect((await post({ name: 'Tiere', owner: alone.id }, alone.token)).status).toBe(201)
  })
})

test('a list is made with the signs that the caller has learned of it', async () => {
  const ids = await givenSigns(server, [{ title: 'Hund' }, { title: 'Katze' }, { title: 'Maus' }])
  const [hund = '', katze = '', maus = ''] = [...ids.values()]
  const data = { name: 'Tiere', owner: team.id, signs: [hund, katze], learnedSigns: [katze, maus, 'x'] }
  const { status, body } = await server.call<File>('POST', 'lists', { as: member.token, data })
  expect([status, body]).toEqual([201, expect.objectContaining({ learnedSigns: [katze], progress: 50 })])
  const seen = await server.call('GET', `lists/${body._id}`, { as: team.manager.token })
  expect(seen.body).toMatchObject({ learnedSigns: [], progress: 0 })
})
