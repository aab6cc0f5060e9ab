import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenUser } from '../../../test/builders.ts'
import { openTree, personalRoot } from '../../../test/files/tree-client.ts'
import { openTestServer, type TestServer } from '../../../test/test-server.ts'
import { removeUnlinkedNodes } from './remove-unlinked-nodes.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const run = () =>
  removeUnlinkedNodes({}, { services: server.services, log: server.services.log, signal: new AbortController().signal })

test('removes files that have waited for their content for an hour, and nothing else', async () => {
  const user = await givenUser(server, { licence: 'active' })
  const tree = openTree(server, user.token)
  const path = `,user_${user.id},`
  const unlinked = (name: string) => tree.attempt.create({ name, path, nodeType: 'file', fileType: 'lists' })
  await tree.folder('Ordner', personalRoot(user))
  await tree.file('Fertig', personalRoot(user))
  await unlinked('Vergessen')
  await server.database.db.execute(sql`update file_nodes set created_at = now() - interval '61 minutes'`)
  await unlinked('Im Entstehen')
  await server.database.db.execute(
    sql`update file_nodes set created_at = now() - interval '59 minutes' where name = 'Im Entstehen'`,
  )
  await run()
  await run()
  expect(await tree.names(personalRoot(user))).toEqual(['Ordner/', 'Fertig', 'Im Entstehen'])
})
