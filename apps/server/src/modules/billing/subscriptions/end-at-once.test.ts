import type { InvoiceSummary } from '@gebaerdenraum/domain/billing/invoices/invoices.contract'
import type { WholeSubscription } from '@gebaerdenraum/domain/billing/subscriptions.contract'
import type { Page } from '@gebaerdenraum/domain/kernel/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { GivenUser } from '../../../../test/builders.ts'
import { buyLicence, COMPANY, givenAddress, givenCard, givenDebit } from '../../../../test/given-checkout.ts'
import { givenPerson } from '../../../../test/given-team.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { orders, payments } from '../../../../test/tables.ts'
import { openTestServer, type TestServer } from '../../../../test/test-server.ts'
import { commitPaymentUpdate } from '../orders/apply-event.ts'
import { refundPayment } from '../orders/refund-payment.ts'
import { ProviderUnavailable } from '../payment/payment-provider.ts'

let server: TestServer
let admin: GivenUser
beforeAll(async () => {
  server = await openTestServer()
  admin = await givenPerson(server, { role: 'admins', billingType: 'free' })
})
afterAll(() => server.close())

const givenLicence = async (type: 'card' | 'sepa_debit' | 'invoice') => {
  const person = await givenPerson(server)
  await givenAddress(server, person, COMPANY)
  const methods = { card: givenCard, sepa_debit: givenDebit, invoice: async () => 'invoice' }
  const paymentMethod = await methods[type](server, person)
  const { _id: id } = (await buyLicence(server, person, { license: 'small-5-12', paymentMethod })).body.subscription
  if (type === 'invoice') await patch(id, admin, { status: 'active' })
  return { person, id, paymentMethod }
}
const patch = (id: string, { token }: GivenUser, data: object) =>
  server.call<WholeSubscription>('PATCH', `subscriptions/${id}`, { as: token, data })
const REASON = 'Widerruf vom 21.11.2026'
const end = (id: string, as: GivenUser, refund: boolean) =>
  patch(id, as, { status: 'canceled', reason: REASON, refund })
const invoicesOf = async ({ token }: GivenUser) =>
  (await server.call<Page<InvoiceSummary>>('GET', 'invoices', { as: token })).body.data.map(
    ({ kind, status }) => `${kind} ${status}`,
  )
const isLicensed = async ({ token }: GivenUser) =>
  (await server.call<{ user: { hasActiveSubscription: boolean } }>('GET', 'session', { as: token })).body.user
    .hasActiveSubscription
const paymentOf = async ({ id }: GivenUser) => {
  const [row] = await server.database.db
    .select({ id: payments.id, state: payments.state, order: orders.status })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(orders.userId, id))
  return row as NonNullable<typeof row>
}
const refunded = async (person: GivenUser) => {
  const context = { services: server.services, log: server.services.log, signal: new AbortController().signal }
  await refundPayment({ paymentId: (await paymentOf(person)).id }, context)
}

test('a licence that is withdrawn from ends at once: invoice taken back, money refunded, and bought again', async () => {
  const { person, id, paymentMethod } = await givenLicence('card')
  const refund = vi.spyOn(server.services.payment.online, 'refund')
  const { status, body } = await end(id, admin, true)
  expect([status, body.status, body.payment?.status]).toEqual([200, 'canceled', 'paid'])
  expect(await isLicensed(person)).toBe(false)
  expect(await invoicesOf(person)).toEqual(['credit-note void', 'invoice void'])
  const mail = (await mailsTo(server, person.email)).find(({ subject }) => subject === 'Deine Lizenz wurde beendet')
  expect(mail?.text).toContain(REASON)
  expect(mail?.text).toMatch(/Du bekommst [\d.,]+\s€ zurück/)
  await refunded(person)
  const { id: paymentId } = await paymentOf(person)
  expect(refund).toHaveBeenCalledWith(expect.objectContaining({ idempotencyKey: `refund-${paymentId}` }))
  refund.mockRestore()
  expect((await end(id, admin, true)).status).toBe(409)
  expect((await buyLicence(server, person, { license: 'small-3-1', paymentMethod })).status).toBe(200)
  expect(await isLicensed(person)).toBe(true)
})

test('a debit that is on its way is called back, and not dunned for', async () => {
  const { person, id } = await givenLicence('sepa_debit')
  await end(id, admin, true)
  await refunded(person)
  expect(await paymentOf(person)).toMatchObject({ state: 'failed', order: 'withdrawn' })
  const subjects = (await mailsTo(server, person.email)).map(({ subject }) => subject)
  expect(subjects).not.toContain('Deine Zahlung hat nicht geklappt')
})

test('a debit that was collected all the same is given back then', async () => {
  const { person, id } = await givenLicence('sepa_debit')
  const refund = vi
    .spyOn(server.services.payment.online, 'refund')
    .mockRejectedValue(new ProviderUnavailable('Too late.'))
  await end(id, admin, true)
  await expect(refunded(person)).rejects.toThrow('Too late.')
  const { id: paymentId } = await paymentOf(person)
  await commitPaymentUpdate(server.services, {
    paymentId,
    state: 'paid',
    at: new Date(),
    reference: null,
    refusal: null,
  })
  expect(await paymentOf(person)).toMatchObject({ state: 'paid', order: 'withdrawn' })
  refund.mockRestore()
  const later = vi.spyOn(server.services.payment.online, 'refund')
  await refunded(person)
  expect(later.mock.calls[0]?.[0].payment.state).toBe('paid')
  expect(await later.mock.results[0]?.value).toBe('refunded')
  later.mockRestore()
})

test('a transfer that has not come is not waited for any more', async () => {
  const { person, id } = await givenLicence('invoice')
  expect((await end(id, admin, true)).body.payment).toMatchObject({ status: 'paid', dueTotal: 0 })
  expect(await invoicesOf(person)).toEqual(['credit-note void', 'invoice void'])
  const mail = (await mailsTo(server, person.email)).find(({ subject }) => subject === 'Deine Lizenz wurde beendet')
  expect(mail?.text).not.toContain('zurück, auf dem Weg')
})

test('without a refund the invoice stands, and only administrators end a licence', async () => {
  const { person, id } = await givenLicence('card')
  expect((await end(id, person, true)).status).toBe(403)
  expect(await isLicensed(person)).toBe(true)
  expect((await end(id, admin, false)).body.status).toBe('canceled')
  expect(await invoicesOf(person)).toEqual(['invoice paid'])
})
