import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type GivenUser, staySignedIn } from '../../../../test/builders.ts'
import { buyLicence, COMPANY, givenAddress, givenCard, licenceOf, PERSON } from '../../../../test/given-checkout.ts'
import { givenPerson } from '../../../../test/given-team.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { subscriptions } from '../../../../test/tables.ts'
import { openTestServer, type TestServer } from '../../../../test/test-server.ts'
import { runUnitOfWork } from '../../../platform/database/unit-of-work.ts'
import { lockSubscription } from '../orders/subscriptions.repository.ts'
import { approveOrder } from './approve-order.ts'
import { runSubscriptionMaintenance } from './subscription-maintenance.ts'

const BEGIN = '2027-03-01T09:00:00Z'
const DAY_MS = 86_400_000
const LICENCE = 'institution-10-12'
let server: TestServer
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(BEGIN) })
  server = await openTestServer()
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

const givenLicence = async (method: 'invoice' | 'card') => {
  const person = await givenPerson(server)
  await givenAddress(server, person, COMPANY)
  const paymentMethod = method === 'card' ? await givenCard(server, person) : method
  const { _id: id } = (await buyLicence(server, person, { license: LICENCE, paymentMethod })).body.subscription
  if (method === 'invoice') await approve(id)
  await staySignedIn(server)
  return { person, id, end: (await rowOf(id)).periodEnd ?? new Date(Number.NaN) }
}
const approve = (id: string) =>
  runUnitOfWork(server.database.db, server.services, async (unit) => {
    const row = await lockSubscription(unit.db, id)
    if (!row) throw new TypeError('There is no such licence.')
    await approveOrder(unit, server.services, row, new Date())
  })
const rowOf = async (id: string) => {
  const [row] = await server.database.db.select().from(subscriptions).where(eq(subscriptions.id, id))
  if (!row) throw new TypeError('There is no such licence.')
  return row
}
const goTo = (end: Date, days: number) => vi.setSystemTime(new Date(end.getTime() + days * DAY_MS))
const maintain = () => {
  const { services } = server
  return runSubscriptionMaintenance({}, { services, log: services.log, signal: new AbortController().signal })
}
const subjectsTo = async ({ email }: GivenUser) => (await mailsTo(server, email)).map(({ subject }) => subject)

describe('a licence on invoice', () => {
  test('can be ordered again from 60 days before its end, and follows itself without a gap', async () => {
    const { person, id, end } = await givenLicence('invoice')
    goTo(end, -60.001)
    const early = await buyLicence(server, person, { license: LICENCE, paymentMethod: 'invoice' })
    expect([early.status, early.body.message]).toEqual([
      409,
      'Das ist schon deine Lizenz. Ab dem 01.01.2028 kannst du sie für die nächste Laufzeit bestellen.',
    ])
    goTo(end, -59)
    const again = await buyLicence(server, person, { license: LICENCE, paymentMethod: 'invoice' })
    expect([again.status, again.body.isWaiting]).toEqual([200, true])
    expect(await licenceOf(server, person)).toMatchObject({
      status: 'active',
      renewal: { status: 'pending-approval', periodStart: end.toISOString() },
    })
    // Access stays until the order is decided.
    goTo(end, 3)
    await maintain()
    expect(await rowOf(id)).toMatchObject({ status: 'active', heldFor: 'approval' })
    await approve(id)
    await maintain()
    expect(await rowOf(id)).toMatchObject({ status: 'active', heldFor: null, periodStart: end })
  })

  test('can be paid by card from the next term on', async () => {
    const { person, id, end } = await givenLicence('invoice')
    goTo(end, -10)
    const paymentMethod = await givenCard(server, person)
    expect((await buyLicence(server, person, { license: LICENCE, paymentMethod })).status).toBe(200)
    expect(await licenceOf(server, person)).toMatchObject({ renewal: { status: 'planned' } })
    goTo(end, 0.01)
    await maintain()
    expect(await rowOf(id)).toMatchObject({ status: 'active', provider: 'sandbox', periodStart: end })
  })

  test('that was ordered again can be left to end after all', async () => {
    const { person, id, end } = await givenLicence('invoice')
    goTo(end, -10)
    const paymentMethod = await givenCard(server, person)
    await buyLicence(server, person, { license: LICENCE, paymentMethod })
    const switched = { as: person.token, data: { cancelAtPeriodEnd: true } }
    expect((await server.call('PATCH', `subscriptions/${id}`, switched)).status).toBe(200)
    goTo(end, 0.01)
    await maintain()
    expect(await rowOf(id)).toMatchObject({ status: 'canceled' })
  })

  test('is said to end, and nowhere to renew itself', async () => {
    const { person, end } = await givenLicence('invoice')
    goTo(end, -29)
    await maintain()
    goTo(end, -20)
    await maintain()
    const subjects = await subjectsTo(person)
    expect(subjects.filter((subject) => subject === 'Deine Lizenz läuft bald ab')).toHaveLength(1)
    expect(subjects).not.toContain('Deine Lizenz verlängert sich bald')
    expect(await licenceOf(server, person)).toMatchObject({ renewal: null })
  })
})

