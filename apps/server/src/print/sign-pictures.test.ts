import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeOriginal } from '../media/originals.ts'
import { givenSign } from '../media/test/given-sign.ts'
import { type MediaStore, openMediaStore } from '../media/test/media-server.ts'
import { findSignPicture } from './sign-pictures.ts'

let store: MediaStore
beforeAll(async () => {
  store = await openMediaStore()
})
afterAll(() => store.close())

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'
const find = (objectId: string, imageType: 'signOnly' | 'signBox' = 'signBox', isWithoutText = false) =>
  findSignPicture(
    store.database.db,
    { service: 'signs', objectId, imageType },
    { isWithoutText, appUrl: 'https://example.org' },
  )

test('a sign is printed as its card, with its title as alternative text and the address of its public page', async () => {
  const { id, slug } = await givenSign(store.database, { title: 'Haus' })
  const drawing = { from: 'spelling', title: 'Haus' }
  expect(await find(id)).toEqual({
    name: 'Haus',
    publicAddress: `https://example.org/gebaerden/${slug}`,
    source: { from: 'card', type: 'signBox', card: { title: 'Haus', wordClass: 'noun', symbol: 'house', drawing } },
  })
})

test('an imported card is printed as it is, without text it is drawn from the drawing of the sign', async () => {
  const [card, drawing] = await Promise.all(
    [LOGO, LOGO.replace('9z', '8z')].map((svg) => storeOriginal(store.storage, Buffer.from(svg))),
  )
  if (!card || !drawing) throw new Error('Nothing was stored.')
  const { id } = await givenSign(store.database, {
    isFingerspelled: false,
    media: { signBox: card, signOnly: drawing },
  })
  expect((await find(id))?.source).toEqual({ from: 'import', original: card })
  expect((await find(id, 'signBox', true))?.source).toMatchObject({
    from: 'card',
    card: { drawing: { from: 'import', original: drawing } },
  })
})

test('a sign without that drawing, and one that is not there, have no picture', async () => {
  const { id } = await givenSign(store.database, { isFingerspelled: false })
  expect([await find(id, 'signOnly'), await find('00000000-0000-7000-8000-000000000000')]).toEqual([null, null])
})
