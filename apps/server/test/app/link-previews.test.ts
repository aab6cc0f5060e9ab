import { arrowObject, sceneWith } from '@gebaerdenraum/domain/custom-signs/scene-builders.fixture'
import type { List } from '@gebaerdenraum/domain/lists/lists.contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type GivenUser, givenSigns, givenUser } from '../builders.ts'
import { givenCustomSign } from '../given-custom-sign.ts'
import { openTestServer, type TestServer } from '../test-server.ts'

let server: TestServer
let owner: GivenUser
let ids: ReadonlyMap<string, string>

beforeAll(async () => {
  server = await openTestServer()
  ids = await givenSigns(server, [{ title: 'Hund', isPreview: true }, { title: 'Katze' }, { title: 'Maus' }])
  owner = await givenUser(server, { licence: 'active' })
})
afterAll(() => server.close())

const fetchPicture = (path: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url: `/media/previews/${path}`, headers })

/** Whether a drawing stands at the right, on its white paper; otherwise only words do. */
const showsDrawing = async (path: string): Promise<boolean> => {
  const { statusCode, headers, rawPayload } = await fetchPicture(path)
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg'])
  const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([1200, 630])
  const at = (90 * info.width + 1_000) * info.channels
  return Math.min(...data.subarray(at, at + 3)) > 240
}

const share = async (signs: readonly string[], name = 'Tiere'): Promise<List> => {
  const { body } = await server.call<List>('POST', 'lists', { as: owner.token, data: { name, signs } })
  return change(body._id, { shareKey: 'generate' })
}
const change = async (id: string, data: object): Promise<List> =>
  (await server.call<List>('PATCH', `lists/${id}`, { as: owner.token, data })).body

describe('the picture of a sign', () => {
  test('shows its drawing if visitors may look at it', async () => {
    expect(await showsDrawing('signs/hund.jpg')).toBe(true)
  })

  test('shows the word alone if it is locked, to licensed people too', async () => {
    expect(await showsDrawing('signs/katze.jpg')).toBe(false)
    const headers = { authorization: `Bearer ${owner.token}` }
    const [asked, licensed] = await Promise.all([
      fetchPicture('signs/katze.jpg'),
      fetchPicture('signs/katze.jpg', headers),
    ])
    expect(licensed.rawPayload.equals(asked.rawPayload)).toBe(true)
  })

  test('may stand in pages of others', async () => {
    expect((await fetchPicture('signs/hund.jpg')).headers['cross-origin-resource-policy']).toBe('cross-origin')
  })

  test('is asked for again each time, and not sent twice', async () => {
    const { headers } = await fetchPicture('signs/hund.jpg')
    expect(headers['cache-control']).toBe('public, no-cache')
    const again = await fetchPicture('signs/hund.jpg', { 'if-none-match': String(headers['etag']) })
    expect(again.statusCode).toBe(304)
  })

  test.each([
    'signs/quokka.jpg',
    'signs/hund',
    'signs/hund.png',
    'signs/.jpg',
    'signs/%2e%2e%2fhund.jpg',
    'pages/else.jpg',
  ])('is nowhere else: %s', async (path) => {
    const { statusCode, headers } = await fetchPicture(path)
    expect(statusCode).toBe(404)
    expect(headers['content-type']).toContain('application/json')
  })
})

describe('the picture of a shared list', () => {
  test('shows its first signs, locked ones too, as the page does', async () => {
    const { shareKey } = await share([ids.get('Katze')!, ids.get('Maus')!])
    expect(await showsDrawing(`lists/${shareKey}.jpg`)).toBe(true)
    const { headers } = await fetchPicture(`lists/${shareKey}.jpg`)
    expect(headers['cache-control']).toBe('private, no-cache')
  })

  test('never shows custom signs', async () => {
    const ear = await givenCustomSign(server, owner.token, { ...sceneWith('signOnly', arrowObject()), name: 'Ohr' })
    const { shareKey } = await share([ear._id])
    expect(await showsDrawing(`lists/${shareKey}.jpg`)).toBe(false)
  })

  test('follows the list', async () => {
    const { _id, shareKey } = await share([])
    expect(await showsDrawing(`lists/${shareKey}.jpg`)).toBe(false)
    await change(_id, { signs: [ids.get('Maus')] })
    expect(await showsDrawing(`lists/${shareKey}.jpg`)).toBe(true)
  })

  test('is gone when the list is shared no longer', async () => {
    const { _id, shareKey } = await share([ids.get('Maus')!])
    await change(_id, { shareKey: null })
    expect((await fetchPicture(`lists/${shareKey}.jpg`)).statusCode).toBe(404)
  })

  test('takes any name', async () => {
    const { shareKey } = await share([], '</svg><script>alert(1)</script> & „Verkehrserziehung“ 👋'.slice(0, 60))
    expect(await showsDrawing(`lists/${shareKey}.jpg`)).toBe(false)
  })
})

test.each(['product', 'manual-alphabet'])('the picture of other pages shows hands: %s', async (page) => {
  expect(await showsDrawing(`pages/${page}.jpg`)).toBe(true)
})
