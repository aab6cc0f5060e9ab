import { pathInside } from '@gebaerdenraum/domain/files/file-paths'
import { FILE_TYPES, type FileType } from '@gebaerdenraum/domain/files/file-types'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenWholeTeam } from '../../../test/files/given-whole-team.ts'
import { CONTENT_DETAILS, openTree, personalRoot, type Tree, teamRoot } from '../../../test/files/tree-client.ts'
import { faultsOf, type StoredNode, takeSnapshot } from '../../../test/files/tree-snapshot.ts'
import { countRounds } from '../../../test/rounds.ts'
import { freshDatabase, freshSharedDatabase } from '../../../test/test-database.ts'
import { openTestServerOn, type TestServer } from '../../../test/test-server.ts'

/** On PostgreSQL each of the two people has a server of his own on the same database. */
let server: TestServer
let second: TestServer
beforeAll(async () => {
  const shared = await freshSharedDatabase()
  server = await openTestServerOn(shared ?? (await freshDatabase()))
  second = shared ? await openTestServerOn(shared) : server
})
afterAll(async () => {
  if (second !== server) await second.close()
  await server.close()
})

/** From here on deleting takes over, so that duplicates of duplicates come to an end. */
const MANY_NODES = 120
/** Few, and some of them the same in the database's eyes. */
const NAMES = ['Tiere', 'tiere', 'Farben', 'Äpfel', 'äPFEL']
const KINDS = ['folder', 'file', 'rename', 'move', 'place', 'clone', 'clone', 'remove'] as const

const operation = fc.record({
  kind: fc.constantFrom(...KINDS),
  node: fc.nat(1_000),
  folder: fc.nat(1_000),
  name: fc.constantFrom(...NAMES),
  fileType: fc.constantFrom(...FILE_TYPES),
})
type Operation = typeof operation extends fc.Arbitrary<infer Value> ? Value : never
/** What two people do at the same time, each of them two things. */
const round = fc.tuple(operation, operation, operation, operation)

/**
 * Nodes whose folder the other one moved out of reach before their content came: who made them can neither fill them nor
 * take them back. They wait for `remove-unlinked-nodes.ts`.
 */
const abandoned = new Set<string>()
const isOfAbandoned = (fault: string): boolean =>
  fault.endsWith('has no content') && [...abandoned].some((id) => fault.includes(id))

type Folder = { readonly _id: string; readonly path: string }
type Person = { readonly tree: Tree; readonly roots: readonly Folder[] }

test('a tree stays whole, whatever two people do in it at once', { timeout: 240_000, retry: 0 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(round, { minLength: 6, maxLength: 9 }), async (rounds) => {
      await server.database.db.execute(sql`delete from file_nodes`)
      abandoned.clear()
      const people = await givenPeople()
      const [first, other] = people
      for (const [one, two, three, four] of rounds) {
        const { nodes } = await takeSnapshot(server)
        const all = [
          perform(first, one, nodes),
          perform(other, two, nodes),
          perform(first, three, nodes),
          perform(other, four, nodes),
        ]
        for (const status of (await Promise.all(all)).flat()) expect([200, 201, 400, 404, 409]).toContain(status)
        const faults = faultsOf(await takeSnapshot(server))
        expect(faults.filter((fault) => !isOfAbandoned(fault))).toEqual([])
      }
      expect(await countSeen(people)).toBe((await takeSnapshot(server)).nodes.length)
    }),
    // A number and no time: on a busy machine a limit would end before the first run has. What fails is told as it is: to
    // search for something shorter would take so long that nothing was told at all.
    { numRuns: countRounds(12, { atMost: 60 }), endOnFailure: true },
  )
})

/** Two members of a team, with a few folders to begin with. */
const givenPeople = async (): Promise<readonly [Person, Person]> => {
  const team = await givenWholeTeam(server)
  const person = (user: typeof team.member, at: TestServer): Person => ({
    tree: openTree(at, user.token),
    roots: [personalRoot(user), teamRoot(team.id)],
  })
  const people = [person(team.member, server), person(team.manager, second)] as const
  const shared = await people[0].tree.folder('Unser', teamRoot(team.id))
  await people[0].tree.file('Datei', await people[0].tree.folder('Innen', shared))
  for (const { tree, roots } of people) await tree.folder('Mein', roots[0] as Folder)
  return people
}

/** Does one thing with what there was before the round, and returns every status it met. */
const perform = async (
  { tree, roots }: Person,
  { kind, node, folder, name, fileType }: Operation,
  known: readonly StoredNode[],
): Promise<readonly number[]> => {
  const rootIds = roots.map(({ _id }) => _id)
  const mine = known.filter(({ path }) => rootIds.some((id) => path.startsWith(`,${id},`)))
  const folders = [
    ...roots,
    ...mine.filter(({ nodeType }) => nodeType === 'directory').map(({ id: _id, path }) => ({ _id, path })),
  ]
  const path = pathInside(folders[folder % folders.length] as Folder)
  const id = mine[node % Math.max(1, mine.length)]?.id ?? 'nothing'
  switch (known.length > MANY_NODES ? 'remove' : kind) {
    case 'folder':
      return [(await tree.attempt.create({ name, path, nodeType: 'directory' })).status]
    case 'file':
      return createFile(tree, { name, path, fileType })
    case 'rename':
      return [(await tree.attempt.patch(id, { name })).status]
    case 'move':
      return [(await tree.attempt.patch(id, { path })).status]
    case 'place':
      return [(await tree.attempt.patch(id, { path, name })).status]
    case 'clone':
      return [(await tree.attempt.create({ name, path, clone: id })).status]
    case 'remove':
      return [(await tree.attempt.remove(id)).status]
  }
}

/** As the browser does it: node, then content; when that fails the node is taken back. */
const createFile = async (tree: Tree, wanted: { name: string; path: string; fileType: FileType }) => {
  const node = await tree.attempt.create({ ...wanted, nodeType: 'file' })
  if (node.status !== 201) return [node.status]
  const data = { node: node.body._id, ...CONTENT_DETAILS[wanted.fileType] }
  const content = await tree.attempt.createContent(wanted.fileType, data)
  if (content.status === 201) return [node.status, content.status]
  const removal = await tree.attempt.remove(node.body._id)
  if (content.status === 404 && removal.status === 404) abandoned.add(node.body._id)
  return [node.status, content.status, removal.status]
}

/** How many nodes the two come upon when they open folder by folder, the team's counted once. */
const countSeen = async ([first, other]: readonly [Person, Person]): Promise<number> => {
  const [own, shared] = await Promise.all(first.roots.map((root) => first.tree.names(root)))
  const others = await other.tree.names(other.roots[0] as Folder)
  return (own?.length ?? 0) + (shared?.length ?? 0) + others.length
}
