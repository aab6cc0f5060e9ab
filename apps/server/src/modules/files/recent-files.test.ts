import type { RecentFile } from '@gebaerdenraum/domain/files/files.contract'
import type { Page } from '@gebaerdenraum/domain/kernel/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type GivenTeam, givenWholeTeam } from '../../../test/files/given-whole-team.ts'
import { openTree, personalRoot, type Tree, teamRoot } from '../../../test/files/tree-client.ts'
import { openTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let team: GivenTeam
let tree: Tree
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(async () => {
  team = await givenWholeTeam(server)
  tree = openTree(server, team.member.token)
})
afterAll(() => server.close())

const remember = (fileType: string, ids: readonly (string | null)[]) =>
  server.call('PATCH', `users/${team.member.id}`, {
    as: team.member.token,
    data: { preferences: { recentlyUsed: { [fileType]: ids } } },
  })
const recent = async (query: object, as: string | undefined = team.member.token) =>
  (await server.call<Page<RecentFile>>('GET', 'files', { as, query })).body
const namesOf = ({ data }: Page<RecentFile>) => data.map(({ node }) => node.name)

describe('files used lately', () => {
  test('come in the order in which they were used, own ones and those of the team, one kind at a time', async () => {
    const folder = await tree.folder('Tiere', personalRoot(team.member))
    const mine = await tree.file('Mein', folder)
    const ours = await tree.file('Unser', teamRoot(team.id))
    const sign = await tree.file('Karte', personalRoot(team.member), 'custom-signs')
    for (const file of [mine, ours, mine]) await remember('documents', [file.file])
    await remember('custom-signs', [sign.file])
    const page = await recent({ fileType: 'documents' })
    expect(page).toMatchObject({ total: 2, limit: 10, skip: 0 })
    expect(page.data[0]).toMatchObject({
      _id: mine.file,
      fileType: 'documents',
      node: { _id: mine._id, name: 'Mein' },
      ancestors: [
        { _id: `user_${team.member.id}`, name: 'Meine Dateien' },
        { _id: folder._id, name: 'Tiere' },
      ],
      summary: { fileType: 'documents', documentType: 'grid', pageCount: 1 },
    })
    expect(namesOf(page)).toEqual(['Mein', 'Unser'])
    expect(page.data[1]?.ancestors).toEqual([{ _id: `team_${team.id}`, name: 'Kita Sonnenhügel' }])
    expect(namesOf(await recent({ fileType: 'documents', $limit: 1, $skip: 1 }))).toEqual(['Unser'])
    expect((await recent({ fileType: 'custom-signs' })).data).toMatchObject([
      { summary: { fileType: 'custom-signs', customSignType: 'signBox' } },
    ])
  })

  test('leave out what is gone, of another kind, of others or nothing at all', async () => {
    const gone = await tree.file('Weg', personalRoot(team.member))
    const sign = await tree.file('Karte', personalRoot(team.member), 'custom-signs')
    const others = await openTree(server, team.manager.token).file('Fremd', personalRoot(team.manager))
    const kept = await tree.file('Da', personalRoot(team.member))
    await remember('documents', [gone.file, sign.file, others.file, 'kein Bezeichner', kept.file])
    await tree.remove(gone)
    const page = await recent({ fileType: 'documents' })
    expect([page.total, namesOf(page)]).toEqual([1, ['Da']])
  })

  test('are none at the beginning, and each person has his own', async () => {
    const ours = await tree.file('Unser', teamRoot(team.id))
    await remember('documents', [ours.file])
    expect(await recent({ fileType: 'documents' }, team.manager.token)).toMatchObject({ total: 0, data: [] })
  })

  test('are asked for by kind, and by somebody', async () => {
    const answers = [
      await server.call('GET', 'files', { as: team.member.token }),
      await server.call('GET', 'files', { as: team.member.token, query: { fileType: 'images' } }),
      await server.call('GET', 'files', { query: { fileType: 'lists' } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 401])
  })
})
