import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SignRequest } from '@gebaerdenraum/domain/catalogue/sign-requests.contract'
import type { Page } from '@gebaerdenraum/domain/kernel/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { givenUser } from '../../../test/builders.ts'
import { type ErrorAnswer, openTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ OPERATOR_MAIL: 'betrieb@test.example' })
  await server.startWorkers()
})
afterAll(() => server.close())

test('keeps a wish, shows it to its author only, and mails the operator what is wished', async () => {
  const author = await givenUser(server)
  const other = await givenUser(server)
  const { status } = await server.call('POST', 'sign-requests', {
    as: author.token,
    data: { text: '  Quastenflosser ', comment: 'für Biologie' },
  })
  expect(status).toBe(201)
  const own = (await server.call<Page<SignRequest>>('GET', 'sign-requests', { as: author.token })).body
  expect(own.data).toMatchObject([{ text: 'Quastenflosser', comment: 'für Biologie' }])
  expect((await server.call<Page<SignRequest>>('GET', 'sign-requests', { as: other.token })).body.total).toBe(0)

  const directory = join(server.dataDir, 'mail')
  const mails = await vi.waitFor(async () => {
    const files = (await readdir(directory)).filter((file) => file.endsWith('.eml'))
    const texts = await Promise.all(files.map((file) => readFile(join(directory, file), 'utf8')))
    // Other tests send requests too.
    const found = texts.filter((text) => text.includes('Quastenflosser'))
    expect(found).toHaveLength(1)
    return found
  }, 15_000)
  expect(mails[0]).toContain('To: betrieb@test.example')
  expect(mails[0]).not.toContain(author.email)
})

test.each([
  [{ text: '   ' }, 'text'],
  [{ text: 'x'.repeat(121) }, 'text'],
  [{ text: 'gut', comment: 'x'.repeat(1001) }, 'comment'],
  [{ text: 'gut', user: 'somebody' }, 'user'],
])('refuses %j with a sentence for the field', async (data, field) => {
  const { token } = await givenUser(server)
  const { status, body } = await server.call<ErrorAnswer>('POST', 'sign-requests', { as: token, data })
  expect(status).toBe(400)
  expect(Object.keys(body.errors ?? {})).toEqual([field])
})

test('takes twenty wishes an hour and then says how long to wait', async () => {
  const { token } = await givenUser(server)
  const send = () => server.call<ErrorAnswer>('POST', 'sign-requests', { as: token, data: { text: 'Wunsch' } })
  const statuses: number[] = []
  for (let index = 0; index < 20; index += 1) statuses.push((await send()).status)
  expect(new Set(statuses)).toEqual(new Set([201]))
  const { status, body, headers } = await send()
  expect(status).toBe(429)
  expect(body.message).toMatch(/^Zu viele Versuche\. Bitte warte \d+ Minuten\.$/)
  expect(Number(headers['retry-after'])).toBeGreaterThan(3_000)
})
