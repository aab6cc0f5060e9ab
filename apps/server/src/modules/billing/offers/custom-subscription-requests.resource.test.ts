import type { CustomSubscriptionRequest } from '@gebaerdenraum/domain/billing/custom-subscription-requests.contract'
import type { Page } from '@gebaerdenraum/domain/kernel/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenPerson } from '../../../../test/given-team.ts'
import { freshAddress, mailsTo } from '../../../../test/mails.ts'
import { type ErrorAnswer, openTestServer, type TestServer } from '../../../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ OPERATOR_MAIL: 'betrieb@test.example' })
})
afterAll(() => server.close())

const REQUEST = { name: 'Toni Träger', email: 'toni@test.example', organisation: 'Werkstatt', seats: 200, period: 24 }
const send = (data: object, from = freshAddress()) =>
  server.call<ErrorAnswer>('POST', 'custom-subscription-requests', { data, from })

test('a visitor asks for 200 seats: the operator gets a mail, administrators see it, others do not', async () => {
  // Other tests send requests too.
  const email = 'angebot@test.example'
  expect((await send({ ...REQUEST, email, message: 'Bitte um ein Angebot.' })).status).toBe(201)
  const mails = await mailsTo(server, 'betrieb@test.example')
  const mail = mails.find(({ text }) => text.includes(email))
  expect(mail?.subject).toBe('Lizenzanfrage: 200 Plätze')
  expect(mail?.text).toContain('2 Jahre')
  const [receipt] = await mailsTo(server, email)
  expect(receipt?.subject).toBe('Deine Lizenzanfrage bei Gebärdenraum')
  expect(receipt?.text).not.toContain('Bitte um ein Angebot.')
  const admin = await givenPerson(server, { role: 'admins' })
  const path = 'custom-subscription-requests'
  const { body } = await server.call<Page<CustomSubscriptionRequest>>('GET', path, { as: admin.token })
  const found = body.data.filter((request) => request.email === email)
  expect(found).toMatchObject([{ ...REQUEST, email, message: 'Bitte um ein Angebot.' }])
  const person = await givenPerson(server)
  expect((await server.call('GET', path, { as: person.token })).status).toBe(403)
})

test.each([
  [{ ...REQUEST, email: 'toni' }, 'email'],
  [{ ...REQUEST, seats: 0 }, 'seats'],
  [{ ...REQUEST, seats: 1.5 }, 'seats'],
  [{ ...REQUEST, name: '' }, 'name'],
])('refuses %j with a sentence for the field', async (data, field) => {
  const { status, body } = await send(data)
  expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]])
})

test('takes five requests an hour from one address', async () => {
  const address = freshAddress()
  const statuses = []
  for (let n = 0; n < 6; n += 1) statuses.push((await send(REQUEST, address)).status)
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
})

test('one address gets five receipts a day at most, wherever the requests come from', async () => {
  const email = 'viele@test.example'
  for (let n = 0; n < 6; n += 1) expect((await send({ ...REQUEST, email })).status).toBe(201)
  expect(await mailsTo(server, email)).toHaveLength(5)
})
