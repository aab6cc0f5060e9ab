import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { givenSigns, givenUser } from '../builders.ts'
import { signs } from '../tables.ts'
import { openTestServer, type TestServer } from '../test-server.ts'

let server: TestServer
let url: string
let token: string
let hund: string
beforeAll(async () => {
  server = await openTestServer()
  const titles = ['Hund', ...Array.from({ length: 20 }, (_, index) => `Hund ${index}`)]
  const ids = await givenSigns(
    server,
    titles.map((title) => ({ title, isPreview: true })),
  )
  hund = ids.get('Hund') ?? ''
  token = (await givenUser(server, { licence: 'active' })).token
  url = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())
afterEach(() => void vi.restoreAllMocks())

/** The answer, and whether the application made it. */
const ask = async (search: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') => {
  const writing = vi.spyOn(server.services.signPages, 'write').mockClear()
  const response = await fetch(`${url}/api/signs?search=${search}`, { method, headers })
  const { date, ...others } = Object.fromEntries(response.headers)
  const requestId = others['x-request-id']
  delete others['x-request-id']
  return {
    status: response.status,
    requestId,
    headers: others,
    text: await response.text(),
    isMade: writing.mock.calls.length > 0,
  }
}

test.each(['br', 'gzip', 'identity'])('a visitor gets the same again from memory (%s)', async (encoding) => {
  const headers = { 'accept-encoding': encoding }
  const first = await ask('hund', headers)
  const second = await ask('hund', headers)
  expect([first.isMade, second.isMade]).toEqual([true, false])
  expect(second).toEqual({ ...first, isMade: false, requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) })
  expect(second.requestId).not.toBe(first.requestId)
  expect(first.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding)
  expect(JSON.parse(second.text).total).toBe(21)
})

test('an account gets its own answer, and leaves none to visitors', async () => {
  await ask('hund+1')
  const [mine, again] = [
    await ask('hund+1', { authorization: `Bearer ${token}` }),
    await ask('hund+1', { authorization: `Bearer ${token}` }),
  ]
  expect([mine.isMade, again.isMade]).toEqual([true, true])
  expect(mine.text).toContain('&k=')
  const visitor = await ask('hund+1')
  expect([visitor.isMade, visitor.text.includes('&k=')]).toEqual([false, false])

  await ask('hund+2', { authorization: `Bearer ${token}` })
  expect((await ask('hund+2')).isMade).toBe(true)
})

test('a token that does not hold is refused, though a visitor would be answered', async () => {
  await ask('hund+3')
  for (const authorization of ['', 'Bearer x', token]) expect((await ask('hund+3', { authorization })).status).toBe(401)
})

test('HEAD has no body, and other methods are refused', async () => {
  const { headers } = await ask('hund+4')
  const head = await ask('hund+4', {}, 'HEAD')
  expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', headers['content-length']])
  expect((await ask('hund+4', {}, 'POST')).status).toBe(405)
})

test('a change of the catalogue is in the next answer', async () => {
  await ask('hund+sieben')
  await server.database.db.update(signs).set({ title: 'Hund Sieben' }).where(eq(signs.id, hund))
  await server.database.pool.query('update catalogue set revision = revision + 1')
  await server.services.catalogue.refresh()
  const answer = await ask('hund+sieben')
  expect(answer.isMade).toBe(true)
  expect(JSON.parse(answer.text).data[0].name).toBe('Hund Sieben')
})
