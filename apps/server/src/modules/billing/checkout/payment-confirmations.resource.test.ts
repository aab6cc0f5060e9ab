import { randomUUID } from 'node:crypto'
import type { Ordered } from '@gebaerdenraum/domain/billing/checkout.contract'
import type { PaymentConfirmation } from '@gebaerdenraum/domain/billing/payment-confirmations.contract'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type GivenUser, staySignedIn } from '../../../../test/builders.ts'
import { buyLicence, CARDS, givenAddress, givenCard, licenceOf } from '../../../../test/given-checkout.ts'
import { givenPerson } from '../../../../test/given-team.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { openTestServer, type TestServer } from '../../../../test/test-server.ts'
import { runSubscriptionMaintenance } from '../subscriptions/subscription-maintenance.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
afterEach(() => {
  vi.useRealTimers()
})

const keep = () => {
  const { services } = server
  return runSubscriptionMaintenance({}, { services, log: services.log, signal: new AbortController().signal })
}
const later = async (ms: number): Promise<void> => {
  vi.setSystemTime(Date.now() + ms)
  await keep()
}
const MINUTE_MS = 60_000
const DAY_MS = 1_440 * MINUTE_MS

const givenCustomer = async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const person = await givenPerson(server)
  await givenAddress(server, person)
  return { person, paymentMethod: await givenCard(server, person, CARDS.asksFirst) }
}
type Asked = Ordered & { readonly confirmation?: PaymentConfirmation }
const order = async (person: GivenUser, wish: Parameters<typeof buyLicence>[2]) => {
  const { status, body } = await buyLicence(server, person, wish)
  return { status, asked: (body as Asked).confirmation, body }
}
const answer = ({ token }: GivenUser, id: string, said?: 'confirm' | 'refuse') =>
  server.call<{ state: string; message: string }>('PATCH', `payment-confirmations/${id}`, {
    as: token,
    data: said ? { answer: said } : {},
  })
const open = ({ token }: GivenUser) =>
  server.call<PaymentConfirmation & { message: string }>('POST', 'payment-confirmations', { as: token, data: {} })
const invoices = async ({ token }: GivenUser) =>
  (await server.call<{ total: number }>('GET', 'invoices', { as: token })).body.total

describe('a purchase whose bank asks', () => {
  test('waits for the answer, and is then given once by the same key', async () => {
    const { person, paymentMethod } = await givenCustomer()
    const wish = {
      license: 'single-1-12',
      paymentMethod,
      key: randomUUID(),
      prorationTimestamp: Math.floor(Date.now() / 1000),
    }
    const { status, asked } = await order(person, wish)
    expect([status, asked]).toEqual([200, expect.objectContaining({ provider: 'sandbox', amount: 9_996 })])
    expect(await licenceOf(server, person)).toBeNull()
    expect((await order(person, wish)).asked).toEqual(asked)
    expect((await answer(person, asked?._id ?? '')).body.state).toBe('waiting')

    expect((await answer(person, asked?._id ?? '', 'confirm')).body.state).toBe('paid')
    expect((await answer(person, asked?._id ?? '', 'confirm')).body.state).toBe('paid')
    expect((await order(person, wish)).body.subscription).toMatchObject({ status: 'active' })
    expect(await invoices(person)).toBe(1)
  })

  test('comes to nothing when it is refused, and is called off by another order', async () => {
    const { person, paymentMethod } = await givenCustomer()
    const refused = await order(person, { license: 'single-1-12', paymentMethod })
    const said = await answer(person, refused.asked?._id ?? '', 'refuse')
    expect([said.status, said.body.message]).toEqual([402, expect.stringContaining('nicht bestätigt')])

    const left = await order(person, { license: 'single-1-12', paymentMethod })
    const other = await givenCard(server, person)
    expect((await order(person, { license: 'single-1-1', paymentMethod: other })).body.subscription).toBeDefined()
    expect((await answer(person, left.asked?._id ?? '', 'confirm')).status).toBe(402)
    expect(await licenceOf(server, person)).toMatchObject({ license: 'single-1-1' })
    expect(await invoices(person)).toBe(1)
  })

  test('is called off after half an hour without an answer', async () => {
    const { person, paymentMethod } = await givenCustomer()
    const { asked } = await order(person, { license: 'single-1-12', paymentMethod })
    await later(20 * MINUTE_MS)
    expect((await answer(person, asked?._id ?? '')).body.state).toBe('waiting')
    await later(20 * MINUTE_MS)
    expect((await answer(person, asked?._id ?? '', 'confirm')).status).toBe(402)
    expect(await licenceOf(server, person)).toBeNull()
  })

  test('is nobody else’s to answer', async () => {
    const { person, paymentMethod } = await givenCustomer()
    const { asked } = await order(person, { license: 'single-1-12', paymentMethod })
    const stranger = await givenPerson(server)
    expect((await answer(stranger, asked?._id ?? '', 'confirm')).status).toBe(404)
    expect((await answer(stranger, 'x', 'confirm')).status).toBe(404)
    expect((await open(stranger)).status).toBe(409)
    expect(await licenceOf(server, person)).toBeNull()
  })
})

describe('a renewal whose bank asks', () => {
  test('is told with a way to confirm it, and is paid once it is confirmed', async () => {
    const { person, paymentMethod } = await givenCustomer()
    const bought = await order(person, { license: 'single-1-1', paymentMethod })
    await answer(person, bought.asked?._id ?? '', 'confirm')
    await staySignedIn(server)
    await later(32 * DAY_MS)
    expect(await licenceOf(server, person)).toMatchObject({ payment: { status: 'failed', needsConfirmation: true } })
    const mail = (await mailsTo(server, person.email, 0)).at(-1)
    expect(mail?.subject).toBe('Bitte bestätige deine Zahlung')

    const { body: asked } = await open(person)
    expect((await answer(person, asked._id, 'refuse')).status).toBe(402)
    expect((await open(person)).body).toEqual(asked)
    expect((await answer(person, asked._id, 'confirm')).body.state).toBe('paid')
    expect(await licenceOf(server, person)).toMatchObject({ payment: { status: 'paid', needsConfirmation: false } })
    expect((await open(person)).status).toBe(409)
    await later(5 * DAY_MS)
    expect(await invoices(person)).toBe(2)
  })

  test('is made good with another card whose bank asks as well', async () => {
    const { person, paymentMethod } = await givenCustomer()
    const bought = await order(person, { license: 'single-1-1', paymentMethod })
    await answer(person, bought.asked?._id ?? '', 'confirm')
    await staySignedIn(server)
    await later(32 * DAY_MS)
    const other = await givenCard(server, person, CARDS.asksFirst)
    const wish = { license: 'single-1-1', paymentMethod: other, key: randomUUID() }
    const changed = { ...wish, prorationTimestamp: Math.floor(Date.now() / 1000) }
    const { asked } = await order(person, changed)
    expect((await answer(person, asked?._id ?? '', 'confirm')).body.state).toBe('paid')
    expect((await order(person, changed)).body.subscription.payment).toMatchObject({ status: 'paid', dueTotal: 0 })
  })
})
