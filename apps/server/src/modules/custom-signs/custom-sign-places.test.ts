import type { CustomSign } from '@gebaerdenraum/domain/custom-signs/custom-signs.contract'
import { arrowObject, imageObject, sceneWith } from '@gebaerdenraum/domain/custom-signs/scene-builders.fixture'
import type { Document } from '@gebaerdenraum/domain/documents/documents.contract'
import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import type { List } from '@gebaerdenraum/domain/lists/lists.contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type GivenUser, givenUser } from '../../../test/builders.ts'
import { givenCustomSign } from '../../../test/given-custom-sign.ts'
import { givenTeamOf } from '../../../test/given-lists.ts'
import { openTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let owner: GivenUser
let member: GivenUser
let root: string
beforeAll(async () => {
  server = await openTestServer()
  owner = await givenUser(server, { licence: 'active' })
  const team = await givenTeamOf(server, owner)
  member = team.member
  root = `,team_${team.teamId},`
})
afterAll(() => server.close())

const node = async (data: object, path = root): Promise<string> =>
  (await server.call<FileNode>('POST', 'file-nodes', { as: owner.token, data: { path, ...data } })).body._id
const SIGN = { nodeType: 'file', fileType: 'custom-signs', fileDetails: { customSignType: 'signOnly' } }
const signAt = async (name: string, path = root, scene = sceneWith('signOnly', arrowObject())): Promise<CustomSign> =>
  givenCustomSign(server, owner.token, { ...scene, name }, await node({ ...SIGN, name }, path))
const listWith = async (name: string, sign: CustomSign, path = root): Promise<List> => {
  const data = { node: await node({ name, nodeType: 'file', fileType: 'lists' }, path), signs: [sign._id] }
  return (await server.call<List>('POST', 'lists', { as: owner.token, data })).body
}
const documentWith = async (name: string, sign: CustomSign): Promise<Document> => {
  const kind = { nodeType: 'file', fileType: 'documents', fileDetails: { documentType: 'grid' } }
  const made = { node: await node({ name, ...kind }), type: 'grid' }
  const { body } = await server.call<Document>('POST', 'documents', { as: owner.token, data: made })
  const [pageId = ''] = body.pageIds
  const image = { service: 'custom-signs', objectId: sign._id }
  const data = {
    revision: 1,
    pagesKeyedById: { [pageId]: { ...body.pagesKeyedById[pageId], elementIds: ['a'] } },
    elementsKeyedById: { a: { id: 'a', gridIndex: { column: 0, row: 0 }, image } },
  }
  return (await server.call<Document>('PATCH', `documents/${body._id}`, { as: owner.token, data })).body
}
const placesOf = async (nodes: readonly string[], as: GivenUser = owner) => {
  const query = nodes.map((id) => `deleted[$in][]=${id}`).join('&')
  const { body } = await server.call<{ total: number; data: readonly { name: string; fileType: string }[] }>(
    'GET',
    `custom-sign-places?${query}`,
    { as: as.token },
  )
  return [body.total, ...body.data.map(({ fileType, name }) => `${fileType} ${name}`)]
}

describe('where a custom sign stands', () => {
  test('are lists, documents and other custom signs, by name', async () => {
    const sign = await signAt('Ohr')
    await listWith('Sinne', sign)
    await documentWith('Blatt', sign)
    const reference = { service: 'custom-signs', objectId: sign._id } as const
    await signAt('Kopf', root, sceneWith('signOnly', imageObject(reference)))
    await listWith('Anderes', await signAt('Auge'))
    expect(await placesOf([sign.node])).toEqual([3, 'documents Blatt', 'custom-signs Kopf', 'lists Sinne'])
    expect(await placesOf([sign.node], member)).toEqual([3, 'documents Blatt', 'custom-signs Kopf', 'lists Sinne'])
    expect(await placesOf([])).toEqual([0])
  })

  test('are told of a folder for all in it, but not what goes with it', async () => {
    const folder = await node({ name: 'Ordner', nodeType: 'directory' })
    const inside = `${root}${folder},`
    const sign = await signAt('Nase', inside)
    await listWith('Bleibt', sign)
    await listWith('Geht mit', sign, inside)
    expect(await placesOf([folder])).toEqual([1, 'lists Bleibt'])
    expect(await placesOf([sign.node])).toEqual([2, 'lists Bleibt', 'lists Geht mit'])
  })

  test('is for nobody who does not reach it, nor where somebody else has put it', async () => {
    const sign = await signAt('Mund')
    await listWith('Gesicht', sign)
    const { body: own } = await server.call<List>('POST', 'lists', {
      as: member.token,
      data: { name: 'Meine', signs: [sign._id] },
    })
    expect(await placesOf([sign.node])).toEqual([1, 'lists Gesicht'])
    expect(await placesOf([sign.node], member)).toEqual([2, 'lists Gesicht', `lists ${own.name}`])
    const stranger = await givenUser(server, { licence: 'active' })
    expect(await placesOf([sign.node], stranger)).toEqual([0])
  })

  test('are whole once it is deleted: they open, are saved and printed without it', async () => {
    const sign = await signAt('Kinn')
    const list = await listWith('Vorher', sign)
    const document = await documentWith('Vorlage', sign)
    const reference = { service: 'custom-signs', objectId: sign._id } as const
    const other = await signAt('Hals', root, sceneWith('signOnly', imageObject(reference), arrowObject()))
    await server.call('DELETE', `file-nodes/${sign.node}`, { as: owner.token })
    const opened = await server.call<List>('GET', `lists/${list._id}`, { as: member.token })
    expect([opened.status, opened.body.signs]).toEqual([200, []])
    const data = { revision: document.revision, elementsKeyedById: document.elementsKeyedById, name: 'Nachher' }
    const saved = await server.call<Document>('PATCH', `documents/${document._id}`, { as: owner.token, data })
    expect(saved.status).toBe(200)
    expect((await server.app.inject({ url: saved.body.variants.original })).statusCode).toBe(200)
    expect((await server.app.inject({ url: other.variants.original })).statusCode).toBe(200)
  })
})
