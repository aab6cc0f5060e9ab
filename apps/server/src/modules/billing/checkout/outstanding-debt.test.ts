import type { CheckoutState } from '@gebaerdenraum/domain/billing/checkout.contract'
import type { InvoiceSummary } from '@gebaerdenraum/domain/billing/invoices/invoices.contract'
import type { Page } from '@gebaerdenraum/domain/kernel/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { staySignedIn } from '../../../../test/builders.ts'
import { buyLicence, CARDS, givenAddress, givenCard } from '../../../../test/given-checkout.ts'
import { givenPerson } from '../../../../test/given-team.ts'
import { openTestServer, type TestServer } from '../../../../test/test-server.ts'
import { runSubscriptionMaintenance } from '../subscriptions/subscription-maintenance.ts'

let server: TestServer
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-01T09:00:00Z') })
  server = await openTestServer()
})
afterAll(async () => {
  vi.useRealTimers()
  await server.close()
})

const keepOn = async (day: string) => {
  vi.setSystemTime(new Date(`2027-04-${day}T10:00:00Z`))
  const { services } = server
  await runSubscriptionMaintenance({}, { services, log: services.log, signal: new AbortController().signal })
}

test('who owes money for a licence that ended unpaid buys again once it was transferred', async () => {
  const person = await givenPerson(server)
  const admin = await givenPerson(server, { role: 'admins', billingType: 'free' })
  await givenAddress(server, person)
  const declined = await givenCard(server, person, CARDS.declinedLater)
  await buyLicence(server, person, { license: 'single-1-1', paymentMethod: declined })
  await staySignedIn(server)
  for (const day of ['01', '04', '08', '15', '23']) await keepOn(day)
  const { body } = await server.call<CheckoutState>('GET', 'checkout', { as: person.token })
  expect(body.subscription?.status).toBe('canceled')

  const paymentMethod = await givenCard(server, person)
  const again = () => buyLicence(server, person, { license: 'single-1-1', paymentMethod })
  const refused = await again()
  expect(refused.status).toBe(409)
  expect(refused.body.message).toMatch(/noch 10,00\s€ offen/)
  const call = { as: person.token, data: { license: 'single-1-1' }, query: { preview: true } }
  expect((await server.call('PATCH', 'checkout', call)).status).toBe(409)

  const { data } = (await server.call<Page<InvoiceSummary>>('GET', 'invoices', { as: person.token })).body
  expect(data.map(({ status }) => status)).toEqual(['open', 'paid'])
  for (const _ of [1, 2]) {
    const noted = { as: admin.token, data: { paid: true } }
    const answer = await server.call<InvoiceSummary>('PATCH', `invoices/${data[0]?.id}`, noted)
    expect([answer.status, answer.body.status]).toEqual([200, 'paid'])
  }
  expect((await again()).status).toBe(200)
})
