import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type GivenUser, givenUser, PASSWORD } from '../../../test/builders.ts'
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
  await server.database.db.execute(sql`delete from file_nodes`)
  user = await givenUser(server, { licence: 'active' })
  tree = openTree(server, user.token)
})
afterAll(() => server.close())

const left = async () => {
  const { rows } = await server.database.db.execute(
    sql`select (select count(*)::int from file_nodes) as nodes, (select count(*)::int from documents) as documents, (select count(*)::int from custom_signs) as signs`,
  )
  return rows[0]
}

describe('deleting', () => {
  test('a folder takes everything below it along, contents too, and nothing else', async () => {
    const animals = await tree.folder('Tiere', personalRoot(user))
    const birds = await tree.folder('Vögel', animals)
    await tree.file('Eule', birds)
    await tree.file('Adler', birds, 'custom-signs')
    await tree.file('Bleibt', personalRoot(user))
    expect(await tree.remove(animals)).toMatchObject({ _id: animals._id, name: 'Tiere' })
    expect(await tree.names(personalRoot(user))).toEqual(['Bleibt'])
    expect(await left()).toEqual({ nodes: 1, documents: 1, signs: 0 })
  })

  test('the same at once by several is done once', async () => {
    const animals = await tree.folder('Tiere', personalRoot(user))
    const answers = await Promise.all(Array.from({ length: 5 }, () => tree.attempt.remove(animals._id)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404])
  })

  test('a folder while something is put into it leaves nothing hanging', async () => {
    const animals = await tree.folder('Tiere', personalRoot(user))
    const path = `${animals.path}${animals._id},`
    const answers = await Promise.all([
      tree.attempt.create({ name: 'Davor', path, nodeType: 'directory' }),
      tree.attempt.remove(animals._id),
      tree.attempt.create({ name: 'Danach', path, nodeType: 'directory' }),
    ])
    expect(answers[1]?.status).toBe(200)
    expect(await left()).toEqual({ nodes: 0, documents: 0, signs: 0 })
  })

  test('a folder while a file in it gets its content leaves neither', async () => {
    for (let round = 0; round < 5; round += 1) {
      const animals = await tree.folder('Tiere', personalRoot(user))
      const path = `${animals.path}${animals._id},`
      const { body } = await tree.attempt.create({ name: 'Neu', path, nodeType: 'file', fileType: 'documents' })
      const [content, removal] = await Promise.all([
        tree.attempt.createContent('documents', { type: 'grid', node: body._id }),
        tree.attempt.remove(animals._id),
      ])
      expect([201, 404]).toContain(content.status)
      expect(removal.status).toBe(200)
      expect(await left()).toEqual({ nodes: 0, documents: 0, signs: 0 })
    }
  })

  test('an account takes along what stands under its own root; the team keeps its own', async () => {
    const team = await givenWholeTeam(server)
    const member = openTree(server, team.member.token)
    await member.file('Mein', await member.folder('Eigenes', personalRoot(team.member)))
    const ours = await member.file('Unser', teamRoot(team.id))
    const { status } = await server.call('DELETE', `users/${team.member.id}`, {
      as: team.member.token,
      data: { password: PASSWORD },
    })
    expect(status).toBe(200)
    expect(await left()).toEqual({ nodes: 1, documents: 1, signs: 0 })
    expect(await openTree(server, team.manager.token).get(ours)).toMatchObject({ name: 'Unser', author: null })
  })
})
