import type { InvoiceSummary } from '@gebaerdenraum/domain/billing/invoices/invoices.contract'
import type { ManualRefund } from '@gebaerdenraum/domain/billing/manual-refunds.contract'
import type { PendingOrder } from '@gebaerdenraum/domain/billing/pending-orders.contract'
import type { Page } from '@gebaerdenraum/domain/kernel/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GivenUser } from '../../../../test/builders.ts'
import { buyLicence, COMPANY, givenAddress } from '../../../../test/given-checkout.ts'
import { givenPerson } from '../../../../test/given-team.ts'
import { orders, payments } from '../../../../test/tables.ts'
import { openTestServer, type TestServer } from '../../../../test/test-server.ts'
import { refundPayment } from './refund-payment.ts'

let server: TestServer
let admin: GivenUser
beforeAll(async () => {
  server = await openTestServer()
  admin = await givenPerson(server, { role: 'admins', billingType: 'free' })
})
afterAll(() => server.close())

const LEITWEG = '04011000-1234512345-06'
const givenCompany = async (): Promise<GivenUser> => {
  const person = await givenPerson(server)
  await givenAddress(server, person, { ...COMPANY, reference: LEITWEG })
  return person
}
const order = async (person: GivenUser, license: string) =>
  (await buyLicence(server, person, { license, paymentMethod: 'invoice' })).body.subscription
const decide = (id: string, data: object) => server.call('PATCH', `subscriptions/${id}`, { as: admin.token, data })
const pendingOf = async ({ id }: GivenUser) => {
  const { body } = await server.call<Page<PendingOrder>>('GET', 'pending-orders', { as: admin.token })
  return body.data.filter(({ person }) => person?._id === id)
}

test('an order on invoice waits with who ordered what for how much, until it is approved', async () => {
  const company = await givenCompany()
  const { _id } = await order(company, 'institution-10-12')
  expect(await pendingOf(company)).toEqual([
    {
      _id,
      change: 'purchase',
      orderedAt: expect.any(String),
      person: { _id: company.id, name: expect.any(String), email: company.email },
      before: null,
      license: expect.objectContaining({ id: 'institution-10-12' }),
      beginsAt: null,
      net: 59_000,
      tax: 11_210,
      total: 70_210,
      taxNote: null,
      address: expect.objectContaining({ company: COMPANY.company, reference: LEITWEG }),
      isLeitwegId: true,
      isOvertaken: false,
    },
  ])
  await decide(_id, { status: 'active' })
  expect(await pendingOf(company)).toEqual([])
})

test('a change of a licence waits with what there is and what will be', async () => {
  const company = await givenCompany()
  const { _id } = await order(company, 'institution-10-12')
  await decide(_id, { status: 'active' })
  await order(company, 'institution-20-12')
  expect(await pendingOf(company)).toMatchObject([
    { _id, change: 'upgrade', before: { size: 10 }, license: { size: 20 }, beginsAt: null },
  ])
  await decide(_id, { status: 'canceled', reason: 'Bitte erst die offene Rechnung bezahlen.' })
  await order(company, 'small-5-12')
  const [successor] = await pendingOf(company)
  expect(successor).toMatchObject({ change: 'successor', before: { size: 10 }, license: { size: 5 }, net: 32_350 })
  expect(successor?.beginsAt).not.toBeNull()
})

test('money by transfer that goes back waits as a row until somebody has transferred it', async () => {
  const company = await givenCompany()
  const { _id } = await order(company, 'institution-10-12')
  await decide(_id, { status: 'active' })
  const { body: invoices } = await server.call<Page<InvoiceSummary>>('GET', 'invoices', { as: company.token })
  await server.call('PATCH', `invoices/${invoices.data[0]?.id}`, { as: admin.token, data: { paid: true } })
  await decide(_id, { status: 'canceled', reason: 'Widerruf', refund: true })
  const [paid] = await server.database.db
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(orders.userId, company.id))
  const context = { services: server.services, log: server.services.log, signal: new AbortController().signal }
  for (const _ of [1, 2]) await refundPayment({ paymentId: paid?.id ?? '' }, context)

  const found = async (query: object) => {
    const { body } = await server.call<Page<ManualRefund>>('GET', 'manual-refunds', { as: admin.token, query })
    return body.data.filter(({ email }) => email === company.email)
  }
  const [refund, ...others] = await found({ open: true })
  expect(others).toEqual([])
  expect(refund).toMatchObject({
    amount: 70_210,
    customer: COMPANY.company,
    invoice: invoices.data[0]?.number,
    creditNote: expect.any(String),
    doneAt: null,
  })
  const path = `manual-refunds/${refund?._id}`
  expect((await server.call('PATCH', path, { as: admin.token, data: { done: true, note: '' } })).status).toBe(400)
  await server.call('PATCH', path, { as: admin.token, data: { done: true, note: 'Überwiesen am 22.11.' } })
  expect(await found({ open: true })).toEqual([])
  expect(await found({})).toMatchObject([{ note: 'Überwiesen am 22.11.', doneAt: expect.any(String) }])
})

test('a paid invoice that is taken back leaves its money to a person too', async () => {
  const company = await givenCompany()
  const { _id } = await order(company, 'institution-10-12')
  await decide(_id, { status: 'active' })
  const { body } = await server.call<Page<InvoiceSummary>>('GET', 'invoices', { as: company.token })
  const path = `invoices/${body.data[0]?.id}`
  expect((await server.call<InvoiceSummary>('GET', path, { as: admin.token })).body.ledger).toMatchObject({
    customer: COMPANY.company,
    licence: { _id, title: 'Einrichtung, 10 Plätze' },
  })
  await server.call('PATCH', path, { as: admin.token, data: { paid: true } })
  await server.call('PATCH', path, { as: admin.token, data: { takenBack: 'Falsche Anschrift' } })
  const query = { open: true }
  const { body: refunds } = await server.call<Page<ManualRefund>>('GET', 'manual-refunds', { as: admin.token, query })
  expect(refunds.data.filter(({ email }) => email === company.email)).toMatchObject([{ amount: 70_210 }])
})
