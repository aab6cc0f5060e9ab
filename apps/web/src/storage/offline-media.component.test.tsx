import { beforeEach, expect, test } from 'vitest'
import { findStoredMedium, hasStoredMedia, removeOfflineMedia, removeOtherMedia, storeMedium } from './offline-media.ts'

const film = new Blob(['film'], { type: 'video/mp4' })
const picture = new Blob(['picture'], { type: 'image/webp' })
const FILM = '/media/signs/1/signVideo/default/3'
const PICTURE = '/media/signs/1/signOnly/default/3'
const read = async (address: string, destination?: RequestDestination) =>
  (await findStoredMedium(address, destination))?.text()

beforeEach(removeOfflineMedia)

test('on a device without any nothing is opened', async () => {
  expect([await hasStoredMedia(), await read(FILM)]).toEqual([false, undefined])
})

test('a medium is found under each signature, of whatever account and time', async () => {
  await storeMedium(`${FILM}?e=one&s=abc&k=me&tone=deep`, film)
  expect(await read(`${FILM}?tone=deep&k=you&s=def&e=two`)).toBe('film')
  expect(await read(`${FILM}?e=one&s=abc&k=me`)).toBeUndefined()
})

test('without a connection another size and other colours will do, but a picture is no film', async () => {
  await storeMedium(`${FILM}?e=1&s=1`, film)
  await storeMedium(`${PICTURE}?e=1&s=1&tone=deep`, picture)
  expect(await read('/media/signs/1/signVideo/tiny/3?e=2', 'video')).toBe('film')
  expect(await read('/media/signs/1/signVideo/poster/3?e=2', 'image')).toBeUndefined()
  expect(await read('/media/signs/1/signOnly/thumbnail/3?e=2', 'image')).toBe('picture')
  expect(await read('/media/signs/2/signOnly/thumbnail/3?e=2', 'image')).toBeUndefined()
})

test('a picture with words is never shown in the place of one without', async () => {
  await storeMedium(`${PICTURE}?e=1&s=1`, picture)
  expect(await read(`${PICTURE}?e=1&s=1&words=0`, 'image')).toBeUndefined()
  await storeMedium(`${PICTURE}?e=1&s=1&words=0`, new Blob(['covered'], { type: 'image/webp' }))
  expect(await read('/media/signs/1/signOnly/thumbnail/3?words=0', 'image')).toBe('covered')
})

test('what no list needs is removed', async () => {
  await storeMedium(`${FILM}?e=1&s=1`, film)
  await storeMedium(`${PICTURE}?e=1&s=1`, picture)
  await removeOtherMedia([`${PICTURE}?e=2&s=2`])
  expect([await read(FILM), await read(PICTURE)]).toEqual([undefined, 'picture'])
})
