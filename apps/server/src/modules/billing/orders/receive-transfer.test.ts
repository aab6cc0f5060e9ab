import type { InvoiceSummary } from '@gebaerdenraum/domain/billing/invoices/invoices.contract'
import type { WholeSubscription } from '@gebaerdenraum/domain/billing/subscriptions.contract'
import type { Page } from '@gebaerdenraum/domain/kernel/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GivenUser } from '../../../../test/builders.ts'
import { buyLicence, COMPANY, givenAddress, givenCard } from '../../../../test/given-checkout.ts'
import { givenPerson } from '../../../../test/given-team.ts'
import { orders, payments } from '../../../../test/tables.ts'
import { openTestServer, type TestServer } from '../../../../test/test-server.ts'

let server: TestServer
let admin: GivenUser
beforeAll(async () => {
  server = await openTestServer()
  admin = await givenPerson(server, { role: 'admins', billingType: 'free' })
})
afterAll(() => server.close())

const givenInvoice = async (paymentMethod: 'invoice' | 'card') => {
  const company = await givenPerson(server)
  await givenAddress(server, company, COMPANY)
  const method = paymentMethod === 'card' ? await givenCard(server, company) : paymentMethod
  const { body } = await buyLicence(server, company, { license: 'small-5-12', paymentMethod: method })
  const { _id } = body.subscription
  if (paymentMethod === 'invoice') {
    await server.call('PATCH', `subscriptions/${_id}`, { as: admin.token, data: { status: 'active' } })
  }
  const { data } = (await server.call<Page<InvoiceSummary>>('GET', 'invoices', { as: company.token })).body
  return { company, subscriptionId: _id, invoice: data[0] as InvoiceSummary }
}
const patch = (id: string, { token }: GivenUser, data: object) =>
  server.call<InvoiceSummary & { message: string }>('PATCH', `invoices/${id}`, { as: token, data })
const paymentStatus = async (id: string, { token }: GivenUser) =>
  (await server.call<WholeSubscription>('GET', `subscriptions/${id}`, { as: token })).body.payment?.status

test('a transfer that arrived makes invoice and licence paid, however often it is noted', async () => {
  const { company, subscriptionId, invoice } = await givenInvoice('invoice')
  expect(invoice.status).toBe('open')
  expect(await paymentStatus(subscriptionId, company)).toBe('invoiced')
  for (const _ of [1, 2]) {
    const { status, body } = await patch(invoice.id, admin, { paid: true })
    expect([status, body.id, body.status]).toEqual([200, invoice.id, 'paid'])
  }
  expect(await paymentStatus(subscriptionId, company)).toBe('paid')
  const paid = await server.database.db
    .select({ order: orders.status, payment: payments.state, settledAt: payments.settledAt })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(orders.userId, company.id))
  expect(paid).toEqual([{ order: 'paid', payment: 'paid', settledAt: expect.any(Date) }])
})

test('nothing is noted as paid by its customer, on a card, on a credit note or once it was taken back', async () => {
  const { company, invoice } = await givenInvoice('invoice')
  expect((await patch(invoice.id, company, { paid: true })).status).toBe(403)
  const note = (await patch(invoice.id, admin, { takenBack: 'Falscher Betrag' })).body
  expect((await patch(invoice.id, admin, { paid: true })).status).toBe(409)
  expect((await patch(note.id, admin, { paid: true })).status).toBe(409)
  const collected = await givenInvoice('card')
  expect((await patch(collected.invoice.id, admin, { paid: true })).status).toBe(409)
})

test('a paid invoice that was taken back is not noted as paid again', async () => {
  const { invoice } = await givenInvoice('invoice')
  await patch(invoice.id, admin, { paid: true })
  await patch(invoice.id, admin, { takenBack: 'Widerruf' })
  expect((await patch(invoice.id, admin, { paid: true })).status).toBe(409)
})
