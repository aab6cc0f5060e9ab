import type { CheckoutState } from '@gebaerdenraum/domain/billing/checkout.contract'
import type { WholeSubscription } from '@gebaerdenraum/domain/billing/subscriptions.contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type GivenUser, staySignedIn } from '../../../../test/builders.ts'
import { buyLicence, COMPANY, givenAddress, givenCard } from '../../../../test/given-checkout.ts'
import { givenPerson } from '../../../../test/given-team.ts'
import { orders } from '../../../../test/tables.ts'
import { openTestServer, type TestServer } from '../../../../test/test-server.ts'
import { ProviderUnavailable } from '../payment/payment-provider.ts'
import { runSubscriptionMaintenance } from './subscription-maintenance.ts'

let server: TestServer
let admin: GivenUser
let company: GivenUser
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-01T09:00:00Z') })
  server = await openTestServer()
  admin = await givenPerson(server, { role: 'admins', billingType: 'free' })
})
beforeEach(async () => {
  vi.setSystemTime(new Date('2027-03-01T09:00:00Z'))
  company = await givenPerson(server)
  await givenAddress(server, company, COMPANY)
  await staySignedIn(server)
})
afterAll(async () => {
  vi.useRealTimers()
  await server.close()
})

/** Long enough for all there is to do, and an end for what would go round for ever. */
const PATIENCE_MS = 15_000
const keepAt = async (moment: string) => {
  vi.setSystemTime(new Date(moment))
  const { services } = server
  await runSubscriptionMaintenance({}, { services, log: services.log, signal: AbortSignal.timeout(PATIENCE_MS) })
}
const licence = async (): Promise<WholeSubscription> => {
  const { body } = await server.call<CheckoutState>('GET', 'checkout', { as: company.token })
  return body.subscription as WholeSubscription
}
const ordered = async () =>
  (await server.database.db.select().from(orders).where(eq(orders.userId, company.id)).orderBy(orders.id)).map(
    ({ priced, status }) => `${priced.kind} ${priced.license.id} ${priced.total} ${status}`,
  )

test('a key of the buyer’s own choice never stands for his renewal', async () => {
  const first = await givenCard(server, company)
  const { subscription } = (await buyLicence(server, company, { license: 'small-3-1', paymentMethod: first })).body
  const key = `renewal:${subscription._id}:${subscription.periodEnd}`
  const other = await givenCard(server, company)
  expect((await buyLicence(server, company, { license: 'small-3-1', paymentMethod: other, key })).status).toBe(200)
  await keepAt('2027-04-01T09:00:00Z')
  expect(await ordered()).toEqual([
    'purchase small-3-1 2499 paid',
    'renewal small-3-1 0 noted',
    'renewal small-3-1 2499 paid',
  ])
  expect((await licence()).periodEnd).toBe('2027-05-01T08:00:00.000Z')
})

test('more seats on invoice are not approved for a term that was renewed meanwhile', async () => {
  const paymentMethod = await givenCard(server, company)
  const { subscription } = (await buyLicence(server, company, { license: 'small-5-12', paymentMethod })).body
  vi.setSystemTime(new Date('2028-02-28T09:00:00Z'))
  const upgrade = { license: 'institution-10-12', paymentMethod: 'invoice' }
  expect((await buyLicence(server, company, upgrade)).status).toBe(200)
  await keepAt('2028-03-01T09:00:00Z')
  const data = { status: 'active' }
  const { status } = await server.call('PATCH', `subscriptions/${subscription._id}`, { as: admin.token, data })
  expect(status).toBe(409)
  expect(await licence()).toMatchObject({ status: 'active', periodEnd: '2029-03-01T09:00:00.000Z' })
})

test('more seats whose payment is answered after the renewal leave the new term as it is', async () => {
  const paymentMethod = await givenCard(server, company)
  await buyLicence(server, company, { license: 'small-3-1', paymentMethod })
  vi.setSystemTime(new Date('2027-03-31T09:00:00Z'))
  const away = vi.spyOn(server.services.payment.online, 'charge').mockRejectedValue(new ProviderUnavailable('Away.'))
  expect((await buyLicence(server, company, { license: 'small-5-1', paymentMethod })).status).toBe(502)
  await expect(keepAt('2027-04-01T09:00:00Z')).rejects.toThrow('could not be kept')
  away.mockRestore()
  expect(await licence()).toMatchObject({ license: 'small-3-1', periodEnd: '2027-05-01T08:00:00.000Z' })
  await keepAt('2027-04-01T10:00:00Z')
  expect(await licence()).toMatchObject({ license: 'small-5-1', periodEnd: '2027-05-01T08:00:00.000Z' })
  await keepAt('2027-05-01T09:00:00Z')
  expect(await licence()).toMatchObject({ license: 'small-5-1', periodEnd: '2027-06-01T08:00:00.000Z' })
})
