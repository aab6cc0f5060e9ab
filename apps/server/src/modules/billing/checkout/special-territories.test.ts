import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type GivenUser, staySignedIn } from '../../../../test/builders.ts'
import { buyLicence, COMPANY, givenAddress, givenCard, licenceOf, PERSON } from '../../../../test/given-checkout.ts'
import { givenPerson } from '../../../../test/given-team.ts'
import { freshAddress, mailsTo } from '../../../../test/mails.ts'
import { customers, orders, subscriptions } from '../../../../test/tables.ts'
import { openTestServer, type TestServer } from '../../../../test/test-server.ts'
import { runSubscriptionMaintenance } from '../subscriptions/subscription-maintenance.ts'

const BEGIN = '2027-03-01T09:00:00Z'
const OPERATOR = 'betrieb@territories.example'
const DAY_MS = 86_400_000
const HELGOLAND = { ...COMPANY, postcode: '27498', city: 'Helgoland' }
const SENTENCE =
  'Für Helgoland gelten eigene Steuerregeln. Hier kannst du deshalb nicht bestellen. Schreib uns, dann melden wir uns bei dir.'

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

/** As it was stored before the rule was. */
const storeAddress = (person: GivenUser) =>
  server.database.db.update(customers).set({ address: HELGOLAND }).where(eq(customers.userId, person.id))

const maintainAfter = async (end: Date, days: number) => {
  vi.setSystemTime(new Date(end.getTime() + days * DAY_MS))
  const { services } = server
  await runSubscriptionMaintenance({}, { services, log: services.log, signal: new AbortController().signal })
}

const readSubscription = async (id: string) => {
  const [row] = await server.database.db.select().from(subscriptions).where(eq(subscriptions.id, id))
  if (!row) throw new TypeError('There is no such licence.')
  return row
}

describe('a billing address where VAT has rules of its own', () => {
  test.each([HELGOLAND, { ...PERSON, postcode: 'D-27498', city: 'Helgoland' }])('is not taken: %j', async (address) => {
    const person = await givenPerson(server)
    const call = { as: person.token, data: address }
    const { status, body } = await server.call<{ errors: Record<string, string> }>(
      'PATCH',
      `customers/${person.id}`,
      call,
    )
    expect([status, body.errors]).toEqual([400, { postcode: 'Für Helgoland gelten eigene Steuerregeln' }])
  })

  test('that is known already orders nothing', async () => {
    const person = await givenPerson(server)
    await givenAddress(server, person, COMPANY)
    const paymentMethod = await givenCard(server, person)
    await storeAddress(person)
    const { status, body } = await buyLicence(server, person, { license: 'institution-10-12', paymentMethod })
    expect([status, body.message]).toEqual([400, SENTENCE])
  })

  test('lets a licence that runs be paid otherwise, and neither enlarged nor reduced', async () => {
    const person = await givenPerson(server)
    await givenAddress(server, person, COMPANY)
    const paymentMethod = await givenCard(server, person)
    await buyLicence(server, person, { license: 'institution-10-12', paymentMethod })
    await storeAddress(person)
    const other = await givenCard(server, person)
    const change = async (license: string) => {
      const { status, body } = await buyLicence(server, person, { license, paymentMethod: other })
      return [status, body.message]
    }
    expect(await change('institution-20-12')).toEqual([400, SENTENCE])
    expect(await change('small-5-12')).toEqual([400, SENTENCE])
    expect(await change('institution-10-12')).toEqual([200, undefined])
    expect(await licenceOf(server, person)).toMatchObject({ status: 'active' })
  })

  test('is offered nothing, and an order that waits from before is not approved', async () => {
    const admin = await givenPerson(server, { role: 'admins', billingType: 'free' })
    await staySignedIn(server)
    const person = await givenPerson(server)
    await givenAddress(server, person, COMPANY)
    // Placed before the rule was.
    const { _id: id } = (await buyLicence(server, person, { license: 'institution-10-12', paymentMethod: 'invoice' }))
      .body.subscription
    await storeAddress(person)
    const [order] = await server.database.db.select().from(orders).where(eq(orders.userId, person.id))
    await server.database.db
      .update(orders)
      .set({ priced: { ...order!.priced, customer: HELGOLAND } })
      .where(eq(orders.userId, person.id))
    const approved = await server.call<{ message: string }>('PATCH', `subscriptions/${id}`, {
      as: admin.token,
      data: { status: 'active' },
    })
    expect([approved.status, approved.body.message]).toEqual([
      409,
      'Für Helgoland gelten eigene Steuerregeln. Bitte lehne die Bestellung ab und vereinbare die Lizenz von Hand.',
    ])

    const data = { name: 'Eva', email: person.email.toUpperCase(), organisation: 'Kita Düne', seats: 200, period: 12 }
    const path = 'custom-subscription-requests'
    const request = (await server.call<{ _id: string }>('POST', path, { data, from: freshAddress() })).body
    const terms = { seats: 200, period: 12, net: 900_000, validUntil: '2027-04-01', text: '' }
    const offered = await server.call<{ message: string }>('POST', 'offers', {
      as: admin.token,
      data: { request: request._id, ...terms },
    })
    expect([offered.status, offered.body.message]).toEqual([
      400,
      'Für Helgoland gelten eigene Steuerregeln. Ein Angebot kann dort nicht angenommen werden: Bitte vereinbare die Lizenz von Hand.',
    ])
  })

  test('keeps a running licence; its next term waits for the operator, who is told once', async () => {
    const person = await givenPerson(server)
    await givenAddress(server, person, COMPANY)
    const paymentMethod = await givenCard(server, person)
    const { _id: id } = (await buyLicence(server, person, { license: 'institution-10-12', paymentMethod })).body
      .subscription
    await staySignedIn(server)
    const end = (await readSubscription(id)).periodEnd ?? new Date(Number.NaN)
    await storeAddress(person)
    for (const days of [-20, 0.01, 40]) await maintainAfter(end, days)
    expect(await readSubscription(id)).toMatchObject({ status: 'active', heldFor: 'territory' })
    expect(await licenceOf(server, person)).toMatchObject({ held: { for: 'territory', until: null } })
    expect(await server.database.db.select().from(orders).where(eq(orders.userId, person.id))).toHaveLength(1)
    const reports = (await mailsTo(server, OPERATOR)).filter(({ text }) => text.includes(person.email))
    expect(reports.map(({ subject }) => subject)).toEqual([expect.stringContaining('Steuer zu klären')])
    const subjects = (await mailsTo(server, person.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject === 'Deine nächste Laufzeit wird noch geprüft')).toHaveLength(1)
    expect(subjects).not.toContain('Deine Lizenz verlängert sich bald')
    // With another address the next term begins by itself.
    await givenAddress(server, person, COMPANY)
    await maintainAfter(end, 41)
    expect(await readSubscription(id)).toMatchObject({ status: 'active', heldFor: null, periodStart: end })
  })
})
