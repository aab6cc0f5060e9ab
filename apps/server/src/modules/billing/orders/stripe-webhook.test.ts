import { randomUUID } from 'node:crypto'
import type { PaymentConfirmation } from '@gebaerdenraum/domain/billing/payment-confirmations.contract'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GivenUser } from '../../../../test/builders.ts'
import { buyLicence, CARDS, givenAddress, IBANS, licenceOf, typedCard } from '../../../../test/given-checkout.ts'
import { givenPerson } from '../../../../test/given-team.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { countRounds } from '../../../../test/rounds.ts'
import { orders, payments, subscriptions, users } from '../../../../test/tables.ts'
import { openTestServer, type TestServer } from '../../../../test/test-server.ts'
import { syncStripePrices } from '../payment/sync-stripe-prices.ts'
import { type FakeStripe, type StripeObject, startFakeStripe } from '../payment/test/fake-stripe.ts'
import { runSubscriptionMaintenance } from '../subscriptions/subscription-maintenance.ts'

const SECRET = 'whsec_test'
const OPERATOR = 'betrieb@disputes.example'
const stripe = new Stripe('sk_test_signing')
let fake: FakeStripe
let server: TestServer
beforeAll(async () => {
  fake = await startFakeStripe()
  server = await openTestServer({
    STRIPE_SECRET_KEY: 'sk_test_webhook',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_webhook',
    STRIPE_WEBHOOK_SECRET: SECRET,
    STRIPE_API_URL: fake.url,
    OPERATOR_MAIL: OPERATOR,
  })
})
afterAll(async () => {
  await server.close()
  await fake.stop()
})

type Event = { readonly id: string; readonly payload: string }

const eventOf = (type: string, object: StripeObject): Event => {
  const id = `evt_${randomUUID()}`
  const created = Math.floor(Date.now() / 1000)
  return { id, payload: JSON.stringify({ id, object: 'event', type, created, data: { object } }) }
}
const send = async ({ payload }: Event, secret = SECRET, body = payload): Promise<number> => {
  const signature = await stripe.webhooks.generateTestHeaderStringAsync({ payload, secret })
  const headers = { 'stripe-signature': signature, 'content-type': 'application/json' }
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers,
    payload: body,
  })
  return statusCode
}

type Buyer = GivenUser & { readonly intent: StripeObject }

const givenPayer = async (): Promise<GivenUser> => {
  const person = await givenPerson(server)
  await givenAddress(server, person)
  return person
}
/** A licence paid by direct debit, whose money is on its way. */
const givenDebitor = async (): Promise<Buyer> => {
  const person = await givenPayer()
  const setup = await server.call<{ id: string }>('GET', 'checkout/-1', {
    as: person.token,
    query: { object: 'setup_intent' },
  })
  const paymentMethod = fake.createMethod('sepa_debit', IBANS.works)
  fake.confirmSetup(setup.body.id, paymentMethod)
  await buyLicence(server, person, { license: 'single-1-12', paymentMethod })
  return { ...person, intent: intentsOf(paymentMethod)[0] as StripeObject }
}
const givenCardholder = async (): Promise<Buyer> => {
  const person = await givenPayer()
  const paymentMethod = fake.createMethod('card', CARDS.works)
  await buyLicence(server, person, { license: 'single-1-12', paymentMethod })
  return { ...person, intent: intentsOf(paymentMethod)[0] as StripeObject }
}
const disputeOf = ({ intent }: Buyer, what: string, status: string): Event =>
  eventOf(`charge.dispute.${what}`, { id: `dp_${intent.id}`, payment_intent: intent.id, status })
const refundsOf = async (paymentId: string) => {
  const text = "select data from jobs.job where name = 'checkout.refund-payment' and data ->> 'paymentId' = $1"
  return (await server.database.pool.query<{ data: unknown }>(text, [paymentId])).rows.map(({ data }) => data)
}
const keep = () => {
  const { services } = server
  return runSubscriptionMaintenance({}, { services, log: services.log, signal: new AbortController().signal })
}
const intentsOf = (paymentMethod: string) =>
  fake.objects('payment_intents').filter((intent) => intent['payment_method'] === paymentMethod)

