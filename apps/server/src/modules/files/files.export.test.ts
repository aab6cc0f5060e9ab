import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenWholeTeam } from '../../../test/files/given-whole-team.ts'
import { openTree, personalRoot, teamRoot } from '../../../test/files/tree-client.ts'
import { openTestServer, type TestServer } from '../../../test/test-server.ts'
import { dataExports } from '../accounts/extensions/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

test('an account takes along its own folders, files and contents, and not those of the team', async () => {
  const team = await givenWholeTeam(server)
  const tree = openTree(server, team.member.token)
  const birds = await tree.folder('Vögel', await tree.folder('Tiere', personalRoot(team.member)))
  const owl = await tree.file('Eule', birds)
  const card = await tree.file('Karte', personalRoot(team.member), 'custom-signs')
  await tree.file('Unser', teamRoot(team.id))

  const context = { userId: team.member.id, db: server.database.db }
  const parts = server.opened.contributions.to(dataExports)
  const files = (await Promise.all(parts.map((part) => part.files(context)))).flat()
  const json = new Map(
    files.flatMap(({ path, content }) => (path.endsWith('.json') ? [[path, JSON.parse(String(content))]] : [])),
  )
  expect(json.get('dateien.json')).toMatchObject([
    { name: 'Tiere', folder: [], nodeType: 'directory' },
    { name: 'Karte', folder: [], fileType: 'custom-signs', file: card.file },
    { name: 'Vögel', folder: ['Tiere'] },
    { name: 'Eule', folder: ['Tiere', 'Vögel'], fileType: 'documents', file: owl.file, createdAt: owl.createdAt },
  ])
  expect(json.get('druckvorlagen.json')).toMatchObject([
    { id: owl.file, name: 'Eule', type: 'grid', content: { pageIds: [expect.any(String)] } },
  ])
  expect(json.get('eigene-gebaerden.json')).toMatchObject([
    {
      id: card.file,
      name: 'Karte',
      signType: 'signBox',
      content: { objects: [], signTypeProperties: { style: 'noun' } },
    },
  ])
})
