import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { staySignedIn } from '../../../../test/builders.ts'
import { buyLicence, givenAddress, givenCard, givenDebit } from '../../../../test/given-checkout.ts'
import { givenPerson } from '../../../../test/given-team.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { invoices, subscriptions } from '../../../../test/tables.ts'
import { openTestServer, type TestServer } from '../../../../test/test-server.ts'
import { ProviderUnavailable } from '../payment/payment-provider.ts'
import { runSubscriptionMaintenance } from './subscription-maintenance.ts'

const SUBJECT = 'Deine Lizenz verlängert sich bald: Lastschrift'
const NOTICE_ADDRESS = 'eva@test.example'
let server: TestServer
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-01T09:00:00Z') })
  server = await openTestServer()
})
afterAll(async () => {
  vi.useRealTimers()
  await server.close()
})

const keepAt = (day: string) => {
  vi.setSystemTime(new Date(`2027-${day}T10:00:00Z`))
  const { services } = server
  return runSubscriptionMaintenance({}, { services, log: services.log, signal: new AbortController().signal })
}
const givenLicence = async (license: string, type: 'card' | 'debit') => {
  vi.setSystemTime(new Date('2027-03-01T09:00:00Z'))
  await server.database.db.update(subscriptions).set({ status: 'canceled' })
  const person = await givenPerson(server)
  await givenAddress(server, person)
  const paymentMethod = await (type === 'card' ? givenCard : givenDebit)(server, person)
  await buyLicence(server, person, { license, paymentMethod })
  await staySignedIn(server)
  return person
}
const invoicesOf = async (email: string) =>
  (await server.database.db.select().from(invoices).orderBy(asc(invoices.number))).filter(
    ({ content }) => content.customer.email === email,
  )
const announced = async (email: string) =>
  (await mailsTo(server, email, 0)).filter(({ subject }) => subject === SUBJECT)

test('a debit is announced once, days before, with amount, day, mandate and creditor, to both addresses', async () => {
  const before = (await announced(NOTICE_ADDRESS)).length
  const person = await givenLicence('single-1-1', 'debit')
  await keepAt('03-20')
  expect(await announced(person.email)).toEqual([])
  for (const day of ['03-26', '03-27']) await keepAt(day)
  const [mail, ...more] = await announced(person.email)
  expect(more).toEqual([])
  const facts = [/Betrag: 10,00\s€/, /Abbuchung: am 01\.04\.2027/, /Mandat: SANDBOX-/, /Gläubiger-ID: DE98ZZZ/, /3000/]
  for (const fact of facts) expect(mail?.text).toMatch(fact)
  expect((await announced(NOTICE_ADDRESS)).slice(before)).toHaveLength(1)
})

test('another account that is chosen meanwhile is announced anew; a card needs none', async () => {
  const person = await givenLicence('single-1-1', 'debit')
  await keepAt('03-26')
  const other = await givenDebit(server, person, 'DE02 1203 0000 0000 2020 51')
  await buyLicence(server, person, { license: 'single-1-1', paymentMethod: other })
  await keepAt('03-27')
  expect((await announced(person.email)).map(({ text }) => /Endziffern (\d{4})/.exec(text)?.[1])).toEqual([
    '3000',
    '2051',
  ])
  const holder = await givenLicence('single-1-1', 'card')
  await keepAt('03-27')
  expect(await announced(holder.email)).toEqual([])
})

test('a provider that is away is asked again', async () => {
  const person = await givenLicence('single-1-1', 'debit')
  const away = vi.spyOn(server.services.payment.online, 'mandateOf').mockRejectedValue(new ProviderUnavailable('Away.'))
  await expect(keepAt('03-26')).rejects.toThrow()
  away.mockRestore()
  await keepAt('03-27')
  expect(await announced(person.email)).toHaveLength(1)
})

test('the first debit is announced by the confirmation and its invoice, and to the holder’s own address', async () => {
  const before = (await mailsTo(server, NOTICE_ADDRESS, 0)).length
  const person = await givenLicence('single-1-12', 'debit')
  const confirmation = (await mailsTo(server, person.email)).find(({ subject }) => subject === 'Deine Lizenz ist aktiv')
  const [told, ...more] = (await mailsTo(server, NOTICE_ADDRESS)).slice(before)
  expect(more).toEqual([])
  for (const { text } of [confirmation, told] as readonly { readonly text: string }[]) {
    const facts = [/über: 99,96\s€/, /ab dem 03\.03\.2027/, /Mandat: SANDBOX-/, /Gläubiger-ID: DE98ZZZ/, /3000/]
    for (const fact of facts) expect(text).toMatch(fact)
  }
  const [invoice] = await invoicesOf(person.email)
  const mandate = { reference: expect.stringContaining('SANDBOX-'), creditorId: 'DE98ZZZ09999999999' }
  expect(invoice?.content.payment).toMatchObject({ method: 'sepa_debit', last4: '3000', mandate })
})

test('a renewal names its mandate on the invoice, and begins where the provider is away', async () => {
  const person = await givenLicence('single-1-1', 'debit')
  const mandateOf = vi.spyOn(server.services.payment.online, 'mandateOf')
  await keepAt('04-01')
  mandateOf.mockRejectedValue(new ProviderUnavailable('Away.'))
  await keepAt('05-01').catch(() => undefined)
  mandateOf.mockRestore()
  const mandates = (await invoicesOf(person.email)).map(
    ({ content: { payment } }) => payment.method === 'sepa_debit' && payment.mandate !== null,
  )
  expect(mandates).toEqual([true, true, false])
})
