import type { InvoiceSummary } from '@gebaerdenraum/domain/billing/invoices/invoices.contract'
import type { Page } from '@gebaerdenraum/domain/kernel/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type GivenUser, givenUser, PASSWORD } from '../../../../test/builders.ts'
import { buyLicence, CARDS, givenAddress, givenCard, givenDebit } from '../../../../test/given-checkout.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { orders, payments } from '../../../../test/tables.ts'
import { openTestServer, type TestServer } from '../../../../test/test-server.ts'
import { ProviderUnavailable } from '../payment/payment-provider.ts'
import { commitPaymentUpdate } from './apply-event.ts'
import { chargeOrder } from './charge-order.ts'
import { refundPayment } from './refund-payment.ts'

let server: TestServer
let admin: GivenUser
beforeAll(async () => {
  server = await openTestServer()
  admin = await givenUser(server, { role: 'admins', billingType: 'free' })
})
afterAll(() => server.close())

const givenBuyer = async (): Promise<GivenUser> => {
  const person = await givenUser(server)
  await givenAddress(server, person)
  return person
}
const lastPayment = async () => {
  const { db } = server.database
  const rows = await db.select().from(payments).innerJoin(orders, eq(orders.id, payments.orderId)).orderBy(payments.id)
  return rows.at(-1) as NonNullable<(typeof rows)[number]>
}
const heard = async (state: 'paid' | 'returned') => {
  const { payments: payment } = await lastPayment()
  await commitPaymentUpdate(server.services, {
    paymentId: payment.id,
    state,
    at: new Date(),
    reference: null,
    refusal: null,
  })
}
const refundsOf = async (paymentId: string) => {
  const text = "select data from jobs.job where name = 'checkout.refund-payment' and data ->> 'paymentId' = $1"
  return (await server.database.pool.query<{ data: unknown }>(text, [paymentId])).rows
}
const givenWaivedDebit = async () => {
  const person = await givenBuyer()
  await buyLicence(server, person, { license: 'single-1-12', paymentMethod: await givenDebit(server, person) })
  const [invoice] = (await server.call<Page<InvoiceSummary>>('GET', 'invoices', { as: person.token })).body.data
  const takenBack = { as: admin.token, data: { takenBack: 'Irrtum' } }
  expect((await server.call('PATCH', `invoices/${invoice?.id}`, takenBack)).status).toBe(200)
  return person
}

test('a debit on its way whose invoice is taken back is called back, and not dunned for', async () => {
  const person = await givenWaivedDebit()
  const { payments: payment } = await lastPayment()
  expect(await refundsOf(payment.id)).toHaveLength(1)
  const { services } = server
  const context = { services, log: services.log, signal: new AbortController().signal }
  await refundPayment({ paymentId: payment.id }, context)
  const after = await lastPayment()
  expect([after.payments.state, after.payments.givenBack, after.orders.status]).toEqual(['failed', 9_996, 'withdrawn'])
  const subjects = (await mailsTo(server, person.email)).map(({ subject }) => subject)
  expect(subjects).not.toContain('Deine Zahlung hat nicht geklappt')
})

test('one that is collected all the same is given back once', async () => {
  await givenWaivedDebit()
  await heard('paid')
  await heard('paid')
  const { payments: payment, orders: order } = await lastPayment()
  expect([payment.state, payment.givenBack, order.status]).toEqual(['paid', 9_996, 'withdrawn'])
  expect(await refundsOf(payment.id)).toHaveLength(1)
})

test('what is collected for an account that was deleted meanwhile is given back, and gives no licence', async () => {
  const person = await givenBuyer()
  const paymentMethod = await givenCard(server, person)
  const charge = vi.spyOn(server.services.payment.online, 'charge').mockRejectedValue(new ProviderUnavailable('Away.'))
  expect((await buyLicence(server, person, { license: 'single-1-12', paymentMethod })).status).toBe(502)
  charge.mockRestore()
  const data = { password: PASSWORD }
  expect((await server.call('DELETE', `users/${person.id}`, { as: person.token, data })).status).toBe(200)
  await heard('paid')
  const { payments: payment, orders: order } = await lastPayment()
  expect([order.status, order.subscriptionId, payment.givenBack]).toEqual(['withdrawn', null, 9_996])
  expect(await refundsOf(payment.id)).toHaveLength(1)
})

test('a further try that is due is made once, also where two servers found it due at the same moment', async () => {
  const person = await givenBuyer()
  await buyLicence(server, person, { license: 'single-1-12', paymentMethod: await givenDebit(server, person) })
  const { orders: order } = await lastPayment()
  await heard('returned')
  const card = await givenCard(server, person, CARDS.declinedLater)
  const now = new Date()
  await server.database.db.update(orders).set({ nextAttemptAt: now }).where(eq(orders.id, order.id))
  const method = { id: card, type: 'card' as const }
  const again = () => chargeOrder(server.services, order.id, { method, isOffSession: true, now })
  await again()
  await again()
  expect(await server.database.db.$count(payments, eq(payments.orderId, order.id))).toBe(2)
})
