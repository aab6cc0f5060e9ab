import type { InvoicePreview } from '@gebaerdenraum/domain/billing/checkout.contract'
import type { InvoiceSummary } from '@gebaerdenraum/domain/billing/invoices/invoices.contract'
import type { Page } from '@gebaerdenraum/domain/kernel/contract'
import { eq, sum } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GivenUser } from '../../../../test/builders.ts'
import { buyLicence, givenAddress, givenCard, PERSON, preview } from '../../../../test/given-checkout.ts'
import { givenPerson } from '../../../../test/given-team.ts'
import { orders, payments } from '../../../../test/tables.ts'
import { openTestServer, type TestServer } from '../../../../test/test-server.ts'
import { runUnitOfWork } from '../../../platform/database/unit-of-work.ts'
import { lockSubscription } from '../orders/subscriptions.repository.ts'
import { endAtOnce } from '../subscriptions/end-at-once.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const ratesOf = ({ lines }: InvoicePreview) =>
  lines.data.flatMap(({ tax_amounts }) => tax_amounts.map((tax) => tax.tax_rate_percentage))

const VIENNA = { ...PERSON, countryCode: 'AT', postcode: '1010', city: 'Wien' }
const SWISS = { ...PERSON, countryCode: 'CH', postcode: '8001', city: 'Zürich' }
const COMPANY_THERE = { ...VIENNA, customerType: 'company' as const, company: 'Kita Wien', vatId: 'ATU12345675' }

const givenCustomer = async () => {
  const person = await givenPerson(server)
  await givenAddress(server, person)
  const paymentMethod = await givenCard(server, person)
  await buyLicence(server, person, { license: 'single-1-1', paymentMethod })
  return { person, paymentMethod }
}
const papersOf = async ({ token }: GivenUser) =>
  (await server.call<Page<InvoiceSummary>>('GET', 'invoices', { as: token })).body.data
    .map(({ kind, status, total }) => `${kind} ${status} ${total}`)
    .toSorted()
const paidBy = async ({ id }: GivenUser) => {
  const rows = await server.database.db
    .select({ amount: payments.amount })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(orders.userId, id))
    .orderBy(payments.id)
  return rows.map(({ amount }) => amount)
}

test('who moved gets unused time back with the VAT he paid, on the same invoice', async () => {
  const { person, paymentMethod } = await givenCustomer()
  expect(ratesOf(await preview(server, person, 'single-1-12'))).toEqual([19, 19])
  await givenAddress(server, person, VIENNA)
  expect(ratesOf(await preview(server, person, 'single-1-12'))).toEqual([19, 20])
  expect((await buyLicence(server, person, { license: 'single-1-12', paymentMethod })).status).toBe(200)
})

test.each([
  ['moved to where nothing is taxed', SWISS],
  ['has become a company with a VAT id elsewhere', COMPANY_THERE],
])('who %s gets unused time back on a paper of its own, and pays the rest', async (_, address) => {
  const { person, paymentMethod } = await givenCustomer()
  await givenAddress(server, person, address)
  const shown = await preview(server, person, 'single-1-12')
  expect(shown.change).toBe('upgrade')
  expect(ratesOf(shown)).toEqual([19, 0])
  expect(shown.subtotal + shown.tax).toBe(shown.total)
  const prorationTimestamp = shown.subscription_proration_date
  const wish = { license: 'single-1-12', paymentMethod, prorationTimestamp, total: shown.total }
  expect((await buyLicence(server, person, wish)).status).toBe(200)
  const unused = 8_400 - shown.total
  expect(await paidBy(person)).toEqual([1_000, shown.total])
  expect(await papersOf(person)).toEqual([`credit-note void -${unused}`, 'invoice paid 1000', 'invoice paid 8400'])
})

test('who withdraws then gets all back that he paid, and every invoice is taken back once', async () => {
  const { person, paymentMethod } = await givenCustomer()
  await givenAddress(server, person, SWISS)
  const { body } = await buyLicence(server, person, { license: 'single-1-12', paymentMethod })
  const { services, database } = server
  await runUnitOfWork(database.db, services, async (unit) => {
    const row = await lockSubscription(unit.db, body.subscription._id)
    if (!row) throw new TypeError('There is no such licence.')
    await endAtOnce(unit, services, row, { reason: 'Widerruf', refund: true, now: new Date() })
  })
  const papers = (await papersOf(person)).map((paper) => Number(paper.split(' ').at(-1)))
  expect(papers).toHaveLength(5)
  expect(papers.reduce((sum, total) => sum + total, 0)).toBe(0)
  const [back] = await database.db
    .select({ amount: sum(payments.amount), back: sum(payments.givenBack) })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(orders.userId, person.id))
  expect(back?.back).toBe(back?.amount)
})
