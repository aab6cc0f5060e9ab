import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type GivenUser, givenUser, PASSWORD } from '../../../../test/builders.ts'
import { buyLicence, givenAddress, givenCard, givenDebit } from '../../../../test/given-checkout.ts'
import { orders, payments } from '../../../../test/tables.ts'
import { openTestServer, type TestServer } from '../../../../test/test-server.ts'
import { waitForLockedRow } from '../../../../test/wait-for-locked-row.ts'
import { runUnitOfWork } from '../../../platform/database/unit-of-work.ts'
import { applyPaymentUpdate } from './apply-event.ts'
import { lockSubscription } from './subscriptions.repository.ts'

/** Who books what a provider said, and who buys or leaves at the same moment, must not wait for each other in a circle. */

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** A debit comes back, which writes a fee and its invoice, while something else of the same person has begun. */
const returnedWhile = async (person: GivenUser, other: () => Promise<{ readonly status: number }>) => {
  const { services, database } = server
  const [payment] = await database.db
    .select({ id: payments.id, subscriptionId: orders.subscriptionId })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(orders.userId, person.id))
  const held = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const settling = runUnitOfWork(database.db, services, async (unit) => {
    await lockSubscription(unit.db, payment?.subscriptionId ?? '')
    held.resolve()
    await begun.promise
    const news = {
      paymentId: payment?.id ?? '',
      state: 'returned' as const,
      at: new Date(),
      reference: null,
      refusal: null,
    }
    await applyPaymentUpdate(unit, services, news)
  })
  await held.promise
  const answer = other()
  // It has come as far as it can.
  await Promise.race([answer, waitForLockedRow(server)]).finally(begun.resolve)
  await settling
  return (await answer).status
}

const givenDebitor = async (): Promise<GivenUser> => {
  const person = await givenUser(server)
  await givenAddress(server, person)
  await buyLicence(server, person, { license: 'single-1-12', paymentMethod: await givenDebit(server, person) })
  return person
}

test('an account that is deleted while its debit comes back', async () => {
  const person = await givenDebitor()
  const data = { password: PASSWORD }
  expect(
    await returnedWhile(person, () => server.call('DELETE', `users/${person.id}`, { as: person.token, data })),
  ).toBe(200)
})

test('an order that is placed while a debit of the same licence comes back', async () => {
  const person = await givenDebitor()
  const paymentMethod = await givenCard(server, person)
  const buying = () => buyLicence(server, person, { license: 'small-3-12', paymentMethod })
  expect(await returnedWhile(person, buying)).toBe(200)
})