/** What is told of one payment, in its own order. */
const STORIES = {
  paid: ({ intent }) => [
    eventOf('payment_intent.processing', intent),
    eventOf('payment_intent.succeeded', fake.settle(intent.id, 'succeeded')),
    eventOf('customer.updated', { id: 'cus_other' }),
  ],
  failed: ({ intent }) => [
    eventOf('payment_intent.processing', intent),
    eventOf('payment_intent.payment_failed', fake.settle(intent.id, 'requires_payment_method')),
  ],
  returned: ({ intent }) => [
    eventOf('payment_intent.processing', intent),
    eventOf('payment_intent.succeeded', fake.settle(intent.id, 'succeeded')),
    eventOf('charge.dispute.created', { id: `dp_${intent.id}`, payment_intent: intent.id, status: 'needs_response' }),
  ],
  opened: (buyer) => [
    eventOf('payment_intent.succeeded', buyer.intent),
    disputeOf(buyer, 'created', 'needs_response'),
    disputeOf(buyer, 'funds_withdrawn', 'needs_response'),
  ],
  inquired: (buyer) => [
    disputeOf(buyer, 'created', 'warning_needs_response'),
    disputeOf(buyer, 'closed', 'warning_closed'),
  ],
  lost: (buyer) => [
    disputeOf(buyer, 'created', 'needs_response'),
    disputeOf(buyer, 'updated', 'under_review'),
    disputeOf(buyer, 'closed', 'lost'),
  ],
  won: (buyer) => [
    disputeOf(buyer, 'created', 'needs_response'),
    disputeOf(buyer, 'funds_reinstated', 'won'),
    disputeOf(buyer, 'closed', 'won'),
  ],
  recovered: ({ intent }) => [
    eventOf('payment_intent.payment_failed', fake.settle(intent.id, 'requires_payment_method')),
    eventOf('payment_intent.succeeded', fake.settle(intent.id, 'succeeded')),
  ],
} as const satisfies Readonly<Record<string, (buyer: Buyer) => readonly Event[]>>
type Story = keyof typeof STORIES
const BY_CARD: ReadonlySet<Story> = new Set(['opened', 'inquired', 'lost', 'won'])

const endOf = async ({ id }: GivenUser) => {
  const { db } = server.database
  const [row] = await db
    .select({ status: subscriptions.status, payment: subscriptions.paymentStatus, pastDue: subscriptions.pastDueSince })
    .from(users)
    .innerJoin(subscriptions, eq(subscriptions.id, users.subscriptionId))
    .where(eq(users.id, id))
  const all = await db.select().from(orders).where(eq(orders.userId, id)).orderBy(orders.id)
  return {
    status: row?.status,
    payment: row?.payment,
    isPastDue: row?.pastDue !== null,
    orders: all.map(({ priced, status }) => `${priced.kind} ${priced.total} ${status}`),
  }
}
const ENDS: Readonly<Record<Story, Awaited<ReturnType<typeof endOf>>>> = {
  paid: { status: 'active', payment: 'paid', isPastDue: false, orders: ['purchase 9996 paid'] },
  failed: { status: 'active', payment: 'failed', isPastDue: true, orders: ['purchase 9996 failed'] },
  returned: {
    status: 'active',
    payment: 'failed',
    isPastDue: true,
    orders: ['purchase 9996 failed', 'fee 700 failed'],
  },
  recovered: { status: 'active', payment: 'paid', isPastDue: false, orders: ['purchase 9996 paid'] },
  opened: { status: 'active', payment: 'in-progress', isPastDue: false, orders: ['purchase 9996 in-progress'] },
  inquired: { status: 'active', payment: 'paid', isPastDue: false, orders: ['purchase 9996 paid'] },
  lost: { status: 'active', payment: 'failed', isPastDue: true, orders: ['purchase 9996 failed'] },
  won: { status: 'active', payment: 'paid', isPastDue: false, orders: ['purchase 9996 paid'] },
}

