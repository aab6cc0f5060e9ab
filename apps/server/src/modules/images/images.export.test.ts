import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenUser } from '../../../test/builders.ts'
import { openTestServer, type TestServer } from '../../../test/test-server.ts'
import { picture, uploadImage } from '../../../test/upload-image.ts'
import { originalKey } from '../media/originals.ts'
import { createImagesExport } from './images.export.ts'
import { findAllImages } from './images.repository.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

test('own uploads come along as files, called by their ids; one whose content is gone is empty', async () => {
  const user = await givenUser(server, { licence: 'active' })
  const other = await givenUser(server, { licence: 'active' })
  const send = async (width: number, as = user.token) => {
    const bytes = await picture(width, 10).png().toBuffer()
    return (await uploadImage(server, as, { bytes, name: `${width}.png` })).body
  }
  const [kept, lost] = [await send(10), await send(20)]
  await send(30, other.token)
  const { services, database } = server
  const lostRow = (await findAllImages(database.db, user.id)).find(({ id }) => id === lost._id)
  await services.storage.remove(originalKey(lostRow?.sha256 ?? ''))

  const files = await createImagesExport(services.storage).files({ userId: user.id, db: database.db })
  expect(files.map(({ path }) => path)).toEqual([
    'bilder/bilder.json',
    `bilder/${kept._id}.png`,
    `bilder/${lost._id}.png`,
  ])
  const lengths = await Promise.all(
    files
      .slice(1)
      .map(async ({ content }) => (Buffer.isBuffer(content) ? content : await buffer(await content())).length),
  )
  expect(lengths).toEqual([kept.byteLength, 0])
  expect(JSON.parse(String(files[0]?.content))).toMatchObject([{ name: '10.png' }, { name: '20.png' }])
})
