import type { WholeSubscription } from '@gebaerdenraum/domain/billing/subscriptions.contract'
import type { Page } from '@gebaerdenraum/domain/kernel/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GivenUser } from '../../../../test/builders.ts'
import { buyLicence, COMPANY, givenAddress, givenCard } from '../../../../test/given-checkout.ts'
import { givenMember, givenPerson, givenTeamOf } from '../../../../test/given-team.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { orders } from '../../../../test/tables.ts'
import { openTestServer, type TestServer } from '../../../../test/test-server.ts'

let server: TestServer
let admin: GivenUser
beforeAll(async () => {
  server = await openTestServer()
  admin = await givenPerson(server, { role: 'admins', billingType: 'free' })
})
afterAll(() => server.close())

const givenCompany = async (): Promise<GivenUser> => {
  const person = await givenPerson(server)
  await givenAddress(server, person, COMPANY)
  return person
}
const orderOnInvoice = async (person: GivenUser, license = 'institution-10-24') =>
  (await buyLicence(server, person, { license, paymentMethod: 'invoice' })).body.subscription
const patch = (id: string, { token }: GivenUser, data: object) =>
  server.call<WholeSubscription & { message: string }>('PATCH', `subscriptions/${id}`, { as: token, data })
const subjectsTo = async ({ email }: GivenUser) => (await mailsTo(server, email)).map(({ subject }) => subject)
const isLicensed = async ({ token }: GivenUser) => {
  const { body } = await server.call<{ user: { hasActiveSubscription: boolean } }>('GET', 'session', { as: token })
  return body.user.hasActiveSubscription
}

describe('an order on invoice', () => {
  test('gives no access until an administrator approves it; the term begins then', async () => {
    const person = await givenCompany()
    const ordered = await orderOnInvoice(person)
    expect(ordered).toMatchObject({ status: 'pending-approval', subscriptionType: 'manual', periodEnd: null })
    expect(await isLicensed(person)).toBe(false)
    const query = { status: 'pending-approval' }
    const waiting = await server.call<Page<WholeSubscription>>('GET', 'subscriptions', { as: admin.token, query })
    expect(waiting.body.data.map(({ _id }) => _id)).toContain(ordered._id)
    const { status, body } = await patch(ordered._id, admin, { status: 'active' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'active',
      licenseObject: { canAutoRenew: false },
      renewal: null,
      payment: { status: 'invoiced', method: 'invoice' },
    })
    expect(await isLicensed(person)).toBe(true)
    const [order] = await server.database.db.select().from(orders).where(eq(orders.userId, person.id))
    expect(order).toMatchObject({ status: 'in-progress', bookedAt: expect.any(Date) })
    expect(order?.priced.periodEnd).toBe(body.periodEnd)
    expect(await subjectsTo(person)).toEqual(['Deine Bestellung ist eingegangen', 'Deine Lizenz ist aktiv'])
    expect((await patch(ordered._id, admin, { status: 'active' })).status).toBe(409)
  })

  test('that is rejected ends, with the reason by mail, and another can be placed', async () => {
    const person = await givenCompany()
    const ordered = await orderOnInvoice(person)
    expect((await buyLicence(server, person, { license: 'small-5-24', paymentMethod: 'invoice' })).status).toBe(409)
    const reason = 'Wir konnten deine Einrichtung nicht finden.'
    expect((await patch(ordered._id, admin, { status: 'canceled', reason })).body.status).toBe('canceled')
    const mail = (await mailsTo(server, person.email)).at(-1)
    expect(mail?.text).toContain(reason)
    expect((await orderOnInvoice(person, 'small-5-24'))._id).not.toBe(ordered._id)
  })

  test('for more seats waits too, and for fewer becomes the successor once approved', async () => {
    const person = await givenCompany()
    const { _id } = await orderOnInvoice(person)
    await patch(_id, admin, { status: 'active' })
    const upgrade = await orderOnInvoice(person, 'institution-20-24')
    expect(upgrade).toMatchObject({
      _id,
      license: 'institution-10-24',
      status: 'active',
      waiting: { licenseObject: { id: 'institution-20-24' }, orderedAt: expect.any(String) },
    })
    expect((await patch(_id, admin, { status: 'active' })).body).toMatchObject({
      license: 'institution-20-24',
      waiting: null,
    })
    const fewer = await orderOnInvoice(person, 'small-5-12')
    expect(fewer).toMatchObject({ license: 'institution-20-24', renewal: { status: 'pending-approval' } })
    expect((await patch(fewer.successor ?? '', admin, { status: 'active' })).body).toMatchObject({
      renewal: { status: 'approved', licenseObject: { id: 'small-5-12' } },
    })
  })

  test('is approved by administrators only', async () => {
    const person = await givenCompany()
    const ordered = await orderOnInvoice(person)
    expect((await patch(ordered._id, person, { status: 'active' })).status).toBe(403)
    expect(await isLicensed(person)).toBe(false)
  })

  test('cannot be set to renew by itself', async () => {
    const person = await givenCompany()
    const ordered = await orderOnInvoice(person)
    await patch(ordered._id, admin, { status: 'active' })
    expect((await patch(ordered._id, person, { cancelAtPeriodEnd: true })).status).toBe(409)
  })
})

test('the renewal is switched off and on again, with one mail each however often it is sent', async () => {
  const person = await givenCompany()
  const paymentMethod = await givenCard(server, person)
  const { subscription } = (await buyLicence(server, person, { license: 'small-3-1', paymentMethod })).body
  for (const cancelAtPeriodEnd of [true, true, false, false]) {
    const { status, body } = await patch(subscription._id, person, { cancelAtPeriodEnd })
    expect([status, body.cancelAtPeriodEnd, body.renewal === null]).toEqual([200, cancelAtPeriodEnd, cancelAtPeriodEnd])
  }
  expect(await subjectsTo(person)).toEqual([
    'Deine Lizenz ist aktiv',
    'Deine Kündigung ist eingegangen',
    'Deine Lizenz verlängert sich wieder',
  ])
})

describe('the licence of a team', () => {
  test('is seen by its managers without payment, and by members and strangers not at all', async () => {
    const team = await givenTeamOf(server, 10)
    const manager = await givenMember(server, team, 'manager')
    const member = await givenMember(server, team)
    const stranger = await givenPerson(server)
    const get = ({ token }: GivenUser) =>
      server.call<WholeSubscription>('GET', `subscriptions/${team.subscriptionId}`, { as: token })
    expect((await get(team.owner)).body.payment).toMatchObject({ status: 'paid' })
    expect((await get(manager)).body).toMatchObject({ licenseObject: { size: 10 }, payment: null })
    expect([(await get(member)).status, (await get(stranger)).status]).toEqual([404, 404])
    expect((await patch(team.subscriptionId, manager, { cancelAtPeriodEnd: true })).status).toBe(403)
    expect((await server.call('GET', 'subscriptions/none', { as: stranger.token })).status).toBe(404)
  })
})