test('events that come late, thrice, in any order and several at once end as if each had come once', async () => {
  const random = fc.infiniteStream(fc.nat())
  await fc.assert(
    fc.asyncProperty(random, async (numbers) => {
      const told = []
      for (const story of Object.keys(STORIES) as Story[])
        told.push({ story, buyer: await (BY_CARD.has(story) ? givenCardholder() : givenDebitor()) })
      const events = told.flatMap(({ story, buyer }) => STORIES[story](buyer))
      const chaos = [...events, ...events, ...events]
        .map((event) => ({ event, at: numbers.next().value ?? 0 }))
        .toSorted((a, b) => a.at - b.at)
      for (let first = 0; first < chaos.length; first += 5) {
        const some = chaos.slice(first, first + 5)
        expect(new Set(await Promise.all(some.map(({ event }) => send(event))))).toEqual(new Set([200]))
      }
      for (const { story, buyer } of told) {
        expect({ story, end: await endOf(buyer) }).toEqual({ story, end: ENDS[story] })
        const mails = (await mailsTo(server, buyer.email)).map(({ subject }) => subject)
        expect(mails.filter((subject) => subject === 'Deine Lizenz ist aktiv')).toHaveLength(1)
        const returns = mails.filter((subject) => subject === 'Deine Lastschrift wurde zurückgegeben')
        expect(returns).toHaveLength(story === 'returned' ? 1 : 0)
      }
    }),
    { numRuns: countRounds(4, { atMost: 20 }) },
  )
})

describe('a disputed card', () => {
  test('is told to the operator, keeps its licence, and is asked for nothing meanwhile', async () => {
    const buyer = await givenCardholder()
    await send(disputeOf(buyer, 'created', 'needs_response'))
    const [mail] = (await mailsTo(server, OPERATOR)).filter(({ text }) => text.includes(buyer.intent.id))
    expect(mail?.subject).toContain('Kartenzahlung bestritten')
    await keep()
    expect(intentsOf(String(buyer.intent['payment_method']))).toHaveLength(1)
    expect((await endOf(buyer)).status).toBe('active')
  })

  test('that is lost is not charged again unasked, and can be made good with another', async () => {
    const buyer = await givenCardholder()
    await send(disputeOf(buyer, 'closed', 'lost'))
    const own = eq(orders.userId, buyer.id)
    const [order] = await server.database.db.select({ next: orders.nextAttemptAt }).from(orders).where(own)
    expect(order?.next).toBeNull()
    const paymentMethod = fake.createMethod('card', CARDS.works)
    expect((await buyLicence(server, buyer, { license: 'single-1-12', paymentMethod })).status).toBe(200)
    expect(await endOf(buyer)).toMatchObject({ payment: 'paid', isPastDue: false })
    expect(intentsOf(paymentMethod)).toHaveLength(1)
    // Won after all: what was paid in its stead is not kept twice.
    await send(disputeOf(buyer, 'closed', 'won'))
    const [first] = await server.database.db.select().from(payments).where(eq(payments.reference, buyer.intent.id))
    expect(await refundsOf(first?.id ?? '')).toEqual([
      { paymentId: first?.id, cents: 9_996, key: `refund-${first?.id}` },
    ])
  })
})

