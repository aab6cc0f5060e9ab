import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type GivenUser, staySignedIn } from '../../../../test/builders.ts'
import { buyLicence, COMPANY, givenAddress, givenCard, PERSON } from '../../../../test/given-checkout.ts'
import { givenPerson } from '../../../../test/given-team.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { orders, payments, subscriptions } from '../../../../test/tables.ts'
import { openTestServer, type TestServer } from '../../../../test/test-server.ts'
import { runUnitOfWork } from '../../../platform/database/unit-of-work.ts'
import { commitPaymentUpdate } from '../orders/apply-event.ts'
import { lockSubscription } from '../orders/subscriptions.repository.ts'
import { approveOrder, rejectOrder } from './approve-order.ts'
import { runSubscriptionMaintenance } from './subscription-maintenance.ts'

const BEGIN = '2027-03-01T09:00:00Z'
const OPERATOR = 'betrieb@held.example'
let server: TestServer
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(BEGIN) })
  server = await openTestServer({ OPERATOR_MAIL: OPERATOR })
})
beforeEach(async () => {
  vi.setSystemTime(new Date(BEGIN))
  // What an earlier test left must not end while this one moves the clock.
  await server.database.db.update(subscriptions).set({ status: 'canceled' })
})
afterAll(async () => {
  vi.useRealTimers()
  await server.close()
})

const givenLicence = async (license: string, paymentMethod = 'card') => {
  const person = await givenPerson(server)
  await givenAddress(server, person, COMPANY)
  const method = paymentMethod === 'card' ? await givenCard(server, person) : paymentMethod
  const { _id: id } = (await buyLicence(server, person, { license, paymentMethod: method })).body.subscription
  if (method === 'invoice') await decide(id)
  await staySignedIn(server)
  const at = await seen(id)
  return { person, id, method, end: at.periodEnd ?? new Date(Number.NaN) }
}
/** What an administrator decides, without his sign-in, which ends long before the clock stops moving here. */
const decide = (id: string, reason?: string) =>
  runUnitOfWork(server.database.db, server.services, async (unit) => {
    const row = await lockSubscription(unit.db, id)
    if (!row) throw new TypeError('There is no such licence.')
    await (reason === undefined
      ? approveOrder(unit, server.services, row, new Date())
      : rejectOrder(unit, server.services, row, reason))
  })
const seen = async (id: string) => {
  const [row] = await server.database.db.select().from(subscriptions).where(eq(subscriptions.id, id))
  if (!row) throw new TypeError('There is no such licence.')
  return row
}
const DAY_MS = 86_400_000
const keepAt = (end: Date, days: number) => {
  vi.setSystemTime(new Date(end.getTime() + days * DAY_MS + 60_000))
  const { services } = server
  return runSubscriptionMaintenance({}, { services, log: services.log, signal: new AbortController().signal })
}
const stateOf = async (id: string) => {
  const { status, heldFor, license, periodStart } = await seen(id)
  return { status, held: heldFor, license: license.id, periodStart: periodStart?.toISOString() }
}
const subjectsTo = async (email: string) => (await mailsTo(server, email)).map(({ subject }) => subject)
const chargesOf = ({ id }: GivenUser) =>
  server.database.db
    .select()
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(orders.userId, id))

test('who waits for approval keeps access for as long as it takes, is told once, and goes on without a gap', async () => {
  const { person, id, end } = await givenLicence('institution-20-12')
  await buyLicence(server, person, { license: 'institution-10-12', paymentMethod: 'invoice' })
  await keepAt(end, 0)
  await keepAt(end, 30)
  expect(await stateOf(id)).toMatchObject({ status: 'active', held: 'approval', license: 'institution-20-12' })
  expect(await chargesOf(person)).toHaveLength(1)
  const mails = await subjectsTo(person.email)
  expect(mails.filter((subject) => subject === 'Deine nächste Lizenz wird noch geprüft')).toHaveLength(1)
  const reports = await mailsTo(server, OPERATOR)
  const overdue = reports.filter(
    ({ subject, text }) => /Freigabe überfällig/.test(subject) && text.includes(person.email),
  )
  expect(overdue).toHaveLength(1)
  await decide(id)
  await keepAt(end, 31)
  const after = { status: 'active', held: null, license: 'institution-10-12', periodStart: end.toISOString() }
  expect(await stateOf(id)).toEqual(after)
})

