import type { CheckoutState } from '@gebaerdenraum/domain/billing/checkout.contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type GivenUser, givenUser, PASSWORD } from '../../../../test/builders.ts'
import {
  buyLicence,
  CARDS,
  COMPANY,
  givenAddress,
  givenCard,
  givenDebit,
  IBANS,
  PERSON,
  preview,
  typedCard,
} from '../../../../test/given-checkout.ts'
import { givenMember, givenPerson, givenTeamOf } from '../../../../test/given-team.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { orders, payments, subscriptions, users } from '../../../../test/tables.ts'
import { type ErrorAnswer, openTestServer, type TestServer } from '../../../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const givenCustomer = async (address = PERSON): Promise<GivenUser> => {
  const person = await givenPerson(server)
  await givenAddress(server, person, address)
  return person
}
const stateOf = async ({ token }: GivenUser) =>
  (await server.call<CheckoutState>('GET', 'checkout', { as: token })).body
const ordersOf = ({ id }: GivenUser) =>
  server.database.db.select().from(orders).where(eq(orders.userId, id)).orderBy(orders.id)

describe('a first licence', () => {
  test('paid by card is active at once, for the price that was shown, and its payer is licensed', async () => {
    const person = await givenCustomer()
    const shown = await preview(server, person, 'single-1-12')
    expect(shown).toMatchObject({ change: 'purchase', subtotal: 8400, tax: 1596, total: 9996 })
    const paymentMethod = await givenCard(server, person)
    const { status, body } = await buyLicence(server, person, {
      license: 'single-1-12',
      paymentMethod,
      prorationTimestamp: shown.subscription_proration_date,
      total: shown.total,
    })
    expect(status).toBe(200)
    expect(body.subscription).toMatchObject({
      status: 'active',
      subscriptionType: 'stripe',
      provider: 'sandbox',
      license: 'single-1-12',
      payment: { status: 'paid', method: 'card' },
      renewal: { licenseObject: { id: 'single-1-12' }, status: 'planned' },
    })
    expect(Date.parse(body.subscription.periodEnd ?? '') / 1000).toBe(shown.period_end)
    const [order] = await ordersOf(person)
    expect(order?.priced.total).toBe(shown.total)
    const session = await server.call('GET', 'session', { as: person.token })
    expect(session.body).toMatchObject({ user: { hasActiveSubscription: true }, license: { size: 1, period: 12 } })
    expect((await mailsTo(server, person.email)).map(({ subject }) => subject)).toEqual(['Deine Lizenz ist aktiv'])
    expect(await stateOf(person)).toMatchObject({
      provider: 'sandbox',
      paymentMethods: [{ id: paymentMethod, type: 'card', card: { brand: 'visa' }, last4: '4242' }],
      defaultPaymentMethod: paymentMethod,
    })
  })

  test('paid by direct debit is active while the money is on its way', async () => {
    const person = await givenCustomer()
    const paymentMethod = await givenDebit(server, person)
    const { body } = await buyLicence(server, person, { license: 'small-3-1', paymentMethod })
    expect(body.subscription).toMatchObject({ status: 'active', payment: { status: 'in-progress', dueTotal: 0 } })
  })

  test('is refused with the provider’s words when the card is declined, and another card works', async () => {
    const person = await givenCustomer()
    const declined = await givenCard(server, person, CARDS.declined)
    const answer = await buyLicence(server, person, { license: 'single-1-1', paymentMethod: declined })
    expect([answer.status, answer.body.message]).toEqual([
      402,
      'Deine Karte wurde abgelehnt. Bitte nimm eine andere Zahlungsmethode.',
    ])
    expect((await stateOf(person)).paymentMethods).toEqual([])
    expect((await server.call('GET', 'session', { as: person.token })).body).toMatchObject({ subscription: null })
    const card = await givenCard(server, person)
    expect((await buyLicence(server, person, { license: 'single-1-1', paymentMethod: card })).status).toBe(200)
  })

  test('needs a billing address, a payment method of one’s own, and a preview of this hour', async () => {
    const stranger = await givenCustomer()
    const foreign = await givenCard(server, stranger)
    const person = await givenPerson(server)
    expect((await buyLicence(server, person, { license: 'single-1-1', paymentMethod: 'invoice' })).status).toBe(400)
    await givenAddress(server, person)
    const card = await givenCard(server, person)
    const old = Math.floor(Date.now() / 1000) - 4_000
    const tries = [
      { license: 'single-1-1', paymentMethod: foreign },
      { license: 'single-1-1' },
      { license: 'single-1-1', paymentMethod: 'invoice' },
      { license: 'institution-10-24', paymentMethod: card },
      { license: 'single-1-7', paymentMethod: card },
      { license: 'single-1-1', paymentMethod: card, prorationTimestamp: old },
      { license: 'single-1-1', paymentMethod: card, total: 1 },
    ]
    const statuses = []
    for (const wish of tries) statuses.push((await buyLicence(server, person, wish)).status)
    expect(statuses).toEqual([400, 400, 400, 400, 404, 409, 409])
    expect(await ordersOf(person)).toEqual([])
  })
})