describe('an event', () => {
  test('with a wrong signature, or whose body was changed, is refused', async () => {
    const buyer = await givenDebitor()
    const event = eventOf('payment_intent.payment_failed', fake.settle(buyer.intent.id, 'requires_payment_method'))
    expect(await send(event, 'whsec_wrong')).toBe(400)
    expect(await send(event, SECRET, `${event.payload} `)).toBe(400)
    expect((await endOf(buyer)).payment).toBe('in-progress')
  })

  test('of a payment that is not ours is taken and changes nothing', async () => {
    const intent = { id: 'pi_other', metadata: { payment: randomUUID() }, last_payment_error: null }
    expect(await send(eventOf('payment_intent.succeeded', intent))).toBe(200)
    expect(await send(eventOf('payment_intent.succeeded', { id: 'pi_other', metadata: {} }))).toBe(200)
  })

  test('is nobody’s where Stripe is not set', async () => {
    const sandbox = await openTestServer()
    const answer = await sandbox.app.inject({ method: 'POST', url: '/api/webhooks/stripe', payload: {} })
    await sandbox.close()
    expect(answer.statusCode).toBe(404)
  })
})

describe('an order through Stripe', () => {
  test('is bought by card, and card data is refused here', async () => {
    const person = await givenPayer()
    const paymentMethod = fake.createMethod('card', CARDS.works)
    const { body } = await buyLicence(server, person, { license: 'single-1-12', paymentMethod })
    expect(body).toMatchObject({
      subscription: { status: 'active', provider: 'stripe', payment: { status: 'paid' } },
      stripeSubscription: { status: 'active' },
    })
    const checkout = await server.call('GET', 'checkout', { as: person.token })
    expect(checkout.body).toMatchObject({
      provider: 'stripe',
      publishableKey: 'pk_test_webhook',
      stripeCustomer: { id: expect.stringMatching(/^cus_/) },
      paymentMethods: [{ id: paymentMethod, last4: '4242' }],
    })
    const data = { object: 'payment_method', type: 'card', card: typedCard(CARDS.works), name: 'Eva' }
    expect((await server.call('POST', 'checkout', { as: person.token, data })).status).toBe(405)
  })

  test.each([
    ['cut off before it was done', 'cut'],
    ['done, and the answer lost', 'lost'],
    ['answered with an error', 'error'],
  ] as const)('that was %s is charged once when it is sent again', async (_, fault) => {
    const person = await givenPayer()
    const paymentMethod = fake.createMethod('card', CARDS.works)
    await buyLicence(server, person, { license: 'single-1-1', paymentMethod })
    const wish = {
      license: 'single-1-12',
      paymentMethod,
      key: randomUUID(),
      prorationTimestamp: Math.floor(Date.now() / 1000),
    }
    // All three tries of the client.
    fake.failCharges([fault, fault, fault])
    const broken = await buyLicence(server, person, wish)
    expect(broken.status).toBe(502)
    const other = await buyLicence(server, person, { ...wish, key: randomUUID() })
    expect(other.status).toBe(409)
    expect((await buyLicence(server, person, wish)).status).toBe(200)
    expect((await buyLicence(server, person, wish)).status).toBe(200)
    expect(intentsOf(paymentMethod)).toHaveLength(2)
  })
})

test('an order whose answer never came is gone on with by the clock, and charged once', async () => {
  const person = await givenPayer()
  const paymentMethod = fake.createMethod('card', CARDS.works)
  fake.failCharges(['lost', 'lost', 'lost'])
  expect((await buyLicence(server, person, { license: 'single-1-12', paymentMethod })).status).toBe(502)
  const { database } = server
  const earlier = { createdAt: new Date(Date.now() - 600_000) }
  await database.db.update(orders).set(earlier).where(eq(orders.userId, person.id))
  await Promise.all([keep(), keep()])
  expect(await endOf(person)).toMatchObject({ status: 'active', orders: ['purchase 9996 paid'] })
  expect(intentsOf(paymentMethod)).toHaveLength(1)
})