describe('near the end of a licence on invoice', () => {
  test.each(['institution-20-12', 'institution-10-24', 'small-5-12'])(
    '%s is its successor: access stays until it is decided, and it follows without a gap',
    async (license) => {
      const { person, id, end } = await givenLicence('invoice')
      goTo(end, -5)
      const ordered = await buyLicence(server, person, { license, paymentMethod: 'invoice' })
      expect([ordered.status, ordered.body.isWaiting]).toEqual([200, true])
      goTo(end, 2)
      await maintain()
      expect(await rowOf(id)).toMatchObject({ status: 'active', heldFor: 'approval' })
      await approve(id)
      await maintain()
      expect(await rowOf(id)).toMatchObject({ status: 'active', license: { id: license }, periodStart: end })
    },
  )

  test('more than what was ordered for the next term takes its place', async () => {
    const { person, id, end } = await givenLicence('invoice')
    goTo(end, -50)
    await buyLicence(server, person, { license: LICENCE, paymentMethod: 'invoice' })
    await approve(id)
    goTo(end, -40)
    await buyLicence(server, person, { license: 'institution-15-12', paymentMethod: 'invoice' })
    await approve(id)
    goTo(end, 0.01)
    await maintain()
    expect(await rowOf(id)).toMatchObject({ status: 'active', license: { id: 'institution-15-12' }, periodStart: end })
  })

  test('preview and order without a method are paid as the present licence', async () => {
    const { person, end } = await givenLicence('invoice')
    goTo(end, -30)
    const data = { license: LICENCE, prorationTimestamp: Math.floor(Date.now() / 1000) }
    const preview = await server.call<{ message?: string }>('PATCH', 'checkout', {
      as: person.token,
      data,
      query: { preview: 'true' },
    })
    expect([preview.status, preview.body.message]).toEqual([200, undefined])
  })
})

describe('a licence by card', () => {
  test('moves to invoice for the next term, and back', async () => {
    const { person, id, end } = await givenLicence('card')
    const moved = await buyLicence(server, person, { license: LICENCE, paymentMethod: 'invoice' })
    expect([moved.status, moved.body.isWaiting]).toEqual([200, true])
    expect(await licenceOf(server, person)).toMatchObject({ renewal: { status: 'pending-approval' } })
    const { paymentMethodId } = await rowOf(id)
    const back = await buyLicence(server, person, { license: LICENCE, paymentMethod: paymentMethodId ?? '' })
    expect(back.status).toBe(200)
    expect(await licenceOf(server, person)).toMatchObject({ renewal: { status: 'planned' } })
    await buyLicence(server, person, { license: LICENCE, paymentMethod: 'invoice' })
    await approve(id)
    goTo(end, 0.01)
    await maintain()
    expect(await rowOf(id)).toMatchObject({ status: 'active', provider: 'manual', periodStart: end })
  })

  test('whose next term waits for approval is not said to renew itself', async () => {
    const { person, end } = await givenLicence('card')
    await buyLicence(server, person, { license: LICENCE, paymentMethod: 'invoice' })
    goTo(end, -20)
    await maintain()
    expect(await subjectsTo(person)).not.toContain('Deine Lizenz verlängert sich bald')
  })

  test('of a person cannot be moved to invoice', async () => {
    const { person } = await givenLicence('card')
    await givenAddress(server, person, PERSON)
    expect((await buyLicence(server, person, { license: 'single-1-12', paymentMethod: 'invoice' })).status).toBe(400)
  })
})
