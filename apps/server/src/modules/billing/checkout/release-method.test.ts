import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GivenUser } from '../../../../test/builders.ts'
import { buyLicence, givenAddress, givenCard } from '../../../../test/given-checkout.ts'
import { givenPerson } from '../../../../test/given-team.ts'
import { orders } from '../../../../test/tables.ts'
import { type ErrorAnswer, openTestServer, type TestServer } from '../../../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const MASTERCARD = '5555 5555 5555 4444'
const givenLicence = async (license: string) => {
  const person = await givenPerson(server)
  await givenAddress(server, person)
  const card = await givenCard(server, person)
  const { _id: id } = (await buyLicence(server, person, { license, paymentMethod: card })).body.subscription
  return { person, id, card, other: await givenCard(server, person, MASTERCARD) }
}
const remove = async ({ token }: GivenUser, id: string) => {
  const query = { object: 'payment_method' }
  const { status, body } = await server.call<ErrorAnswer>('DELETE', `checkout/${id}`, { as: token, query })
  return status === 200 ? status : `${status} ${body.message}`
}
const cancel = (id: string, { token }: GivenUser, isOff: boolean) =>
  server.call<ErrorAnswer>('PATCH', `subscriptions/${id}`, { as: token, data: { cancelAtPeriodEnd: isOff } })

test('a method stays as long as the next licence is to be paid with it', async () => {
  const { person, card, other } = await givenLicence('small-5-1')
  await buyLicence(server, person, { license: 'small-3-1', paymentMethod: other })
  expect(await remove(person, other)).toMatch(/^409 Mit dieser Zahlungsmethode wird deine nächste Lizenz bezahlt/)
  await buyLicence(server, person, { license: 'small-5-1', paymentMethod: card })
  expect(await remove(person, other)).toBe(200)
  expect(await remove(person, card)).toMatch(/^409 Mit dieser Zahlungsmethode wird deine Lizenz bezahlt/)
})

test('of a cancelled licence it may go, and the licence is resumed only with another', async () => {
  const { person, id, card, other } = await givenLicence('small-3-1')
  await cancel(id, person, true)
  expect(await remove(person, card)).toBe(200)
  const refused = await cancel(id, person, false)
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringContaining('Die Zahlungsmethode dieser Lizenz wurde entfernt.'),
  ])
  const resumed = await buyLicence(server, person, { license: 'small-3-1', paymentMethod: other })
  expect(resumed.body.subscription).toMatchObject({ cancelAtPeriodEnd: false })
  expect(await remove(person, other)).toMatch(/^409/)
})

test('the next licence of a cancelled one goes with its method, and does not come back by resuming', async () => {
  const { person, id, other } = await givenLicence('small-5-1')
  await buyLicence(server, person, { license: 'small-3-1', paymentMethod: other })
  await cancel(id, person, true)
  expect(await remove(person, other)).toBe(200)
  expect((await cancel(id, person, false)).body).toMatchObject({ successor: null })
})

test('it stays while an order that it pays for has not been answered', async () => {
  const { person, card, other } = await givenLicence('small-3-1')
  const [order] = await server.database.db.select().from(orders).limit(1)
  if (!order) throw new TypeError('There is no order.')
  const waits = { status: 'charging' as const, paymentMethodId: other, idempotencyKey: 'x', bookedAt: null }
  await server.database.db.insert(orders).values({ ...order, ...waits, id: undefined, userId: person.id })
  expect(await remove(person, other)).toMatch(/^409 Mit dieser Zahlungsmethode wird gerade eine Bestellung bezahlt/)
  expect(await remove(person, card)).toMatch(/^409/)
})
