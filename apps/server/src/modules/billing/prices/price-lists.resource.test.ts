import type { LicenseOffers } from '@gebaerdenraum/domain/billing/licenses.contract'
import type { PriceListVersion } from '@gebaerdenraum/domain/billing/price-list'
import type { PriceListRecord } from '@gebaerdenraum/domain/billing/price-lists.contract'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { GivenUser } from '../../../../test/builders.ts'
import { buyLicence, givenAddress, givenCard, preview } from '../../../../test/given-checkout.ts'
import { givenPerson } from '../../../../test/given-team.ts'
import { accessTokens, orders, priceLists } from '../../../../test/tables.ts'
import { type ErrorAnswer, openTestServer, type TestServer } from '../../../../test/test-server.ts'
import { runSubscriptionMaintenance } from '../subscriptions/subscription-maintenance.ts'

let server: TestServer
let admin: GivenUser
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-20T09:00:00Z') })
  server = await openTestServer()
  admin = await givenPerson(server, { role: 'admins', billingType: 'free' })
})
beforeEach(async () => {
  await clockAt('2027-03-20T09:00:00Z')
  await server.database.db.delete(priceLists)
})
afterAll(async () => {
  vi.useRealTimers()
  await server.close()
})

/** Moves the clock; sign-ins stay as fresh as they were, those of administrators too. */
const clockAt = async (moment: string): Promise<void> => {
  vi.setSystemTime(new Date(moment))
  const now = new Date()
  const expiresAt = new Date(now.getTime() + 86_400_000)
  await server.database.db.update(accessTokens).set({ createdAt: now, lastUsedAt: now, expiresAt })
}

type Lists = { today: string; data: PriceListRecord[]; renewals: { license: string; licences: number }[] }
const lists = async () => (await server.call<Lists>('GET', 'price-lists', { as: admin.token })).body
const states = async () => (await lists()).data.map(({ validFrom, source, state }) => [validFrom, source, state])
/** The present list with another price for one person. */
const listFrom = (validFrom: string, monthlyNetCents = 1000): PriceListVersion => {
  const [present] = server.services.prices.files.list.versions as [PriceListVersion]
  const groups = present.groups.map((group) =>
    group.id === 'single' ? { ...group, sizes: [{ size: 1, monthlyNetCents }] } : group,
  )
  return { ...present, validFrom, groups }
}
const create = <Body = PriceListRecord>(data: object, as = admin.token) =>
  server.call<Body>('POST', 'price-lists', { as, data })
const withdraw = (id: string) => server.call<ErrorAnswer>('DELETE', `price-lists/${id}`, { as: admin.token })
const netNow = async () => {
  const { groups } = (await server.call<LicenseOffers>('GET', 'licenses')).body
  return groups[0]?.licenses.find(({ period }) => period === 1)?.net
}

describe('a new price list', () => {
  test('is coming, is told with who made it, and can be withdrawn until it begins', async () => {
    const { status, body } = await create(listFrom('2027-04-01'))
    expect(status).toBe(201)
    expect(body).toMatchObject({ validFrom: '2027-04-01', source: 'administration', state: 'coming' })
    expect(body.createdBy).not.toBeNull()
    expect(await states()).toEqual([
      ['2027-04-01', 'administration', 'coming'],
      ['2020-01-01', 'files', 'valid'],
    ])
    expect(await netNow()).toBe(840)
    expect((await withdraw(body._id)).status).toBe(200)
    expect((await withdraw(body._id)).status).toBe(409)
    expect((await states())[0]).toEqual(['2027-04-01', 'administration', 'withdrawn'])
    expect((await create(listFrom('2027-04-01', 1100))).status).toBe(201)
    await clockAt('2027-04-01T09:00:00Z')
    expect(await netNow()).toBe(1100)
  })

  test.each([
    ['2027-03-20', 400],
    ['2027-03-19', 400],
    ['2032-01-01', 400],
    ['1.4.2027', 400],
  ])('from %s is refused', async (day, status) => {
    const { status: answered, body } = await create<ErrorAnswer>(listFrom(day))
    expect([answered, Object.keys(body.errors ?? {})]).toEqual([status, ['validFrom']])
  })

  test('may begin tomorrow in Germany, also where it is still today elsewhere', async () => {
    await clockAt('2027-03-20T23:30:00Z')
    expect((await lists()).today).toBe('2027-03-21')
    expect((await create(listFrom('2027-03-21'))).status).toBe(400)
    expect((await create(listFrom('2027-03-22'))).status).toBe(201)
  })

  test('is refused where nothing would change, or what nobody can pay', async () => {
    expect((await create<ErrorAnswer>(listFrom('2027-04-01', 840))).body.errors).toEqual({
      groups: expect.stringContaining('dieselben Preise'),
    })
    expect((await create(listFrom('2027-04-01', 0))).status).toBe(400)
    expect((await create({ ...listFrom('2027-04-01'), currency: 'USD' })).status).toBe(400)
  })

  test('has its day for itself, also of two at once', async () => {
    const answers = await Promise.all([create(listFrom('2027-05-01')), create(listFrom('2027-05-01', 1200))])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  })

  test('is made and withdrawn by administrators only, and not in place of the files', async () => {
    const person = await givenPerson(server)
    expect((await create(listFrom('2027-04-01'), person.token)).status).toBe(403)
    expect((await server.call('GET', 'price-lists', { as: person.token })).status).toBe(403)
    expect((await withdraw('files-2020-01-01')).body.message).toContain('Dateien')
    expect((await withdraw('nirgends')).status).toBe(404)
  })
})

test('from its day on everybody buys by it; what was shown is charged, and a renewal costs what holds on its day', async () => {
  const [early, late, renewing] = await Promise.all([givenPerson(server), givenPerson(server), givenPerson(server)])
  for (const person of [early, late, renewing]) await givenAddress(server, person)
  const buy = async (person: GivenUser, wish: object = {}) =>
    (
      await buyLicence(server, person, {
        license: 'single-1-1',
        paymentMethod: await givenCard(server, person),
        ...wish,
      })
    ).status
  const { body } = await create(listFrom('2027-04-01'))
  expect(await buy(renewing)).toBe(200)
  expect((await lists()).renewals).toEqual([{ license: 'single-1-1', licences: 1 }])

  await clockAt('2027-03-31T21:59:30Z')
  expect((await withdraw('x')).status).toBe(404)
  const seen = await preview(server, early, 'single-1-1')
  expect(seen.total).toBe(1000)

  await clockAt('2027-03-31T22:00:30Z')
  expect((await withdraw(body._id)).body.message).toContain('was gegolten hat')
  expect(await netNow()).toBe(1000)
  expect((await preview(server, late, 'single-1-1')).total).toBe(1190)
  expect(await buy(late, { total: 1000 })).toBe(409)
  expect(await buy(late, { total: 1190 })).toBe(200)
  expect(await buy(early, { total: 1000, prorationTimestamp: seen.subscription_proration_date })).toBe(200)

  await clockAt('2027-04-21T09:00:00Z')
  const { services } = server
  await runSubscriptionMaintenance({}, { services, log: services.log, signal: new AbortController().signal })
  const placed = await server.database.db
    .select()
    .from(orders)
    .where(eq(orders.userId, renewing.id))
    .orderBy(asc(orders.createdAt))
  expect(placed.map(({ priced }) => [priced.kind, priced.total])).toEqual([
    ['purchase', 1000],
    ['renewal', 1190],
  ])
})