test('one that is rejected then is renewed as it was, where it renews itself', async () => {
  const { person, id, end } = await givenLicence('institution-20-12')
  await buyLicence(server, person, { license: 'institution-10-12', paymentMethod: 'invoice' })
  await keepAt(end, 2)
  await decide(id, 'Nein')
  await keepAt(end, 3)
  expect(await stateOf(id)).toMatchObject({ status: 'active', held: null, license: 'institution-20-12' })
  expect(await chargesOf(person)).toHaveLength(2)
})

test('a licence on invoice that its customer may not have any more is held, told before and then, and ends', async () => {
  const { person, id, end } = await givenLicence('institution-20-12', 'invoice')
  await buyLicence(server, person, { license: 'institution-10-12', paymentMethod: 'invoice' })
  await decide(id)
  await givenAddress(server, person, PERSON)
  await keepAt(end, -20)
  await keepAt(end, 0)
  await keepAt(end, 20)
  expect(await stateOf(id)).toMatchObject({ status: 'active', held: 'method', license: 'institution-20-12' })
  await keepAt(end, 22)
  expect(await stateOf(id)).toMatchObject({ status: 'canceled', held: null })
  const told = await subjectsTo(person.email)
  for (const subject of ['Deine Lizenz kann sich so nicht verlängern', 'Deine neue Laufzeit konnte nicht beginnen']) {
    expect(told.filter((one) => one === subject)).toHaveLength(1)
  }
})

test('an address put right lets it begin where the last one ended', async () => {
  const { person, id, end } = await givenLicence('institution-20-12', 'invoice')
  await buyLicence(server, person, { license: 'institution-10-12', paymentMethod: 'invoice' })
  await decide(id)
  await givenAddress(server, person, PERSON)
  await keepAt(end, 0)
  await givenAddress(server, person, COMPANY)
  await keepAt(end, 5)
  expect(await stateOf(id)).toMatchObject({ held: null, license: 'institution-10-12', periodStart: end.toISOString() })
})

test('a disputed card is not charged for a renewal; another is', async () => {
  const { person, id, end } = await givenLicence('small-3-1')
  const [paid] = await chargesOf(person)
  const news = { paymentId: paid?.payments.id ?? '', at: new Date(), reference: null, refusal: null }
  await commitPaymentUpdate(server.services, { ...news, state: 'disputed' })
  await keepAt(end, 0)
  expect(await stateOf(id)).toMatchObject({ status: 'active', held: 'dispute' })
  expect(await chargesOf(person)).toHaveLength(1)
  const other = await givenCard(server, person, '5555 5555 5555 4444')
  await buyLicence(server, person, { license: 'small-3-1', paymentMethod: other })
  await keepAt(end, 1)
  expect(await stateOf(id)).toMatchObject({ held: null, periodStart: end.toISOString() })
  expect(await chargesOf(person)).toHaveLength(2)
})

test('more than a held licence begins where its period ended, for its whole price', async () => {
  const { person, id, end } = await givenLicence('institution-20-12')
  await buyLicence(server, person, { license: 'institution-10-12', paymentMethod: 'invoice' })
  await keepAt(end, 4)
  const paymentMethod = await givenCard(server, person)
  const { body } = await buyLicence(server, person, { license: 'institution-50-12', paymentMethod })
  expect(body.subscription).toMatchObject({ license: 'institution-20-12' })
  await keepAt(end, 5)
  expect(await stateOf(id)).toMatchObject({ license: 'institution-50-12', periodStart: end.toISOString() })
  const last = (await chargesOf(person)).at(-1)
  expect(last?.payments.amount).toBe(last?.orders.priced.total)
  expect(last?.orders.priced.lines).toHaveLength(1)
})
