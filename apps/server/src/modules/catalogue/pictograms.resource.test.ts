import type { Page } from '@gebaerdenraum/domain/kernel/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenSigns, givenUser } from '../../../test/builders.ts'
import { openTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await openTestServer()
  token = (await givenUser(server, { role: 'admins' })).token
  await givenSigns(server, [{ title: 'Wauwau', symbol: 'dog-face' }])
})
afterAll(() => server.close())

const find = async (query: string) =>
  (await server.call<Page<{ readonly _id: string }>>('GET', `pictograms${query}`, { as: token })).body

test('finds pictograms by the German word of a sign, and by their English names', async () => {
  expect((await find('?search=wauw')).data).toEqual([{ _id: 'dog-face' }])
  expect((await find('?search=dog')).data).toContainEqual({ _id: 'guide-dog' })
})

test('gives them in pages', async () => {
  const first = await find('?$limit=10')
  const second = await find('?$limit=10&$skip=10')
  expect(first.total).toBeGreaterThan(1_000)
  expect(new Set([...first.data, ...second.data].map(({ _id }) => _id)).size).toBe(20)
})
