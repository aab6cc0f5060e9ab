import { DEPTH_MAX } from '@gebaerdenraum/domain/files/file-paths'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type GivenUser, givenUser } from '../../../test/builders.ts'
import { givenWholeTeam } from '../../../test/files/given-whole-team.ts'
import { openTree, personalRoot, type Tree, teamRoot } from '../../../test/files/tree-client.ts'
import { openTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let user: GivenUser
let tree: Tree
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(async () => {
  user = await givenUser(server, { licence: 'active' })
  tree = openTree(server, user.token)
})
afterAll(() => server.close())

const contentOf = async (table: 'documents' | 'custom_signs', id: string | null) => {
  const { rows } = await server.database.db.execute(sql`select * from ${sql.identifier(table)} where id = ${id}`)
  return rows[0]
}

describe('a duplicate', () => {
  test('of a file has a content of its own that says the same', async () => {
    const original = await tree.file('Vorlage', personalRoot(user))
    await server.database.db.execute(
      sql`update documents set revision = 7, content = '{"pageIds": ["a", "b"]}' where id = ${original.file}`,
    )
    const copy = await tree.clone(original, personalRoot(user), 'Vorlage Kopie 1')
    expect(copy).toMatchObject({
      name: 'Vorlage Kopie 1',
      fileType: 'documents',
      fileDetails: { documentType: 'grid' },
    })
    expect(copy.file).not.toBe(original.file)
    const [before, after] = [await contentOf('documents', original.file), await contentOf('documents', copy.file)]
    expect(after).toEqual({ ...before, id: copy.file, revision: 1 })
    await tree.remove(original)
    expect(await tree.get(copy)).toMatchObject({ summary: { pageCount: 2 } })
  })

  test('of a folder is deep', async () => {
    const animals = await tree.folder('Tiere', personalRoot(user))
    const birds = await tree.folder('Vögel', animals)
    await tree.file('Eule', birds, 'custom-signs')
    await tree.file('Katze', animals)
    const copy = await tree.clone(animals, personalRoot(user), 'Tiere Kopie 1')
    expect(copy).toMatchObject({ nodeType: 'directory', file: null, hasFolders: true })
    expect(await tree.names(copy)).toEqual(await tree.names(animals))
    expect(await tree.names(animals)).toEqual(['Vögel/', 'Vögel/Eule', 'Katze'])
    await tree.remove(animals)
    expect(await tree.names(personalRoot(user))).toEqual([
      'Tiere Kopie 1/',
      'Tiere Kopie 1/Vögel/',
      'Tiere Kopie 1/Vögel/Eule',
      'Tiere Kopie 1/Katze',
    ])
  })

  test('of a folder into itself is what was there before', async () => {
    const animals = await tree.folder('Tiere', personalRoot(user))
    const birds = await tree.folder('Vögel', animals)
    await tree.clone(animals, animals, 'Kopie')
    expect(await tree.names(animals)).toEqual(['Kopie/', 'Kopie/Vögel/', 'Vögel/'])
    await tree.clone(animals, birds, 'Kopie')
    expect(await tree.names(birds)).toEqual(['Kopie/', 'Kopie/Kopie/', 'Kopie/Kopie/Vögel/', 'Kopie/Vögel/'])
  })

  test('needs a name that is free', async () => {
    const file = await tree.file('Vorlage', personalRoot(user))
    const path = `,user_${user.id},`
    expect(await tree.attempt.create({ clone: file._id, path, name: 'vorlage' })).toMatchObject({
      status: 409,
      body: { errors: { name: expect.stringContaining('existiert bereits') } },
    })
    expect(await tree.names(personalRoot(user))).toEqual(['Vorlage'])
  })

  test('leaves out files that are still being made', async () => {
    const animals = await tree.folder('Tiere', personalRoot(user))
    const path = `${animals.path}${animals._id},`
    const { body: unfinished } = await tree.attempt.create({
      name: 'Neu',
      path,
      nodeType: 'file',
      fileType: 'documents',
    })
    await tree.file('Fertig', animals)
    const copy = await tree.clone(animals, personalRoot(user), 'Kopie')
    expect(await tree.names(copy)).toEqual(['Fertig'])
    expect((await tree.attempt.create({ name: 'Kopie', path, clone: unfinished._id })).status).toBe(409)
  })

  test('does not make a tree deeper than twenty folders', async () => {
    let deepest = await tree.folder('0', personalRoot(user))
    for (let depth = 1; depth < DEPTH_MAX; depth += 1) deepest = await tree.folder(`${depth}`, deepest)
    const pair = await tree.folder('Paar', personalRoot(user))
    await tree.folder('Innen', pair)
    const answer = await tree.attempt.create({ name: 'Kopie', path: `${deepest.path}${deepest._id},`, clone: pair._id })
    expect(answer).toMatchObject({ status: 400, body: { errors: { path: expect.any(String) } } })
  })

  test('belongs to the root it comes to, and to him who made it as author', async () => {
    const team = await givenWholeTeam(server)
    const [member, manager] = [openTree(server, team.member.token), openTree(server, team.manager.token)]
    const animals = await member.folder('Tiere', teamRoot(team.id))
    const owl = await member.file('Eule', animals)
    const copy = await manager.clone(animals, personalRoot(team.manager), 'Tiere')
    const [copiedOwl] = await manager.inside(copy)
    const own = { owner: team.manager.id, ownerType: 'users', author: team.manager.id }
    expect([copy, copiedOwl]).toMatchObject([own, own])
    expect(await manager.get(owl)).toMatchObject({ owner: team.id, author: team.member.id })
    expect((await member.attempt.get(copy._id)).status).toBe(404)
  })

  test('can be made three hundred times in five minutes', async () => {
    const file = await tree.file('Vorlage', personalRoot(user))
    const copyTo = (path: string) => tree.attempt.create({ name: 'Kopie', path, clone: file._id })
    for (let count = 0; count < 300; count += 1) {
      await server.services.rateLimits.spend({ points: 300, seconds: 300 }, `file-nodes:duplicate:${user.id}`)
    }
    expect(await copyTo(`,user_${user.id},`)).toMatchObject({
      status: 429,
      body: { data: { retryAfterSeconds: expect.any(Number) } },
    })
    await tree.folder('Ein Ordner geht noch', personalRoot(user))
  })
})