test('an order and a further try whose answers never came are gone on with after days, and charged once', async () => {
  const { db } = server.database
  const person = await givenPayer()
  const paymentMethod = fake.createMethod('card', CARDS.works)
  fake.failCharges(['lost', 'lost', 'lost'])
  expect((await buyLicence(server, person, { license: 'single-1-12', paymentMethod })).status).toBe(502)
  const longAgo = { createdAt: new Date(Date.now() - 50 * 3_600_000) }
  await db.update(orders).set(longAgo).where(eq(orders.userId, person.id))
  fake.forgetKeys()
  await keep()
  expect(await endOf(person)).toMatchObject({ orders: ['purchase 9996 paid'] })
  expect(intentsOf(paymentMethod)).toHaveLength(1)

  const debitor = await givenDebitor()
  await send(eventOf('payment_intent.payment_failed', fake.settle(debitor.intent.id, 'requires_payment_method')))
  const ownOrder = eq(orders.userId, debitor.id)
  await db.update(orders).set({ nextAttemptAt: new Date() }).where(ownOrder)
  fake.failCharges(['lost', 'lost', 'lost'])
  await expect(keep()).rejects.toThrow()
  const [order] = await db.select({ id: orders.id }).from(orders).where(ownOrder)
  await db
    .update(payments)
    .set(longAgo)
    .where(eq(payments.orderId, order?.id ?? ''))
  fake.forgetKeys()
  await keep()
  expect(await endOf(debitor)).toMatchObject({ orders: ['purchase 9996 in-progress'] })
  expect(intentsOf(String(debitor.intent['payment_method']))).toHaveLength(2)
})

test('products and prices at Stripe follow the price list, and are made once', async () => {
  const { services } = server
  const sync = () => syncStripePrices({}, { services, log: services.log, signal: new AbortController().signal })
  await sync()
  await sync()
  const active = () => fake.objects('prices').filter(({ active: isActive }) => isActive === true)
  expect(fake.objects('products')).toHaveLength(24)
  expect(active()).toHaveLength(24)
  const single = active().find((price) => price['lookup_key'] === 'single-1-12')
  expect(single).toMatchObject({ unit_amount: 8400, currency: 'eur', product: 'license-single-1-12' })
  const { files } = services.prices
  const { versions } = files.list
  const dearer = JSON.parse(JSON.stringify(versions[0]).replace('840', '900'))
  const changed = {
    ...services,
    prices: {
      files,
      current: async () => ({ ...files, list: { currency: 'EUR' as const, versions: [dearer] } }),
    },
  }
  await syncStripePrices({}, { services: changed, log: services.log, signal: new AbortController().signal })
  expect(active()).toHaveLength(24)
  expect(active().find((price) => price['lookup_key'] === 'single-1-12')?.['unit_amount']).toBe(9000)
})

test('a payment that its bank wants confirmed gives the licence once; one confirmed after it was refused goes back', async () => {
  const person = await givenPayer()
  const paymentMethod = fake.createMethod('card', CARDS.asksFirst)
  const order = async () => {
    const { body } = await buyLicence(server, person, { license: 'single-1-12', paymentMethod })
    return (body as unknown as { readonly confirmation: PaymentConfirmation }).confirmation
  }
  const intent = () => intentsOf(paymentMethod).at(-1) as StripeObject
  const subscriptionOf = async () => (await licenceOf(server, person))?.license
  const learn = ({ _id }: PaymentConfirmation, data = {}) =>
    server.call('PATCH', `payment-confirmations/${_id}`, { as: person.token, data })

  const refused = await order()
  fake.confirmPayment(refused.clientSecret, false)
  await send(eventOf('payment_intent.payment_failed', intent()))
  fake.confirmPayment(refused.clientSecret)
  await send(eventOf('payment_intent.succeeded', intent()))
  expect(await subscriptionOf()).toBeUndefined()
  expect(await refundsOf(refused._id)).toMatchObject([{ cents: 9_996 }])

  const confirmed = await order()
  expect((await learn(confirmed, { answer: 'confirm' })).status).toBe(405)
  expect((await learn(confirmed)).body).toMatchObject({ state: 'waiting' })
  fake.confirmPayment(confirmed.clientSecret)
  await Promise.all([learn(confirmed), send(eventOf('payment_intent.succeeded', intent()))])
  expect(await subscriptionOf()).toBe('single-1-12')
  expect(await refundsOf(confirmed._id)).toEqual([])
})
