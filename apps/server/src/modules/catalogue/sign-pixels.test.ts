import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { cardPixels } from '@gebaerdenraum/drawing/cards/card-pixels'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenUser } from '../../../test/builders.ts'
import { openTestServer, type TestServer } from '../../../test/test-server.ts'
import { uploadFile } from '../../../test/upload-image.ts'
import { countCatalogueRevision } from './import/import.repository.ts'
import { importCatalogue } from './import/import-catalogue.ts'
import { csv, drawing, folderWith, removeFolders } from './import/test/source-folder.ts'
import { measurePictures } from './media/measure-pictures.ts'
import { picturePixels } from './tables/picture-pixels.ts'

let server: TestServer
let licensed: string
beforeAll(async () => {
  server = await openTestServer()
  licensed = (await givenUser(server, { billingType: 'free' })).token
  const photo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#808080' } })
  const source = await folderWith({
    'signs.csv': csv(
      'foto,Foto,noun,T,,,',
      'karte,Karte,noun,T,,house,',
      'linien,Linien,noun,T,,,',
      'neu,Neu,noun,T,,,',
      'gross,Groß,noun,T,,,',
    ),
    // Lies on its side, as cameras write it.
    'foto.signOnly.jpg': await photo(300, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    'karte.signOnly.png': await photo(640, 640).png().toBuffer(),
    'karte.signBox.png': await photo(80, 123).png().toBuffer(),
    'linien.signOnly.svg': drawing(3),
    'neu.signOnly.svg': drawing(4),
    'gross.signOnly.png': await photo(2800, 1400).png().toBuffer(),
  })
  await importCatalogue({ source, database: server.database, storage: server.services.storage })
})
afterAll(async () => {
  await server.close()
  await removeFolders()
})

const pixelsOf = async (slug: string, as?: string) => {
  const { body } = await server.call<{ data: Sign[] }>('GET', `signs?slug=${slug}`, { as })
  return body.data[0]?.pixels
}

test('a drawing of pixels says how many it has, upright, and how fine the cards made of it are', async () => {
  const size = { width: 200, height: 300 }
  expect(await pixelsOf('foto', licensed)).toEqual({
    signOnly: size,
    signBox: cardPixels('signBox', size, false),
    signMap: cardPixels('signMap', size, false),
  })
})

test('an imported card counts for itself', async () => {
  expect(await pixelsOf('karte', licensed)).toMatchObject({
    signBox: { width: 80, height: 123 },
    signMap: cardPixels('signMap', { width: 640, height: 640 }, true),
  })
})

test('what cards keep of a large photograph counts, not what it had', async () => {
  const { signOnly, signMap } = (await pixelsOf('gross', licensed)) ?? {}
  expect(signOnly).toEqual({ width: 2800, height: 1400 })
  expect(signMap).toEqual(cardPixels('signMap', { width: 1400, height: 700 }, false))
})

test('vectors have none, and of a locked sign nothing is told', async () => {
  expect(await pixelsOf('linien', licensed)).toBeUndefined()
  expect(await pixelsOf('foto')).toBeUndefined()
})

test('a drawing that an administrator uploads is measured too', async () => {
  const { token } = await givenUser(server, { role: 'admins', billingType: 'free' })
  const { body } = await server.call<{ data: Sign[] }>('GET', 'signs?slug=neu', { as: token })
  const bytes = await sharp({ create: { width: 50, height: 70, channels: 3, background: '#123456' } })
    .png()
    .toBuffer()
  const fields = { sign: body.data[0]?._id ?? '', type: 'signOnly' }
  expect((await uploadFile(server, token, 'catalogue-media', { bytes, fields })).status).toBe(201)
  await expect
    .poll(() => pixelsOf('neu', licensed), { timeout: 20_000 })
    .toMatchObject({ signOnly: { width: 50, height: 70 } })
})

test('what was imported before pixels were counted is measured at night', async () => {
  const { db } = server.database
  const before = await pixelsOf('karte', licensed)
  await db.delete(picturePixels)
  await countCatalogueRevision(db)
  await server.services.catalogue.refresh()
  expect(await pixelsOf('karte', licensed)).toBeUndefined()
  const { signal } = new AbortController()
  await measurePictures({}, { services: server.services, log: server.app.log, signal })
  await server.services.catalogue.refresh()
  expect(await pixelsOf('karte', licensed)).toEqual(before)
})
