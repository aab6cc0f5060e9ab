import type { CheckoutState } from '@gebaerdenraum/domain/billing/checkout.contract'
import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from '../../../../test/builders.ts'
import { invoiceRecipients, invoices, orders } from '../../../../test/tables.ts'
import { openTestServer, type TestServer } from '../../../../test/test-server.ts'
import { hashPassword } from '../../accounts/passwords.ts'
import { insertDemoAccounts } from '../../teams/demo/demo.repository.ts'
import { DEMO_PASSWORD } from '../../teams/demo/demo-accounts.ts'
import { seedDemoLicences } from './seed-demo-licences.ts'

let server: TestServer
/** What was seeded, read before anything of it changes. */
let seeded: Awaited<ReturnType<typeof readSeeded>>
beforeAll(async () => {
  server = await openTestServer({ DEMO: 'true' })
  const { database, services } = server
  const hash = await hashPassword(DEMO_PASSWORD)
  await insertDemoAccounts(database.db, hash, services.invitationTokens, new Date())
  const seed = () => seedDemoLicences(database.db, services, new Date())
  await Promise.all([seed(), seed()])
  await seed()
  seeded = await readSeeded()
})
afterAll(() => server.close())

const checkoutOf = async (email: string) =>
  (await server.call<CheckoutState>('GET', 'checkout', { as: await signIn(server, email) })).body

const readSeeded = async () => {
  const { db } = server.database
  const checkouts = new Map<string, CheckoutState>()
  for (const [email] of LICENCES) checkouts.set(email, await checkoutOf(email))
  return {
    checkouts,
    orders: await db.select().from(orders),
    invoices: await db.select().from(invoices).orderBy(asc(invoices.issuedAt)),
    recipients: await db.select({ sentAt: invoiceRecipients.sentAt }).from(invoiceRecipients),
  }
}

const LICENCES = [
  ['einzel@demo.example', 'active', 'single-1-1', 'paid', ['card']],
  ['leitung@demo.example', 'active', 'institution-10-12', 'paid', ['card']],
  ['traeger@demo.example', 'active', 'institution-10-12', 'paid', ['card']],
  ['ohneplatz@demo.example', 'active', 'small-5-12', 'paid', ['card']],
  ['abgelaufen@demo.example', 'canceled', 'single-1-1', 'paid', ['card']],
  ['wartend@demo.example', 'pending-approval', 'institution-10-12', 'invoiced', []],
] as const

test.each(LICENCES)('%s has a licence as if it had been bought', (email, status, license, payment, methods) => {
  const checkout = seeded.checkouts.get(email)
  expect(checkout?.subscription).toMatchObject({ status, license, payment: { status: payment } })
  expect(checkout?.customer.isComplete).toBe(true)
  expect(checkout?.paymentMethods.map(({ type }) => type)).toEqual(methods)
})

test('each is ordered once and, where it was paid, invoiced once, in the order of the days', () => {
  expect(seeded.orders).toHaveLength(6)
  expect(seeded.invoices.map(({ total }) => total)).toEqual([38_497, 70_210, 70_210, 1_000, 1_000])
  expect(seeded.recipients.map(({ sentAt }) => sentAt === null)).toEqual([false, false, false, false, false])
})

test('the order that waits can be approved', async () => {
  const { subscription } = await checkoutOf('wartend@demo.example')
  const as = await signIn(server, 'admin@demo.example')
  const answer = await server.call('PATCH', `subscriptions/${subscription?._id}`, { as, data: { status: 'active' } })
  expect(answer.body).toMatchObject({ status: 'active', periodEnd: expect.any(String) })
})
