import type { CustomSign } from '@gebaerdenraum/domain/custom-signs/custom-signs.contract'
import { newScene } from '@gebaerdenraum/domain/custom-signs/new-scene'
import type { Scene } from '@gebaerdenraum/domain/custom-signs/scene'
import {
  apply,
  arrowObject,
  imageObject,
  sceneWith,
  shownUpload,
} from '@gebaerdenraum/domain/custom-signs/scene-builders.fixture'
import { picturesIn } from '@gebaerdenraum/domain/custom-signs/scene-pictures'
import type { Image } from '@gebaerdenraum/domain/images/images.contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type GivenUser, givenUser } from '../../../test/builders.ts'
import { type GivenTeam, givenWholeTeam } from '../../../test/files/given-whole-team.ts'
import { replaceStoredImage } from '../../../test/files/replace-stored-image.ts'
import { openTree, personalRoot, teamRoot } from '../../../test/files/tree-client.ts'
import { givenCustomSign } from '../../../test/given-custom-sign.ts'
import { openTestServer, type TestServer } from '../../../test/test-server.ts'
import { picture, uploadImage } from '../../../test/upload-image.ts'

let server: TestServer
let team: GivenTeam
beforeAll(async () => {
  server = await openTestServer()
  team = await givenWholeTeam(server)
})
afterAll(() => server.close())

const upload = async ({ token }: GivenUser): Promise<Image> =>
  (await uploadImage(server, token, { bytes: await picture(20, 10).png().toBuffer(), name: 'Hund.png' })).body
const open = async (id: string | null, { token }: GivenUser) =>
  (await server.call<CustomSign>('GET', `custom-signs/${id}`, { as: token })).body
const shownIn = (sign: CustomSign): readonly string[] => picturesIn(sign as Scene).map(({ objectId }) => objectId)

/** A card of this person that shows an upload freely and in a slot. */
const givenCard = async ({ token }: GivenUser, imageId: string, name: string): Promise<CustomSign> => {
  const scene = apply(
    { ...newScene('signBox'), name },
    { type: 'add-objects', objects: [imageObject(shownUpload(imageId))], newObjectIds: ['a'] },
    { type: 'set-fixed-image', key: 'imageBottom', imageReference: shownUpload(imageId) },
  )
  return givenCustomSign(server, token, scene)
}

test('a copy for the team has own copies of the uploads it shows, each once, and everybody sees them', async () => {
  const { member, manager } = team
  const { _id } = await upload(member)
  const card = await givenCard(member, _id, 'Hund')
  const copy = await openTree(server, member.token).clone({ _id: card.node }, teamRoot(team.id), 'Für alle')
  const opened = await open(copy.file, manager)
  const ids = [...new Set(shownIn(opened))]
  expect(shownIn(opened)).toHaveLength(2)
  expect(ids).toHaveLength(1)
  expect(ids).not.toContain(_id)
  const { body: image } = await server.call<Image>('GET', `images/${ids[0]}`, { as: manager.token })
  expect(image).toMatchObject({ owner: team.id, name: 'Hund.png', width: 20 })
  const { payload } = await server.app.inject({ url: opened.variants.svg })
  expect(payload.match(/<image/g)).toHaveLength(2)
  expect(shownIn(await open(card._id, member))).toEqual([_id, _id])
})

test('a copy for the same owner shows the same uploads', async () => {
  const { member } = team
  const { _id } = await upload(member)
  const card = await givenCard(member, _id, 'Eigenes')
  const copy = await openTree(server, member.token).clone({ _id: card.node }, personalRoot(member), 'Kopie')
  expect(shownIn(await open(copy.file, member))).toEqual([_id, _id])
})

test('moved to the team it takes its pictures along, as its next revision; the upload stays with its owner', async () => {
  const { member, manager } = team
  const { _id } = await upload(member)
  const card = await givenCard(member, _id, 'Umzug')
  await openTree(server, member.token).move({ _id: card.node }, teamRoot(team.id))
  const moved = await open(card._id, manager)
  expect(moved.revision).toBe(2)
  expect(shownIn(moved)).not.toContain(_id)
  expect((await server.app.inject({ url: moved.variants.svg })).payload).toContain('<image')
  expect((await server.call('GET', `images/${_id}`, { as: member.token })).body).toMatchObject({ places: [] })
  const save = { revision: 1, objects: [] }
  const { status } = await server.call('PATCH', `custom-signs/${card._id}`, { as: member.token, data: save })
  expect(status).toBe(409)
})

test('naming the upload of somebody else in a custom sign is no way to it', async () => {
  const stranger = await givenUser(server, { licence: 'active' })
  const { _id } = await upload(stranger)
  const { member } = team
  const own = await upload(member)
  const card = await givenCard(member, own._id, 'Fremdes')
  await replaceStoredImage(server, own, { _id })
  const copy = await openTree(server, member.token).clone({ _id: card.node }, teamRoot(team.id), 'Fremdes')
  expect(shownIn(await open(copy.file, member))).toEqual([_id, _id])
  expect((await server.call('GET', `images/${_id}`, { as: member.token })).status).toBe(404)
})

test('shown in an editor it says how fine its uploads are', async () => {
  const { member } = team
  const { _id } = await upload(member)
  const photo = await givenCustomSign(server, member.token, sceneWith('signOnly', imageObject(shownUpload(_id))))
  const drawn = await givenCustomSign(server, member.token, sceneWith('signOnly', arrowObject()))
  const query = `custom-signs?_id[$in][]=${photo._id}&_id[$in][]=${drawn._id}`
  const { body } = await server.call<{ data: readonly CustomSign[] }>('GET', query, { as: member.token })
  // 20 pixels stand on 600 of the 800 units of the canvas.
  expect(body.data.map(({ pixels }) => pixels && Math.round(pixels.width * 100))).toEqual([2667, null])
})
