import { pictogramPath } from '@gebaerdenraum/domain/catalogue/pictogram-path'
import { TOPIC_SYMBOLS } from '@gebaerdenraum/domain/catalogue/topic-symbols'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const get = (url: string, method: 'GET' | 'HEAD' = 'GET') => server.app.inject({ method, url })

test('a pictogram is a drawing for everybody, which can do nothing', async () => {
  const answer = await get(pictogramPath('dog-face'))
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 32 32"><.*<\/svg>$/s)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=604800',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  })
  expect((await get(pictogramPath('dog-face'), 'HEAD')).body).toBe('')
})

test.each(['no-such-pictogram.svg', '__proto__.svg', 'dog-face', 'dog-face.png', '..%2Fdog-face.svg', '.svg'])(
  'there is none at %s',
  async (file) => {
    expect((await get(`/media/pictograms/${file}`)).statusCode).toBe(404)
  },
)

test.each(Object.entries(TOPIC_SYMBOLS))('the category %s has one', async (_, symbol) => {
  expect((await get(pictogramPath(symbol))).statusCode).toBe(200)
})
