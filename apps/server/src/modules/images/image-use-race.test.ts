import type { CustomSign } from '@gebaerdenraum/domain/custom-signs/custom-signs.contract'
import { newScene } from '@gebaerdenraum/domain/custom-signs/new-scene'
import { type Scene, toStoredScene } from '@gebaerdenraum/domain/custom-signs/scene'
import { imageObject, sceneWith, shownUpload } from '@gebaerdenraum/domain/custom-signs/scene-builders.fixture'
import type { Document } from '@gebaerdenraum/domain/documents/documents.contract'
import { pathInside } from '@gebaerdenraum/domain/files/file-paths'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type GivenUser, givenUser } from '../../../test/builders.ts'
import { personalRoot } from '../../../test/files/tree-client.ts'
import { givenCustomSign } from '../../../test/given-custom-sign.ts'
import { freshDatabase, freshSharedDatabase } from '../../../test/test-database.ts'
import { openTestServerOn, type TestServer } from '../../../test/test-server.ts'
import { picture, uploadImage } from '../../../test/upload-image.ts'

/**
 * Using and removing an image at the same time, on two servers of one PostgreSQL (embedded: on its one). Whatever comes
 * first, no content names an image that does not exist.
 */
const ROUNDS = 20

let using: TestServer
let removing: TestServer
let user: GivenUser
beforeAll(async () => {
  const shared = await freshSharedDatabase()
  using = await openTestServerOn(shared ?? (await freshDatabase()))
  removing = shared ? await openTestServerOn(shared) : using
  user = await givenUser(using, { licence: 'active' })
})
afterAll(async () => {
  await using.close()
  if (removing !== using) await removing.close()
})

const PNG = await picture(300, 200).png().toBuffer()
const upload = async (): Promise<string> => (await uploadImage(using, user.token, { bytes: PNG })).body._id
const remove = async (id: string): Promise<number> =>
  (await removing.call('DELETE', `images/${id}`, { as: user.token })).status
const use = async (method: 'POST' | 'PATCH', path: string, data: object): Promise<number> =>
  (await using.call(method, path, { as: user.token, data })).status

const showing = (imageId: string): Scene => sceneWith('signOnly', imageObject(shownUpload(imageId)))
const emptySign = (): Promise<CustomSign> => givenCustomSign(using, user.token, newScene('signOnly'))
const withLogo = ({ properties }: Pick<Document, 'properties'>, objectId: string) => ({
  properties: { ...properties, logo: { service: 'images', objectId } },
})
const emptyDocument = async (): Promise<Document> =>
  (
    await using.call<Document>('POST', 'documents', {
      as: user.token,
      data: { type: 'target-vocabulary', name: 'Worte' },
    })
  ).body

/** Ids of images that a stored content names although there is no such image. */
const danglingIds = async (): Promise<readonly string[]> => {
  const { rows } = await using.database.pool.query<{ id: string }>(`
    select used.id from (
      select jsonb_path_query(content, '$.** ? (@.service == "images").objectId') #>> '{}' as id from documents
      union select jsonb_path_query(content, '$.** ? (@.service == "images").objectId') #>> '{}' from custom_signs
    ) as used where not exists (select 1 from images where images.id::text = used.id)`)
  return rows.map(({ id }) => id)
}

type Use = (imageId: string) => Promise<() => Promise<number>>
const uses: Readonly<Record<string, Use>> = {
  'saving a custom sign': async (imageId) => {
    const sign = await emptySign()
    return () => use('PATCH', `custom-signs/${sign._id}`, { revision: 1, ...toStoredScene(showing(imageId)) })
  },
  'making a custom sign': async (imageId) => async () =>
    use('POST', 'custom-signs', { signType: 'signOnly', name: 'Hund', ...toStoredScene(showing(imageId)) }),
  'saving a document': async (imageId) => {
    const document = await emptyDocument()
    return () => use('PATCH', `documents/${document._id}`, { revision: 1, ...withLogo(document, imageId) })
  },
  'making a document': async (imageId) => {
    const { type, ...document } = await emptyDocument()
    return () => use('POST', 'documents', { type, name: 'Worte', ...withLogo(document, imageId) })
  },
}

test.each(Object.entries(uses))('%s and removing the image never both succeed', async (_, prepare) => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const imageId = await upload()
    const run = await prepare(imageId)
    const [used, removed] = await Promise.all([run(), remove(imageId)])
    expect([used < 300 ? 'used' : used, removed]).toEqual(removed === 200 ? [400, 200] : ['used', 409])
  }
  expect(await danglingIds()).toEqual([])
})

test('a copy made while its original lets go of the image never shows one that is gone', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const imageId = await upload()
    const sign = await givenCustomSign(using, user.token, showing(imageId))
    const letGoAndRemove = async () => {
      const empty = { revision: 1, ...toStoredScene(newScene('signOnly')) }
      await removing.call('PATCH', `custom-signs/${sign._id}`, { as: user.token, data: empty })
      return remove(imageId)
    }
    const data = { clone: sign.node, name: `Kopie ${round}`, path: pathInside(personalRoot(user)) }
    const [copied, removed] = await Promise.all([use('POST', 'file-nodes', data), letGoAndRemove()])
    expect(copied).toBe(201)
    expect([200, 409]).toContain(removed)
    expect(await danglingIds()).toEqual([])
  }
})

test.each([
  ['never existed', async () => crypto.randomUUID()],
  ['is no id', async () => 'bild'],
  [
    'belongs to somebody else',
    async () => {
      const other = await givenUser(using, { licence: 'active' })
      return (await uploadImage(using, other.token, { bytes: PNG })).body._id
    },
  ],
])('an image that %s cannot be put into a file', async (_, idOf) => {
  const imageId = await idOf()
  for (const prepare of Object.values(uses)) expect(await (await prepare(imageId))()).toBe(400)
  const sign = await emptySign()
  const data = { revision: 1, ...toStoredScene(showing(imageId)) }
  expect(await using.call('PATCH', `custom-signs/${sign._id}`, { as: user.token, data })).toMatchObject({
    status: 400,
    body: { message: 'Ein eingefügtes Bild gibt es nicht (mehr).', data: { images: [imageId] } },
  })
})

test('a file whose image was removed out of its reach can still be saved', async () => {
  const imageId = await upload()
  const sign = await givenCustomSign(using, user.token, showing(imageId))
  await using.database.pool.query('delete from images where id = $1', [imageId])
  const data = { revision: 1, objects: [...sign.objects, { ...sign.objects[0], id: 'zwei', order: 1 }] }
  expect(await use('PATCH', `custom-signs/${sign._id}`, data)).toBe(200)
  // Other tests look for files that name what does not exist.
  await using.database.pool.query('delete from custom_signs where id = $1', [sign._id])
})
