import { beforeEach, expect, test } from 'vitest'
import {
  findOrFetchMedium,
  findStoredMedium,
  hasStoredMedia,
  removeOfflineMedia,
  removeOtherMedia,
  storeMedium,
} from './offline-media.ts'

const film = new Blob(['film'], { type: 'video/mp4' })
const picture = new Blob(['picture'], { type: 'image/webp' })
const FILM = '/media/signs/1/signVideo/default/3'
const PICTURE = '/media/signs/1/signOnly/default/3'
const read = async (address: string) => (await findStoredMedium(address))?.text()
const noNetwork = async (): Promise<Response> => {
  throw new TypeError('Failed to fetch')
}
/** Without a connection; undefined where nothing will do. */
const readSimilar = (address: string, destination: RequestDestination) =>
  findOrFetchMedium(address, destination, noNetwork).then(
    (response) => response.text(),
    () => undefined,
  )

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
  expect(await readSimilar('/media/signs/1/signVideo/tiny/3?e=2', 'video')).toBe('film')
  expect(await readSimilar('/media/signs/1/signVideo/poster/3?e=2', 'image')).toBeUndefined()
  expect(await readSimilar('/media/signs/1/signOnly/thumbnail/3?e=2', 'image')).toBe('picture')
  expect(await readSimilar('/media/signs/2/signOnly/thumbnail/3?e=2', 'image')).toBeUndefined()
})

test('a picture with words is never shown in the place of one without', async () => {
  await storeMedium(`${PICTURE}?e=1&s=1`, picture)
  expect(await readSimilar(`${PICTURE}?e=1&s=1&words=0`, 'image')).toBeUndefined()
  await storeMedium(`${PICTURE}?e=1&s=1&words=0`, new Blob(['covered'], { type: 'image/webp' }))
  expect(await readSimilar('/media/signs/1/signOnly/thumbnail/3?words=0', 'image')).toBe('covered')
})

test('what no list needs is removed', async () => {
  await storeMedium(`${FILM}?e=1&s=1`, film)
  await storeMedium(`${PICTURE}?e=1&s=1`, picture)
  await removeOtherMedia([`${PICTURE}?e=2&s=2`])
  expect([await read(FILM), await read(PICTURE)]).toEqual([undefined, 'picture'])
})

test('an own card in another size will do, but never with its words in a quiz', async () => {
  await storeMedium('/api/custom-signs/7/default?u=1&r=2&e=1&s=1', picture)
  expect(await readSimilar('/api/custom-signs/7/thumbnail?u=1&r=2&e=1&s=1', 'image')).toBe('picture')
  expect(await readSimilar('/api/custom-signs/7/wordless?u=1&r=2&e=1&s=1', 'image')).toBeUndefined()
  expect(await readSimilar('/api/custom-signs/77/thumbnail?u=1&r=2&e=1&s=1', 'image')).toBeUndefined()
})

test('with a connection the size that was asked for comes', async () => {
  await storeMedium(`${FILM}?e=1&s=1`, film)
  const answer = await findOrFetchMedium('/media/signs/1/signVideo/tiny/3', 'video', async () => new Response('tiny'))
  expect(await answer.text()).toBe('tiny')
})

test('a network that answers nothing is not waited for where another size will do', async () => {
  await storeMedium(`${FILM}?e=1&s=1`, film)
  const answer = await findOrFetchMedium('/media/signs/1/signVideo/tiny/3', 'video', () => new Promise(() => undefined))
  expect(await answer.text()).toBe('film')
})
