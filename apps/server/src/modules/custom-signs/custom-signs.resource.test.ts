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

const create = (data: object, as = user.token) => server.call('POST', 'custom-signs', { as, data })

describe('a custom sign', () => {
  test('is made for the node that was made before, and is empty', async () => {
    const path = `,user_${user.id},`
    const { body: node } = await tree.attempt.create({
      name: 'Karte',
      path,
      nodeType: 'file',
      fileType: 'custom-signs',
    })
    const { status, body } = await create({ signType: 'signOnly', node: node._id })
    expect(status).toBe(201)
    expect(body).toMatchObject({ node: node._id, name: 'Karte', signType: 'signOnly', author: user.id, revision: 1 })
    expect(await tree.get(node)).toMatchObject({
      file: body['_id'],
      fileDetails: { customSignType: 'signOnly' },
      summary: { customSignType: 'signOnly' },
    })
    expect((await server.call('GET', `custom-signs/${body['_id']}`, { as: user.token })).body).toEqual(body)
    expect((await create({ signType: 'signOnly', node: node._id })).status).toBe(409)
  })

  test('does not go with a node of another type', async () => {
    const details = { fileType: 'custom-signs', fileDetails: { customSignType: 'signOnly' } }
    const { body: node } = await tree.attempt.create({
      name: 'Bild',
      path: `,user_${user.id},`,
      nodeType: 'file',
      ...details,
    })
    expect((await create({ signType: 'signBox', node: node._id })).status).toBe(400)
    expect((await create({ signType: 'signOnly', node: node._id })).status).toBe(201)
  })

  test('without a node gets one in the personal root, with a name that is free', async () => {
    await tree.folder('Unbenannte Karte', personalRoot(user))
    const { body } = await create({ signType: 'signBox', name: 'Unbenannte Karte' })
    expect(body).toMatchObject({ name: 'Unbenannte Karte Kopie 1', owner: user.id })
    expect((await create({ signType: 'signBox' })).status).toBe(400)
  })

  test('goes with its node when it is deleted', async () => {
    const { file } = await tree.file('Karte', personalRoot(user), 'custom-signs')
    const remove = () => server.call('DELETE', `custom-signs/${file}`, { as: user.token })
    expect(await remove()).toMatchObject({ status: 200, body: { _id: file, signType: 'signBox' } })
    expect((await remove()).status).toBe(404)
    expect(await tree.names(personalRoot(user))).toEqual([])
  })

  test('is not made without a licence, and not shown to others', async () => {
    const { file } = await tree.file('Karte', personalRoot(user), 'custom-signs')
    const [guest, other] = [await givenUser(server), await givenUser(server, { licence: 'active' })]
    expect((await create({ signType: 'signBox', name: 'Karte' }, guest.token)).status).toBe(403)
    expect(await server.call('GET', `custom-signs/${file}`, { as: other.token })).toMatchObject({
      status: 404,
      body: { message: 'Diese eigene Gebärde gibt es nicht (mehr).' },
    })
  })
})
