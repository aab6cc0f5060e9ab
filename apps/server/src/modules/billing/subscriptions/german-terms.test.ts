import { readFileSync } from 'node:fs'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { GivenUser } from '../../../../test/builders.ts'
import { staySignedIn } from '../../../../test/builders.ts'
import { buyLicence, givenAddress, givenCard, licenceOf } from '../../../../test/given-checkout.ts'
import { givenPerson } from '../../../../test/given-team.ts'
import { invoices, orders, subscriptions } from '../../../../test/tables.ts'
import { openTestServer, type TestServer } from '../../../../test/test-server.ts'
import { findAccountById } from '../../accounts/index.ts'
import { runSubscriptionMaintenance } from './subscription-maintenance.ts'

const MIGRATION = new URL('../../../platform/database/migrations/0001_german_anchor_days.sql', import.meta.url)

let server: TestServer
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-02-28T23:30:00Z') })
  server = await openTestServer()
})
afterAll(async () => {
  vi.useRealTimers()
  await server.close()
})

const maintainAt = async (moment: string) => {
  vi.setSystemTime(new Date(moment))
  const { services } = server
  await runSubscriptionMaintenance({}, { services, log: services.log, signal: new AbortController().signal })
  await staySignedIn(server)
}

const givenBuyer = async (moment: string, license: string): Promise<GivenUser> => {
  vi.setSystemTime(new Date(moment))
  const person = await givenPerson(server)
  await givenAddress(server, person)
  await buyLicence(server, person, { license, paymentMethod: await givenCard(server, person) })
  await staySignedIn(server)
  return person
}

const readSubscription = async ({ id }: GivenUser) => {
  const account = await findAccountById(server.database.db, id)
  const subscriptionId = account?.subscription?.id ?? ''
  const [row] = await server.database.db.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId))
  return row!
}

const invoicePeriods = async ({ id }: GivenUser) => {
  const rows = await server.database.db
    .select({ content: invoices.content })
    .from(invoices)
    .innerJoin(orders, eq(invoices.orderId, orders.id))
    .where(eq(orders.userId, id))
    .orderBy(asc(invoices.number))
  return rows.map(({ content: { servicePeriod } }) => servicePeriod)
}

test('a licence that was bought after midnight ends and renews on its German day, and its invoices say so', async () => {
  const person = await givenBuyer('2027-02-28T23:30:00Z', 'single-1-1')
  expect(await licenceOf(server, person)).toMatchObject({ periodEnd: '2027-03-31T22:30:00.000Z' })
  await maintainAt('2027-03-31T22:30:00Z')
  expect(await readSubscription(person)).toMatchObject({
    anchorDay: 1,
    periodStart: new Date('2027-03-31T22:30:00Z'),
    periodEnd: new Date('2027-04-30T22:30:00Z'),
  })
  expect(await invoicePeriods(person)).toEqual([
    { start: '2027-03-01', end: '2027-03-31' },
    { start: '2027-04-01', end: '2027-04-30' },
  ])
})

test('for twelve months it does not end on a leap day', async () => {
  const person = await givenBuyer('2027-02-28T23:30:00Z', 'single-1-12')
  expect(await licenceOf(server, person)).toMatchObject({ periodEnd: '2028-02-29T23:30:00.000Z' })
  expect(await invoicePeriods(person)).toEqual([{ start: '2027-03-01', end: '2028-02-29' }])
})

test('a term in a month that is too short keeps the day of its licence, also through an upgrade', async () => {
  const person = await givenBuyer('2027-01-31T11:00:00Z', 'single-1-1')
  await maintainAt('2027-02-28T11:00:00Z')
  vi.setSystemTime(new Date('2027-03-05T11:00:00Z'))
  const { body } = await buyLicence(server, person, { license: 'small-5-1' })
  expect(body).not.toHaveProperty('code')
  expect(await readSubscription(person)).toMatchObject({ anchorDay: 31, periodEnd: new Date('2027-03-31T10:00:00Z') })
})

test('the migration mends days in UTC, of what has begun and of what was renewed since, and nothing else', async () => {
  const night = await givenBuyer('2027-02-28T23:30:00Z', 'single-1-1')
  const renewed = await givenBuyer('2027-02-28T23:30:00Z', 'single-1-1')
  const noon = await givenBuyer('2027-01-31T11:00:00Z', 'single-1-1')
  const set = async (person: GivenUser, values: Partial<typeof subscriptions.$inferInsert>) =>
    server.database.db
      .update(subscriptions)
      .set(values)
      .where(eq(subscriptions.id, (await readSubscription(person)).id))
  await set(night, { anchorDay: 28, periodEnd: new Date('2027-03-28T23:30:00Z') })
  await set(renewed, {
    anchorDay: 28,
    periodStart: new Date('2027-03-28T23:30:00Z'),
    periodEnd: new Date('2027-04-28T23:30:00Z'),
  })
  for (const times of [1, 2]) {
    await server.database.pool.query(readFileSync(MIGRATION, 'utf8'))
    for (const [person, anchorDay] of [
      [night, 1],
      [renewed, 1],
      [noon, 31],
    ] as const) {
      expect([times, (await readSubscription(person)).anchorDay]).toEqual([times, anchorDay])
    }
  }
})

test('a term that ended on a wrong day is followed by one that ends on the right one', async () => {
  const person = await givenBuyer('2027-02-28T23:30:00Z', 'single-1-1')
  const { id } = await readSubscription(person)
  const periodEnd = new Date('2027-03-28T23:30:00Z')
  await server.database.db.update(subscriptions).set({ periodEnd }).where(eq(subscriptions.id, id))
  await maintainAt('2027-03-28T23:30:00Z')
  expect(await readSubscription(person)).toMatchObject({
    periodStart: periodEnd,
    periodEnd: new Date('2027-04-30T23:30:00Z'),
  })
})
