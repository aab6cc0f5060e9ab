import type { CheckoutState } from '@gebaerdenraum/domain/billing/checkout.contract'
import type { InvoiceSummary } from '@gebaerdenraum/domain/billing/invoices/invoices.contract'
import type { Page } from '@gebaerdenraum/domain/kernel/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type GivenUser, staySignedIn } from '../../../../test/builders.ts'
import { buyLicence, givenAddress, givenDebit, IBANS } from '../../../../test/given-checkout.ts'
import { givenPerson } from '../../../../test/given-team.ts'
import { payments } from '../../../../test/tables.ts'
import { openTestServer, type TestServer } from '../../../../test/test-server.ts'
import { runSubscriptionMaintenance } from '../subscriptions/subscription-maintenance.ts'

let server: TestServer
let person: GivenUser
let admin: GivenUser
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-01T09:00:00Z') })
  server = await openTestServer()
  person = await givenPerson(server)
  admin = await givenPerson(server, { role: 'admins', billingType: 'free' })
  await givenAddress(server, person)
  const paymentMethod = await givenDebit(server, person, IBANS.returns)
  await buyLicence(server, person, { license: 'single-1-1', paymentMethod })
  await staySignedIn(server)
  for (const day of ['04', '11']) await keepAt(`2027-03-${day}T10:00:00Z`)
})
afterEach(async () => {
  vi.useRealTimers()
  await server.close()
})

const keepAt = (moment: string) => {
  vi.setSystemTime(new Date(moment))
  const { services } = server
  return runSubscriptionMaintenance({}, { services, log: services.log, signal: new AbortController().signal })
}
const invoices = async () =>
  (await server.call<Page<InvoiceSummary>>('GET', 'invoices', { as: person.token })).body.data
const owed = async () => {
  const { subscription } = (await server.call<CheckoutState>('GET', 'checkout', { as: person.token })).body
  return { status: subscription?.payment?.status, due: subscription?.payment?.dueTotal }
}

test('a direct debit that comes back is owed with its fee, and both are invoiced', async () => {
  expect(await owed()).toEqual({ status: 'failed', due: 1_700 })
  expect((await invoices()).map(({ total }) => total)).toEqual([700, 1_000])
})

test('what an invoice was taken back for is neither owed nor collected any more', async () => {
  const takeBack = ({ id }: InvoiceSummary) =>
    server.call('PATCH', `invoices/${id}`, { as: admin.token, data: { takenBack: 'Aus Kulanz' } })
  const [fee, licence] = (await invoices()) as readonly [InvoiceSummary, InvoiceSummary]
  expect((await takeBack(fee)).status).toBe(200)
  expect(await owed()).toEqual({ status: 'failed', due: 1_000 })
  expect((await takeBack(licence)).status).toBe(200)
  expect(await owed()).toEqual({ status: 'paid', due: 0 })
  const before = await server.database.db.$count(payments)
  await keepAt('2027-03-15T10:00:00Z')
  expect(await server.database.db.$count(payments)).toBe(before)
  expect(await owed()).toEqual({ status: 'paid', due: 0 })
})
