import { DEPTH_MAX } from '@gebaerdenraum/domain/files/file-paths'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type GivenUser, givenUser } from '../../../test/builders.ts'
import { givenNodes } from '../../../test/files/given-nodes.ts'
import { type GivenTeam, givenWholeTeam } from '../../../test/files/given-whole-team.ts'
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

describe('moving', () => {
  test('takes along everything below', async () => {
    const [animals, colours] = [
      await tree.folder('Tiere', personalRoot(user)),
      await tree.folder('Farben', personalRoot(user)),
    ]
    const birds = await tree.folder('Vögel', animals)
    const owls = await tree.file('Eulen', birds)
    const moved = await tree.move(animals, colours)
    expect(moved).toMatchObject({ path: `,user_${user.id},${colours._id},`, updatedAt: animals.updatedAt })
    expect(await tree.names(personalRoot(user))).toEqual([
      'Farben/',
      'Farben/Tiere/',
      'Farben/Tiere/Vögel/',
      'Farben/Tiere/Vögel/Eulen',
    ])
    expect((await tree.get(owls)).ancestors.map(({ name }) => name)).toEqual([
      'Meine Dateien',
      'Farben',
      'Tiere',
      'Vögel',
    ])
  })

  test('and renaming go together', async () => {
    const [animals, colours] = [
      await tree.folder('Tiere', personalRoot(user)),
      await tree.folder('Farben', personalRoot(user)),
    ]
    await tree.folder('Tiere', colours)
    const path = `${colours.path}${colours._id},`
    const refused = await tree.attempt.patch(animals._id, { path })
    expect(refused).toMatchObject({
      status: 409,
      body: { errors: { name: expect.stringContaining('existiert bereits') } },
    })
    expect(await tree.attempt.patch(animals._id, { path, name: 'Tiere 2' })).toMatchObject({
      status: 200,
      body: { name: 'Tiere 2', path },
    })
    expect(await tree.names(personalRoot(user))).toEqual(['Farben/', 'Farben/Tiere/', 'Farben/Tiere 2/'])
  })

  test('to where it stands changes nothing', async () => {
    const animals = await tree.folder('Tiere', personalRoot(user))
    expect(await tree.move(animals, personalRoot(user))).toEqual(animals)
  })

  test('a folder into itself is refused, directly and further down', async () => {
    const animals = await tree.folder('Tiere', personalRoot(user))
    const birds = await tree.folder('Vögel', animals)
    for (const into of [animals, birds]) {
      expect(await tree.attempt.patch(animals._id, { path: `${into.path}${into._id},` })).toMatchObject({
        status: 400,
        body: { errors: { path: 'Ein Ordner kann nicht in sich selbst verschoben werden.' } },
      })
    }
    expect(await tree.names(personalRoot(user))).toEqual(['Tiere/', 'Tiere/Vögel/'])
  })

  test('two folders into each other at once leaves one of them where it was', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [
        await tree.folder(`A${round}`, personalRoot(user)),
        await tree.folder(`B${round}`, personalRoot(user)),
      ]
      const answers = await Promise.all([
        tree.attempt.patch(one._id, { path: `${other.path}${other._id},` }),
        tree.attempt.patch(other._id, { path: `${one.path}${one._id},` }),
      ])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
    }
    expect(await tree.names(personalRoot(user))).toHaveLength(10)
  })

  test('does not make a tree deeper than twenty folders', async () => {
    let deepest = await tree.folder('0', personalRoot(user))
    for (let depth = 1; depth < DEPTH_MAX; depth += 1) deepest = await tree.folder(`${depth}`, deepest)
    const [single, pair] = [
      await tree.folder('Einzeln', personalRoot(user)),
      await tree.folder('Paar', personalRoot(user)),
    ]
    await tree.folder('Innen', pair)
    const path = `${deepest.path}${deepest._id},`
    expect((await tree.attempt.patch(pair._id, { path })).status).toBe(400)
    expect((await tree.attempt.patch(single._id, { path })).status).toBe(200)
  })
})

