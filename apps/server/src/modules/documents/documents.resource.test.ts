import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type GivenUser, givenUser } from '../../../test/builders.ts'
import { openTree, personalRoot, type Tree } from '../../../test/files/tree-client.ts'
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

const create = (data: object, as = user.token) => server.call('POST', 'documents', { as, data })

describe('a print template', () => {
  test('is made for the node that was made before, with its first page', async () => {
    const folder = await tree.folder('Vorlagen', personalRoot(user))
    const path = `${folder.path}${folder._id},`
    const { body: node } = await tree.attempt.create({ name: 'Raster', path, nodeType: 'file', fileType: 'documents' })
    const { status, body } = await create({ type: 'own-sign', node: node._id })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      node: node._id,
      name: 'Raster',
      type: 'own-sign',
      author: user.id,
      owner: user.id,
      ownerType: 'users',
      revision: 1,
      canWrite: true,
      properties: { firstColumnTitle: 'Meine Gebärde', secondColumnTitle: 'SIGNbox' },
    })
    expect(body).toMatchObject({ pageIds: [expect.any(String)] })
    expect(Object.keys(body['elementsKeyedById'] as object)).toHaveLength(3)
    expect(await tree.get(node)).toMatchObject({
      file: body['_id'],
      fileDetails: { documentType: 'own-sign' },
      summary: { documentType: 'own-sign', pageCount: 1 },
    })
    expect((await server.call('GET', `documents/${body['_id']}`, { as: user.token })).body).toEqual(body)
  })

  test('comes about once under an id that the client has made, and is nobody else’s to have', async () => {
    const _id = crypto.randomUUID()
    const asked = { _id, type: 'grid', name: 'Tiere' }
    const [one, other] = await Promise.all([create(asked), create(asked)])
    expect([one.status, other.status]).toEqual([201, 201])
    expect(one.body).toMatchObject({ _id, name: 'Tiere', revision: 1 })
    expect(other.body).toEqual(one.body)
    const stranger = await givenUser(server, { licence: 'active' })
    expect((await create(asked, stranger.token)).status).toBe(409)
  })

  test('takes its node once, of several at the same time too', async () => {
    const path = `,user_${user.id},`
    const { body: node } = await tree.attempt.create({ name: 'Raster', path, nodeType: 'file', fileType: 'documents' })
    const answers = await Promise.all(Array.from({ length: 5 }, () => create({ type: 'grid', node: node._id })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      message: 'Diese Datei hat schon einen Inhalt.',
    })
  })

  test('does not go with a node of another kind, of another type, or of others', async () => {
    const path = `,user_${user.id},`
    const nodeOf = async (name: string, more: object) =>
      (await tree.attempt.create({ name, path, nodeType: 'file', ...more })).body._id
    const list = await nodeOf('Liste', { fileType: 'lists' })
    const grid = await nodeOf('Raster', { fileType: 'documents', fileDetails: { documentType: 'grid' } })
    const folder = await tree.folder('Ordner', personalRoot(user))
    const other = await givenUser(server, { licence: 'active' })
    const answers = [
      await create({ type: 'grid', node: list }),
      await create({ type: 'own-sign', node: grid }),
      await create({ type: 'grid', node: folder._id }),
      await create({ type: 'grid', node: grid }, other.token),
      await create({ type: 'grid', node: 'nichts' }),
      await create({ type: 'grid', node: grid }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 404, 404, 201])
  })

  test('without a node gets one in the personal root, with a name that is free', async () => {
    const names = []
    for (let count = 0; count < 3; count += 1) {
      names.push((await create({ type: 'grid', name: 'Raster' })).body['name'])
    }
    expect(names).toEqual(['Raster', 'Raster Kopie 1', 'Raster Kopie 2'])
    expect(await tree.names(personalRoot(user))).toEqual(names)
  })

  test('needs a name or a node', async () => {
    expect(await create({ type: 'grid' })).toMatchObject({
      status: 400,
      body: { errors: { name: 'Name ist erforderlich' } },
    })
    expect((await create({ type: 'grid', name: '' })).status).toBe(400)
    expect((await create({ type: 'poster', name: 'Raster' })).status).toBe(400)
  })

  test('goes with its node when it is deleted', async () => {
    const { file } = await tree.file('Raster', personalRoot(user))
    const remove = () => server.call('DELETE', `documents/${file}`, { as: user.token })
    expect(await remove()).toMatchObject({ status: 200, body: { _id: file, name: 'Raster' } })
    expect((await remove()).status).toBe(404)
    expect(await tree.names(personalRoot(user))).toEqual([])
  })

  test('is not made without a licence', async () => {
    const guest = await givenUser(server)
    expect((await create({ type: 'grid', name: 'Raster' }, guest.token)).status).toBe(403)
  })

  test.each(['nichts', '01900000-0000-7000-8000-000000000000'])('%s is not there', async (id) => {
    expect(await server.call('GET', `documents/${id}`, { as: user.token })).toMatchObject({
      status: 404,
      body: { message: 'Diese Druckvorlage gibt es nicht (mehr).' },
    })
  })
})

describe('print templates used lately', () => {
  const remember = (ids: readonly unknown[]) =>
    server.call('PATCH', `users/${user.id}`, {
      as: user.token,
      data: { preferences: { recentlyUsed: { documents: ids } } },
    })
  const recent = async (query: object = {}) =>
    (await server.call<{ data: readonly Record<string, unknown>[] }>('GET', 'documents', { as: user.token, query }))
      .body

  test('are eight at most, the newest first, without what stands on them', async () => {
    const made = []
    for (let count = 0; count < 9; count += 1) made.push((await create({ type: 'grid', name: 'Raster' })).body['_id'])
    const foreign = await givenUser(server, { licence: 'active' })
    const others = (await create({ type: 'grid', name: 'Fremd' }, foreign.token)).body['_id']
    await remember([others, 'nichts', ...made])
    const page = await recent()
    expect(page).toMatchObject({ total: 9, limit: 8, skip: 0 })
    expect(page.data.map(({ _id }) => _id)).toEqual(made.slice(0, 8))
    expect(page.data[0]).toMatchObject({ name: 'Raster', revision: 1, variants: { original: expect.any(String) } })
    expect(page.data[0]).not.toHaveProperty('pageIds')
    expect((await recent({ $skip: 8 })).data).toHaveLength(1)
    expect((await server.call('GET', 'documents')).status).toBe(401)
  })
})