describe('an order', () => {
  test('sent at once, twice and late with one key buys once and answers the same', async () => {
    const person = await givenCustomer()
    const paymentMethod = await givenCard(server, person)
    const wish = {
      license: 'single-1-1',
      paymentMethod,
      key: 'one-order-only',
      prorationTimestamp: Math.floor(Date.now() / 1000),
    }
    const together = await Promise.all([1, 2, 3].map(() => buyLicence(server, person, wish)))
    const late = await buyLicence(server, person, wish)
    expect([...together, late].map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set([...together, late].map(({ body }) => body.subscription._id)).size).toBe(1)
    const [order, ...others] = await ordersOf(person)
    expect(others).toEqual([])
    const tries = await server.database.db
      .select()
      .from(payments)
      .where(eq(payments.orderId, order?.id ?? ''))
    expect(tries).toHaveLength(1)
    const changed = await buyLicence(server, person, { ...wish, license: 'single-1-12' })
    expect(changed.status).toBe(422)
  })

  test('sent twice at once with two keys buys once', async () => {
    const person = await givenCustomer()
    const paymentMethod = await givenCard(server, person)
    const both = await Promise.all(
      [1, 2].map(() => buyLicence(server, person, { license: 'single-1-1', paymentMethod })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await ordersOf(person)).toHaveLength(1)
  })

  test('without a key is refused', async () => {
    const person = await givenCustomer()
    const data = { license: 'single-1-1', paymentMethod: 'x', prorationTimestamp: Math.floor(Date.now() / 1000) }
    const { status, body } = await server.call<ErrorAnswer>('PATCH', 'checkout', { as: person.token, data })
    expect([status, body.message]).toEqual([400, 'Der Kopf Idempotency-Key fehlt'])
  })
})

describe('a change', () => {
  const givenLicence = async (license: string, address = PERSON) => {
    const person = await givenCustomer(address)
    const paymentMethod = await givenCard(server, person)
    await buyLicence(server, person, { license, paymentMethod })
    return { ...person, paymentMethod }
  }

  test('to more seats begins at once, costs what was shown and keeps the end', async () => {
    const person = await givenLicence('small-3-12')
    const before = (await stateOf(person)).subscription
    const shown = await preview(server, person, 'institution-10-12')
    expect(shown).toMatchObject({ change: 'upgrade', next_payment_attempt: null })
    const { body } = await buyLicence(server, person, {
      license: 'institution-10-12',
      prorationTimestamp: shown.subscription_proration_date,
      total: shown.total,
    })
    expect(body.subscription).toMatchObject({
      _id: before?._id,
      license: 'institution-10-12',
      periodEnd: before?.periodEnd,
      payment: { status: 'paid' },
    })
    const [, upgrade] = await ordersOf(person)
    expect(upgrade?.priced.total).toBe(shown.total)
  })

  test('to fewer seats begins when the period ends, and is taken back by choosing the licence one has', async () => {
    const person = await givenLicence('institution-10-12')
    const shown = await preview(server, person, 'small-3-12')
    expect(shown).toMatchObject({ change: 'successor', total: 24_990 })
    expect(shown.next_payment_attempt).toBe(shown.period_start)
    const { body } = await buyLicence(server, person, { license: 'small-3-12' })
    expect(body.subscription).toMatchObject({
      license: 'institution-10-12',
      renewal: { licenseObject: { id: 'small-3-12' }, status: 'planned' },
    })
    const successor = body.subscription.successor ?? ''
    const found = await server.call('GET', 'subscriptions', { as: person.token, query: { successor } })
    expect(found.body).toMatchObject({ total: 1, data: [{ _id: body.subscription._id }] })
    const kept = await buyLicence(server, person, { license: 'institution-10-12' })
    expect(kept.body.subscription).toMatchObject({ successor: null, renewal: { licenseObject: { size: 10 } } })
    expect((await buyLicence(server, person, { license: 'institution-10-12' })).status).toBe(409)
  })

  test('that would leave members without a seat says how many', async () => {
    const team = await givenTeamOf(server, 10)
    for (let n = 0; n < 4; n += 1) await givenMember(server, team)
    await givenAddress(server, team.owner, COMPANY)
    const end = new Date(Date.now() + 100 * 86_400_000)
    const term = { periodStart: new Date(), periodEnd: end }
    await server.database.db.update(subscriptions).set(term).where(eq(subscriptions.id, team.subscriptionId))
    expect(await preview(server, team.owner, 'small-3-12')).toMatchObject({ change: 'successor', surplus: 2 })
  })

  test('of the card alone charges that from now on, and the old one may go', async () => {
    const person = await givenLicence('single-1-1')
    const other = await givenCard(server, person, '5555 5555 5555 4444')
    const remove = (id: string) =>
      server.call('DELETE', `checkout/${id}`, { as: person.token, query: { object: 'payment_method' } })
    expect((await remove(person.paymentMethod)).status).toBe(409)
    expect((await buyLicence(server, person, { license: 'single-1-1', paymentMethod: other })).status).toBe(200)
    expect((await remove(person.paymentMethod)).status).toBe(200)
    expect((await remove(person.paymentMethod)).status).toBe(404)
    expect((await stateOf(person)).defaultPaymentMethod).toBe(other)
  })
})

describe('the sandbox', () => {
  test.each([
    ['4242 4242 4242 4241', 'Deine Kartennummer ist ungültig.'],
    ['1234', 'Deine Kartennummer ist ungültig.'],
  ])('refuses the card number %s', async (number, message) => {
    const { token } = await givenPerson(server)
    const data = {
      object: 'payment_method',
      type: 'card',
      name: 'E',
      card: typedCard(number),
    }
    const answer = await server.call<ErrorAnswer>('POST', 'checkout', { as: token, data })
    expect([answer.status, answer.body.message]).toEqual([400, message])
  })

  test('refuses a wrong IBAN and keeps of a right one only its last digits', async () => {
    const person = await givenPerson(server)
    const data = { object: 'payment_method', type: 'sepa_debit', name: 'E', email: 'e@test.example' }
    const wrong = await server.call<ErrorAnswer>('POST', 'checkout', {
      as: person.token,
      data: { ...data, iban: 'DE89 3704 0044 0532 0130 01' },
    })
    expect([wrong.status, wrong.body.message]).toEqual([400, 'Die IBAN ist ungültig.'])
    await givenDebit(server, person, IBANS.works)
    const { rows } = await server.database.pool.query('select * from sandbox_methods where user_id = $1', [person.id])
    expect(JSON.stringify(rows)).toContain('3000')
    expect(JSON.stringify(rows)).not.toContain('0532')
  })

  test('begins a setup and takes it back', async () => {
    const { token } = await givenPerson(server)
    const query = { object: 'setup_intent' }
    const setup = await server.call<{ id: string }>('GET', 'checkout/-1', { as: token, query })
    expect(setup.body).toEqual({ id: expect.any(String), client_secret: expect.any(String) })
    const foreign = await server.call('DELETE', `checkout/${setup.body.id}`, {
      as: (await givenPerson(server)).token,
      query,
    })
    expect([foreign.status, foreign.body['message']]).toEqual([404, 'Diese Einrichtung gibt es nicht.'])
    expect((await server.call('DELETE', 'checkout/seti_none', { as: token, query })).status).toBe(404)
    expect((await server.call('DELETE', `checkout/${setup.body.id}`, { as: token, query })).status).toBe(200)
  })
})

test('an order says of itself whether it waits, whatever else of the licence does', async () => {
  const person = await givenCustomer(COMPANY)
  const paymentMethod = await givenCard(server, person)
  const order = async (license: string, method: string) =>
    (await buyLicence(server, person, { license, paymentMethod: method })).body.isWaiting
  expect(await order('institution-20-12', paymentMethod)).toBe(false)
  expect(await order('institution-10-12', 'invoice')).toBe(true)
  // The successor above still waits, and this order takes it back.
  expect(await order('institution-20-12', paymentMethod)).toBe(false)
  expect(await order('institution-50-12', 'invoice')).toBe(true)
})

test('who shares the licence of a team has no checkout', async () => {
  const team = await givenTeamOf(server, 3)
  const member = await givenMember(server, team)
  expect((await server.call('GET', 'checkout', { as: member.token })).status).toBe(403)
})

test('who ordered after his licence had ended gets a new one, and his team with him', async () => {
  const team = await givenTeamOf(server, 10)
  const member = await givenMember(server, team)
  const { db } = server.database
  await db.update(subscriptions).set({ status: 'canceled' }).where(eq(subscriptions.id, team.subscriptionId))
  await givenAddress(server, team.owner, COMPANY)
  const paymentMethod = await givenCard(server, team.owner)
  const { body } = await buyLicence(server, team.owner, { license: 'institution-10-12', paymentMethod })
  expect(body.subscription._id).not.toBe(team.subscriptionId)
  const session = await server.call('GET', 'session', { as: member.token })
  expect(session.body).toMatchObject({ user: { hasActiveSubscription: true } })
  const [owner] = await db
    .select({ subscriptionId: users.subscriptionId })
    .from(users)
    .where(eq(users.id, team.owner.id))
  expect(owner?.subscriptionId).toBe(body.subscription._id)
})

test('with an account go its payment methods and whatever would still be collected; its orders stay', async () => {
  // A server of its own: the other tests would see what its workers do.
  const working = await openTestServer()
  onTestFinished(() => working.close())
  await working.startWorkers()
  const person = await givenUser(working)
  await givenAddress(working, person)
  const paymentMethod = await givenDebit(working, person)
  const { body } = await buyLicence(working, person, { license: 'single-1-12', paymentMethod })
  await working.call('DELETE', `users/${person.id}`, { as: person.token, data: { password: PASSWORD } })
  const { db, pool } = working.database
  const [order] = await db.select().from(orders).where(eq(orders.subscriptionId, body.subscription._id))
  expect(order).toMatchObject({ userId: null, status: 'in-progress', priced: { total: 9996 } })
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, body.subscription._id))
  expect(row?.status).toBe('canceled')
  expect((await pool.query('select id from sandbox_methods where id = $1', [paymentMethod])).rows).toEqual([])
  await vi.waitFor(async () => {
    const jobs = await pool.query("select state::text from jobs.job where name = 'checkout.forget-payer'")
    expect(jobs.rows).toEqual([{ state: 'completed' }])
  }, 15_000)
})
