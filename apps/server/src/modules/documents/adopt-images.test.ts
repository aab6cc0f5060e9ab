import { apply, fresh } from '@gebaerdenraum/domain/documents/document-builders.fixture'
import type { Document } from '@gebaerdenraum/domain/documents/documents.contract'
import type { Image } from '@gebaerdenraum/domain/images/images.contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type GivenUser, givenUser } from '../../../test/builders.ts'
import { type GivenTeam, givenWholeTeam } from '../../../test/files/given-whole-team.ts'
import { replaceStoredImage } from '../../../test/files/replace-stored-image.ts'
import { openTree, personalRoot, teamRoot } from '../../../test/files/tree-client.ts'
import { watchStatements } from '../../../test/files/watch-statements.ts'
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
  (await server.call<Document>('GET', `documents/${id}`, { as: token })).body
const shownIn = ({ elementsKeyedById, properties: { logo } }: Document) => [
  ...Object.values(elementsKeyedById).flatMap((element) => ('image' in element && element.image ? element.image : [])),
  ...(logo ? [logo] : []),
]

/** A document of this person that shows these uploads twice, and the first one as its logo. */
const givenDocument = async ({ token }: GivenUser, ids: readonly string[], name: string): Promise<Document> => {
  const data = { type: 'target-vocabulary', name }
  const { body } = await server.call<Document>('POST', 'documents', { as: token, data })
  const images = [...ids, ...ids].map((objectId) => ({ service: 'images', objectId }) as const)
  const pageId = body.pageIds[0] ?? ''
  const { properties, pagesKeyedById, elementsKeyedById } = apply(
    body,
    { type: 'fill', pageId, place: null, images, ...fresh() },
    { type: 'set-logo', logo: images[0] ?? null },
  )
  const change = { revision: 1, properties, pagesKeyedById, elementsKeyedById }
  return (await server.call<Document>('PATCH', `documents/${body._id}`, { as: token, data: change })).body
}

test('a copy for the team has own copies of the uploads it shows, each once, and everybody sees them', async () => {
  const { member, manager } = team
  const [one, other] = [await upload(member), await upload(member)]
  const document = await givenDocument(member, [one._id, other._id], 'Tiere')
  const copy = await openTree(server, member.token).clone({ _id: document.node }, teamRoot(team.id), 'Für alle')
  const shown = shownIn(await open(copy.file, manager))
  expect(shown.map(({ service }) => service)).toEqual(Array(5).fill('images'))
  const ids = [...new Set(shown.map(({ objectId }) => objectId))]
  expect(ids).toHaveLength(2)
  expect(ids).not.toContain(one._id)
  for (const id of ids) {
    const { status, body } = await server.call<Image>('GET', `images/${id}`, { as: manager.token })
    expect(status).toBe(200)
    expect(body).toMatchObject({ owner: team.id, name: 'Hund.png', width: 20 })
    expect((await server.app.inject({ url: body.variants.original })).statusCode).toBe(200)
  }
  expect(shownIn(await open(document._id, member)).map(({ objectId }) => objectId)).toContain(one._id)
})

test('a copy for the same owner shows the same uploads', async () => {
  const { member } = team
  const { _id } = await upload(member)
  const document = await givenDocument(member, [_id], 'Eigenes')
  const copy = await openTree(server, member.token).clone({ _id: document.node }, personalRoot(member), 'Kopie')
  expect(shownIn(await open(copy.file, member))).toEqual(shownIn(document))
})

test('naming the upload of somebody else in a document is no way to it', async () => {
  const stranger = await givenUser(server, { licence: 'active' })
  const { _id } = await upload(stranger)
  const { member } = team
  const own = await upload(member)
  const { _id: id } = await givenDocument(member, [own._id], 'Fremdes')
  await replaceStoredImage(server, own, { _id })
  const document = await open(id, member)
  const copy = await openTree(server, member.token).clone({ _id: document.node }, teamRoot(team.id), 'Fremdes')
  expect(shownIn(await open(copy.file, member))).toEqual(shownIn(document))
  expect((await server.call('GET', `images/${_id}`, { as: member.token })).status).toBe(404)
})

const move = (node: string, path: string, { token }: GivenUser) =>
  server.call('PATCH', `file-nodes/${node}`, { as: token, data: { path } })
const imageOf = (id: string, { token }: GivenUser) => server.call<Image>('GET', `images/${id}`, { as: token })

test('a document that is moved to the team shows its pictures to the team, and whoever had it open is told', async () => {
  const { member, manager } = team
  const { _id } = await upload(member)
  const document = await givenDocument(member, [_id], 'Umzug')
  const { _id: folder } = await openTree(server, member.token).folder('Karton', personalRoot(member))
  expect((await move(document.node, `,user_${member.id},${folder},`, member)).status).toBe(200)
  expect(await open(document._id, member)).toMatchObject({ revision: document.revision })

  expect((await move(folder, `,team_${team.id},`, member)).status).toBe(200)
  const moved = await open(document._id, manager)
  expect(moved.revision).toBe(document.revision + 1)
  const ids = [...new Set(shownIn(moved).map(({ objectId }) => objectId))]
  expect(ids).toHaveLength(1)
  expect((await imageOf(ids[0] ?? '', manager)).body).toMatchObject({ owner: team.id, name: 'Hund.png' })
  const save = { revision: document.revision, properties: { ...document.properties, title: 'Alt' } }
  const { status } = await server.call('PATCH', `documents/${document._id}`, { as: member.token, data: save })
  expect(status).toBe(409)
  // The picture stays with the person who uploaded it, and may go: no place of his shows it any more.
  expect((await imageOf(_id, member)).body).toMatchObject({ owner: member.id, places: [] })
  const copy = await server.call('DELETE', `images/${ids[0]}`, { as: manager.token })
  expect(copy).toMatchObject({ status: 409, body: { data: { places: [{ _id: document._id }] } } })
})

test('a document that is taken out of the team keeps its pictures when its owner leaves', async () => {
  const whole = await givenWholeTeam(server)
  const { member } = whole
  const { body: image } = await uploadImage(server, member.token, {
    bytes: await picture(21, 10).png().toBuffer(),
    fields: { owner: whole.id, ownerType: 'teams' },
  })
  const document = await givenDocument(member, [image._id], 'Mein')
  // Into the team and out of it again: what it shows by then is the team's.
  await move(document.node, `,team_${whole.id},`, member)
  await move(document.node, `,user_${member.id},`, member)
  await server.database.pool.query('update users set team_id = null, team_role = null where id = $1', [member.id])
  const ids = shownIn(await open(document._id, member)).map(({ objectId }) => objectId)
  expect((await imageOf(ids[0] ?? '', member)).body).toMatchObject({ owner: member.id })
})

test('moving many documents takes as many statements as moving one', async () => {
  const { member } = team
  const { _id } = await upload(member)
  const tree = openTree(server, member.token)
  const counts = []
  for (const count of [1, 6]) {
    const folder = await tree.folder(`Zu ${count}`, personalRoot(member))
    for (let index = 0; index < count; index += 1) {
      const { node } = await givenDocument(member, [_id], `Blatt ${count} ${index}`)
      await move(node, `${folder.path}${folder._id},`, member)
    }
    const statements = await watchStatements(() => move(folder._id, `,team_${team.id},`, member), /./)
    counts.push(statements.length)
  }
  expect(counts[1]).toBe(counts[0])
})