describe('between personal and team folders', () => {
  let team: GivenTeam
  let member: Tree
  let manager: Tree
  beforeEach(async () => {
    team = await givenWholeTeam(server)
    member = openTree(server, team.member.token)
    manager = openTree(server, team.manager.token)
  })

  test('a move changes owner and access of everything below, and no author', async () => {
    const animals = await member.folder('Tiere', personalRoot(team.member))
    const owls = await member.file('Eulen', await member.folder('Vögel', animals))
    expect((await manager.attempt.get(owls._id)).status).toBe(404)

    await member.move(animals, teamRoot(team.id))
    const shared = { owner: team.id, ownerType: 'teams', author: team.member.id }
    expect(await manager.get(owls)).toMatchObject(shared)
    expect(await member.names(personalRoot(team.member))).toEqual([])
    expect(await server.call('GET', `documents/${owls.file}`, { as: team.manager.token })).toMatchObject({
      status: 200,
      body: shared,
    })

    await manager.move(animals, personalRoot(team.manager))
    expect(await manager.get(owls)).toMatchObject({
      owner: team.manager.id,
      ownerType: 'users',
      author: team.member.id,
    })
    expect((await member.attempt.get(owls._id)).status).toBe(404)
    expect((await server.call('GET', `documents/${owls.file}`, { as: team.member.token })).status).toBe(404)
  })

  test('nobody moves into folders of others or takes from them', async () => {
    const own = await member.folder('Eigenes', personalRoot(team.member))
    const foreign = await tree.folder('Fremdes', personalRoot(user))
    const path = `,user_${team.member.id},`
    expect((await member.attempt.patch(own._id, { path: `,user_${user.id},` })).status).toBe(404)
    expect((await member.attempt.patch(own._id, { path: `${foreign.path}${foreign._id},` })).status).toBe(404)
    expect((await member.attempt.patch(foreign._id, { path })).status).toBe(404)
    expect((await tree.attempt.patch(foreign._id, { path: `,team_${team.id},` })).status).toBe(404)
    expect((await manager.attempt.patch(own._id, { path: `,team_${team.id},` })).status).toBe(404)
  })

  test('moves there and back at once neither wait for each other forever nor break the tree', async () => {
    const mine = await member.folder('Mein', personalRoot(team.member))
    const ours = await member.folder('Unser', teamRoot(team.id))
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => [
        member.attempt.patch(mine._id, { path: index % 2 ? mine.path : ours.path }),
        member.attempt.patch(ours._id, { path: index % 2 ? ours.path : mine.path }),
      ]).flat(),
    )
    expect(new Set(answers.map(({ status }) => status)).difference(new Set([200, 404]))).toEqual(new Set())
    const all = [...(await member.names(personalRoot(team.member))), ...(await member.names(teamRoot(team.id)))]
    expect(all.toSorted()).toEqual(['Mein/', 'Unser/'])
  })

  test('a full root takes nothing more, however it comes', async () => {
    await givenNodes(server, { teamId: team.id, authorId: team.owner.id }, { folders: 1, files: 19_999 })
    const own = await member.folder('Eigenes', personalRoot(team.member))
    const file = await member.file('Datei', personalRoot(team.member))
    const path = `,team_${team.id},`
    const answers = [
      await member.attempt.create({ name: 'Neu', path, nodeType: 'directory' }),
      await member.attempt.create({ name: 'Kopie', path, clone: file._id }),
      await member.attempt.patch(own._id, { path }),
    ]
    const sentence = 'Ein Hauptordner fasst höchstens 20.000 Ordner und Dateien.'
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual(Array(3).fill([400, sentence]))
    const [folder] = await member.inside(teamRoot(team.id))
    expect((await member.attempt.patch(folder?._id ?? '', { name: 'Anders' })).status).toBe(200)
  })
})
