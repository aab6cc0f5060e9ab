import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type GivenUser, givenUser } from '../../../test/builders.ts'
import { givenNodes } from '../../../test/files/given-nodes.ts'
import { openTree, personalRoot, type Tree } from '../../../test/files/tree-client.ts'
import { type Statement, watchStatements } from '../../../test/files/watch-statements.ts'
import { openTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let user: GivenUser
let tree: Tree
let few: FileNode
let many: FileNode
let target: FileNode
beforeAll(async () => {
  server = await openTestServer()
  user = await givenUser(server, { licence: 'active' })
  tree = openTree(server, user.token)
  target = await tree.folder('Ziel', personalRoot(user))
  const other = await givenUser(server)
  await givenNodes(server, { userId: other.id, authorId: other.id }, { folders: 500, files: 9_500 })
})
/** New ones for each test, which moves or deletes them. */
beforeEach(async () => {
  few = await tree.folder(`Wenige ${crypto.randomUUID()}`, personalRoot(user))
  many = await tree.folder(`Viele ${crypto.randomUUID()}`, personalRoot(user))
  const owner = { userId: user.id, authorId: user.id }
  await givenNodes(server, owner, { folders: 2, files: 8, under: few })
  await givenNodes(server, owner, { folders: 50, files: 950, under: many })
  // Plans follow from what the database knows of its tables.
  await server.database.pool.query('analyze')
})
afterAll(() => server.close())

const OPERATIONS: Readonly<Record<string, (node: FileNode) => Promise<unknown>>> = {
  listing: (node) => tree.inside(node),
  opening: (node) => tree.get(node),
  searching: (node) => tree.attempt.find({ below: `${node.path}${node._id},`, search: 'datei 1' }),
  renaming: (node) => tree.rename(node, `${node.name} anders`),
  moving: (node) => tree.move(node, target),
  duplicating: (node) => tree.clone(node, personalRoot(user), `${node.name} Kopie`),
  deleting: (node) => tree.remove(node),
}

describe.each(Object.keys(OPERATIONS))('%s a folder', (name) => {
  test('costs as many statements with a thousand nodes below as with ten, and finds them by an index', async () => {
    const run = OPERATIONS[name] ?? Promise.reject
    const ofFew = await watchStatements(() => run(few))
    const ofMany = await watchStatements(() => run(many))
    expect(ofMany.map(({ text }) => text)).toEqual(ofFew.map(({ text }) => text))
    expect(ofMany.length).toBeGreaterThan(0)
    for (const statement of ofMany) expect(await planOf(statement)).not.toContain('Seq Scan on file_nodes')
  })
})

test('moving a folder is one statement that writes', async () => {
  const folder = await tree.folder('Wandert', personalRoot(user))
  const statements = await watchStatements(() => tree.move(folder, target))
  expect(statements.filter(({ text }) => /^\s*(insert|update|delete)/i.test(text))).toHaveLength(1)
})

const planOf = async ({ text, values }: Statement): Promise<string> => {
  const { rows } = await server.database.pool.query(`explain ${text}`, values)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}
