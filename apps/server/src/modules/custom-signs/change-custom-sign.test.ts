import type { CustomSign } from '@gebaerdenraum/domain/custom-signs/custom-signs.contract'
import { newScene } from '@gebaerdenraum/domain/custom-signs/new-scene'
import { type Scene, toStoredScene } from '@gebaerdenraum/domain/custom-signs/scene'
import {
  apply,
  arrowObject,
  imageObject,
  sceneWith,
  shownSign,
  textObject,
} from '@gebaerdenraum/domain/custom-signs/scene-builders.fixture'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type GivenUser, givenUser } from '../../../test/builders.ts'
import { givenWholeTeam } from '../../../test/files/given-whole-team.ts'
import { openTree, personalRoot, teamRoot } from '../../../test/files/tree-client.ts'
import { customSigns } from '../../../test/tables.ts'
import { openTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let user: GivenUser
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(async () => {
  user = await givenUser(server, { licence: 'active' })
})
afterAll(() => server.close())

const create = async (data: object = {}, as = user.token): Promise<CustomSign> => {
  const { body } = await server.call<CustomSign>('POST', 'custom-signs', {
    as,
    data: { signType: 'signOnly', name: 'Hund', ...data },
  })
  return body
}
const open = async ({ _id }: { _id: string }, as = user.token) =>
  (await server.call<CustomSign>('GET', `custom-signs/${_id}`, { as })).body
const save = ({ _id }: { _id: string }, data: object, as = user.token) =>
  server.call('PATCH', `custom-signs/${_id}`, { as, data })

const drawn = toStoredScene(sceneWith('signOnly', imageObject(), arrowObject('wave'), textObject('Ohr\nund Hand')))
const cardScene: Scene = apply(
  newScene('signBox'),
  { type: 'set-layout', layout: 'composed' },
  { type: 'set-style', style: 'verb' },
  { type: 'set-fixed-image', key: 'imageComposedLeft', imageReference: shownSign('hund') },
  { type: 'set-image-scale', key: 'imageComposedLeft', scale: 1.25 },
  { type: 'set-fixed-text', key: 'textBottomRight', text: 'bellen' },
)
const { objects } = drawn

describe('a custom sign', () => {
  test('is saved as it was sent, as the next revision, and its file counts as changed', async () => {
    const sign = await create()
    const { status, body } = await save(sign, { revision: 1, ...drawn })
    expect(status).toBe(200)
    const { variants, updatedAt } = body
    expect(body).toEqual({ ...sign, ...drawn, revision: 2, variants, updatedAt })
    expect(variants).not.toEqual(sign.variants)
    expect(await open(sign)).toEqual(body)
    const { body: node } = await openTree(server, user.token).attempt.get(sign.node)
    expect(node).toMatchObject({ updatedAt, summary: { customSignType: 'signOnly', thumbnail: expect.any(String) } })
  })

  test('is made with the scene that came along, once under an id that the client has made', async () => {
    const _id = crypto.randomUUID()
    const asked = { _id, signType: 'signBox', name: 'bellen', ...toStoredScene(cardScene) }
    const [one, other] = await Promise.all([create(asked), create(asked)])
    expect(one).toMatchObject({ _id, name: 'bellen', revision: 1, canWrite: true, ...toStoredScene(cardScene) })
    expect(other).toEqual(one)
    const stranger = await givenUser(server, { licence: 'active' })
    expect((await server.call('POST', 'custom-signs', { as: stranger.token, data: asked })).status).toBe(409)
  })

  test('keeps what of it is not sent, and is renamed with its node', async () => {
    const sign = await create()
    await save(sign, { revision: 1, ...drawn })
    await create({ name: 'Katze' })
    expect(await save(sign, { revision: 2, name: 'katze' })).toMatchObject({
      status: 409,
      body: { errors: { name: expect.stringContaining('existiert bereits') } },
    })
    expect(await save(sign, { revision: 2, name: ' Welpe ' })).toMatchObject({
      status: 200,
      body: { ...drawn, name: 'Welpe', revision: 2 },
    })
  })

  test('takes no save without the revision that it was based on', async () => {
    const sign = await create()
    expect(await save(sign, drawn)).toMatchObject({ status: 400, body: { errors: { revision: expect.any(String) } } })
    expect(await open(sign)).toEqual(sign)
  })

  test.each([0, 1, 3])('that is at revision 2 refuses a save based on %i, and says where it is', async (revision) => {
    const sign = await create()
    await save(sign, { revision: 1, ...drawn })
    const before = await open(sign)
    expect(await save(sign, { revision, name: 'Anders', objects: objects.slice(0, 1) })).toMatchObject({
      status: 409,
      body: { message: 'Die eigene Gebärde wurde inzwischen geändert.', data: { revision: 2 } },
    })
    expect(await open(sign)).toEqual(before)
  })

  test('takes a save again whose answer got lost, once', async () => {
    const sign = await create()
    const data = { revision: 1, name: 'Tier', ...drawn }
    const first = await save(sign, data)
    expect(await save(sign, data)).toEqual({ ...first, headers: expect.anything() })
    expect(first.body).toMatchObject({ revision: 2 })
  })

  test('refuses what is no sound scene of its type', async () => {
    const sign = await create()
    const [image] = objects
    const bodies = [
      { objects: [image, image] },
      { objects: objects.map((object) => ({ ...object, order: 0 })) },
      { objects: [{ ...image, position: { x: 5000, y: 0 } }] },
      { objects: [{ ...image, imageReference: { service: 'images', objectId: '../etc' } }] },
      { objects: [{ ...image, imageReference: 'https://fremd.example/bild.png' }] },
      { objects: [{ ...image, crop: { x: 0.5, y: 0, width: 0.9, height: 1 } }] },
      { objects: [{ ...textObject('x'.repeat(301)), id: 'a', order: 0 }] },
      { objects: [{ ...arrowObject(), id: 'a', order: 0, color: '#ff0000' }] },
      { objects: [{ ...arrowObject(), id: 'a', order: 0, fill: 'url(#x)' }] },
      { objects: Array.from({ length: 101 }, (_, order) => ({ ...arrowObject(), id: `a${order}`, order })) },
      toStoredScene(cardScene),
      { signTypeProperties: { layout: 'single', style: 'noun', imageScaleOverrides: {} } },
      { signType: 'signBox' },
      { owner: user.id },
    ]
    for (const body of bodies) expect((await save(sign, { revision: 1, ...body })).status).toBe(400)
    const card = await create({ signType: 'signBox', name: 'Karte' })
    const properties = { layout: 'single', style: 'noun', imageScaleOverrides: { imageBottom: 1.6 } }
    expect((await save(card, { revision: 1, signTypeProperties: properties })).status).toBe(400)
    expect((await save(card, { revision: 1, fixedObjects: {} })).status).toBe(400)
    expect(await open(sign)).toEqual(sign)
  })

  test('may be as big as custom signs get, and no bigger', async () => {
    const sign = await create()
    const text = { ...textObject('🦊'.repeat(300)), position: { x: 1, y: 1 } }
    const many = Array.from({ length: 100 }, (_, order) => ({ ...text, id: `${order}-`.padEnd(60, 'x'), order }))
    expect(await save(sign, { revision: 1, objects: many })).toMatchObject({ status: 200, body: { revision: 2 } })
    expect(await save(sign, { revision: 2, fill: 'x'.repeat(600_000) })).toMatchObject({ status: 413 })
  })

  test('that was made before custom signs could be drawn opens empty, and can be drawn', async () => {
    const sign = await create({ signType: 'signBox', name: 'Karte' })
    const content = { objects: [], signTypeProperties: { layout: 'single', style: 'noun', imageScaleOverrides: {} } }
    const db = server.database.db
    await db.update(customSigns).set({ content, modelVersion: 1 }).where(eq(customSigns.id, sign._id))
    expect(await open(sign)).toEqual(sign)
    expect((await save(sign, { revision: 1, ...toStoredScene(cardScene) })).status).toBe(200)
  })

  test('saved by a later version is neither opened nor changed', async () => {
    const sign = await create()
    await server.database.db.update(customSigns).set({ modelVersion: 99 }).where(eq(customSigns.id, sign._id))
    expect((await server.call('GET', `custom-signs/${sign._id}`, { as: user.token })).status).toBe(503)
    expect((await save(sign, { revision: 1, ...drawn })).status).toBe(503)
  })
})

describe('who may', () => {
  test('the team opens and changes what stands in its folders; others are told that it is not there', async () => {
    const { member, manager, owner, id } = await givenWholeTeam(server)
    const { file } = await openTree(server, member.token).file('Team', teamRoot(id), 'custom-signs')
    const sign = await open({ _id: file }, member.token)
    expect((await save(sign, { revision: 1, ...toStoredScene(cardScene) }, manager.token)).status).toBe(200)
    expect((await save(sign, { revision: 2, name: 'Zwei' }, owner.token)).status).toBe(200)
    const own = await create({}, member.token)
    for (const [one, as] of [
      [sign, user.token],
      [own, manager.token],
      [own, owner.token],
    ] as const) {
      expect((await server.call('GET', `custom-signs/${one._id}`, { as })).status).toBe(404)
      expect((await save(one, { revision: 1, name: 'Fremd' }, as)).status).toBe(404)
      expect((await server.call('DELETE', `custom-signs/${one._id}`, { as })).status).toBe(404)
    }
  })

  test('without a licence one opens what one has and changes nothing; visitors do not even that', async () => {
    const sign = await create()
    const guest = await givenUser(server)
    expect((await save(sign, { revision: 1, name: 'X' }, guest.token)).status).toBe(403)
    expect((await server.call('PATCH', `custom-signs/${sign._id}`, { data: { revision: 1, name: 'X' } })).status).toBe(
      401,
    )
    expect((await server.call('GET', `custom-signs/${sign._id}`)).status).toBe(401)
  })
})

describe('the ones used last', () => {
  const find = async (query: object = {}, as = user.token) =>
    (await server.call<{ total: number; data: CustomSign[] }>('GET', 'custom-signs', { as, query })).body
  const remember = async (...ids: readonly string[]) => {
    for (const id of ids) {
      const data = { preferences: { recentlyUsed: { 'custom-signs': [id] } } }
      await server.call('PATCH', `users/${user.id}`, { as: user.token, data })
    }
  }

  test('come in their order, ten at most, without what stands on them', async () => {
    const made = [await create({ name: 'Eins' }), await create({ name: 'Zwei', signType: 'signBox' })]
    await remember(...made.map(({ _id }) => _id))
    const { total, data } = await find()
    expect(total).toBe(2)
    expect(data.map(({ name, signType }) => [name, signType])).toEqual([
      ['Zwei', 'signBox'],
      ['Eins', 'signOnly'],
    ])
    expect(data[0]).not.toHaveProperty('objects')
    expect(data[0]?.variants.thumbnail).toContain(`/api/custom-signs/${made[1]?._id}/thumbnail`)
  })

  test('or those that are asked for, as far as they are the caller’s', async () => {
    const stranger = await givenUser(server, { licence: 'active' })
    const [own, foreign] = [await create(), await create({}, stranger.token)]
    const { data } = await find({ '_id[$in]': [own._id, foreign._id, 'kein-uuid'] })
    expect(data.map(({ _id }) => _id)).toEqual([own._id])
  })

  test('or all of the caller’s by a part of their name, the last changed first, never those of others', async () => {
    const stranger = await givenUser(server, { licence: 'active' })
    for (const name of ['Großer Hund', 'Katze', 'hundert %']) await create({ name })
    await create({ name: 'Hund' }, stranger.token)
    // Its node stands already, it itself is still to come.
    const begun = { name: 'Hundekorb', path: `,user_${user.id},`, nodeType: 'file', fileType: 'custom-signs' }
    expect((await openTree(server, user.token).attempt.create(begun)).status).toBe(201)
    const names = async (query: object) => (await find(query)).data.map(({ name }) => name)
    expect(await names({ search: '' })).toEqual(['hundert %', 'Katze', 'Großer Hund'])
    expect(await names({ search: 'HUND' })).toEqual(['hundert %', 'Großer Hund'])
    expect(await names({ search: '%' })).toEqual(['hundert %'])
    expect(await find({ search: '', $limit: 1, $skip: 1 })).toMatchObject({ total: 3, data: [{ name: 'Katze' }] })
  })
})

test('a copy has the scene of the original at revision 1, and changes for itself', async () => {
  const sign = await create()
  await save(sign, { revision: 1, ...drawn })
  const copy = await openTree(server, user.token).clone({ _id: sign.node }, personalRoot(user), 'Kopie')
  const opened = await open({ _id: copy.file ?? '' })
  expect(opened).toMatchObject({ name: 'Kopie', revision: 1, ...drawn })
  expect((await save(opened, { revision: 1, objects: [] })).status).toBe(200)
  expect(await open(sign)).toMatchObject({ revision: 2, ...drawn })
})
