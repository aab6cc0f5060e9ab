import type { CheckoutState } from '@gebaerdenraum/domain/billing/checkout.contract'
import type { WholeSubscription } from '@gebaerdenraum/domain/billing/subscriptions.contract'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type GivenUser, staySignedIn } from '../../../../test/builders.ts'
import {
  buyLicence,
  CARDS,
  COMPANY,
  givenAddress,
  givenCard,
  givenDebit,
  IBANS,
  preview,
} from '../../../../test/given-checkout.ts'
import { givenMember, givenPerson } from '../../../../test/given-team.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { orders } from '../../../../test/tables.ts'
import { openTestServer, type TestServer } from '../../../../test/test-server.ts'
import { runSubscriptionMaintenance } from './subscription-maintenance.ts'

let server: TestServer
let owner: GivenUser
let admin: GivenUser
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-31T09:00:00Z') })
  server = await openTestServer()
  owner = await givenPerson(server)
  admin = await givenPerson(server, { role: 'admins', billingType: 'free' })
  await givenAddress(server, owner, COMPANY)
  await staySignedIn(server)
})
afterEach(async () => {
  vi.useRealTimers()
  await server.close()
})

const DAY_MS = 86_400_000
const keep = () => {
  const { services } = server
  return runSubscriptionMaintenance({}, { services, log: services.log, signal: new AbortController().signal })
}
/** Lets the days go by; the job runs on every third of them and on the last, on two servers at once. */
const until = async (moment: string): Promise<void> => {
  const end = Date.parse(moment)
  for (let now = Date.now() + DAY_MS; now < end; now += 3 * DAY_MS) {
    vi.setSystemTime(now)
    await Promise.all([keep(), keep()])
  }
  vi.setSystemTime(end)
  await Promise.all([keep(), keep()])
}
const licence = async () => {
  const { body } = await server.call<CheckoutState>('GET', 'checkout', { as: owner.token })
  const { status, license, periodEnd, payment, cancelAtPeriodEnd, renewal } = body.subscription as WholeSubscription
  return {
    status,
    license,
    until: periodEnd?.slice(0, 10),
    paid: payment?.status,
    due: payment?.dueTotal,
    next: cancelAtPeriodEnd ? null : (renewal?.licenseObject.id ?? null),
  }
}
const ledger = async () =>
  (
    await server.database.db
      .select()
      .from(orders)
      .where(eq(orders.userId, owner.id))
      .orderBy(orders.createdAt, orders.id)
  ).map(
    ({ createdAt, priced, status }) =>
      `${createdAt.toISOString().slice(0, 10)} ${priced.kind} ${priced.license.id} ${priced.total} ${status}`,
  )
const isLicensed = async ({ token }: GivenUser) =>
  (await server.call<{ user: { hasActiveSubscription: boolean } }>('GET', 'session', { as: token })).body.user
    .hasActiveSubscription
const subjects = async ({ email }: GivenUser) => (await mailsTo(server, email, 0)).map(({ subject }) => subject)
const subscriptionId = async () =>
  (await server.call<CheckoutState>('GET', 'checkout', { as: owner.token })).body.subscription?._id ?? ''

test('a team lives through months, years, debts and invoices', { timeout: 300_000 }, async () => {
  // Five seats by the month, by direct debit.
  const debit = await givenDebit(server, owner)
  await buyLicence(server, owner, { license: 'small-5-1', paymentMethod: debit })
  expect(await licence()).toEqual({
    status: 'active',
    license: 'small-5-1',
    until: '2027-02-28',
    paid: 'in-progress',
    due: 0,
    next: 'small-5-1',
  })
  await until('2027-02-04T09:00:00Z')
  expect(await licence()).toMatchObject({ paid: 'paid' })
  await until('2027-02-28T09:00:00Z')
  expect(await licence()).toMatchObject({ until: '2027-03-31', paid: 'in-progress' })

  // Ten seats for a year, at once, with a card that will be refused next time.
  await until('2027-03-10T09:00:00Z')
  const { body: team } = await server.call<{ _id: string }>('POST', 'teams', {
    as: owner.token,
    data: { name: 'Kita Sonnenhügel', description: 'Wir gebärden.' },
  })
  const shown = await preview(server, owner, 'institution-10-12')
  const card = await givenCard(server, owner, CARDS.declinedLater)
  await buyLicence(server, owner, {
    license: 'institution-10-12',
    paymentMethod: card,
    prorationTimestamp: shown.subscription_proration_date,
    total: shown.total,
  })
  expect(await licence()).toMatchObject({ license: 'institution-10-12', until: '2028-03-10', paid: 'paid' })
  const joinedAt = (day: string) => ({ createdAt: new Date(day) })
  const members = []
  for (const day of ['2027-04-01', '2027-04-02', '2027-04-03', '2027-04-04']) {
    members.push(await givenMember(server, { id: team._id }, 'member', joinedAt(day)))
  }
  await staySignedIn(server)

  // Cancelled, thought better of, and three seats are enough from next year on.
  const id = await subscriptionId()
  const setCancel = (cancelAtPeriodEnd: boolean) =>
    server.call('PATCH', `subscriptions/${id}`, { as: owner.token, data: { cancelAtPeriodEnd } })
  await until('2027-06-01T09:00:00Z')
  await setCancel(true)
  expect(await licence()).toMatchObject({ status: 'active', next: null })
  await until('2027-07-01T09:00:00Z')
  await setCancel(false)
  await buyLicence(server, owner, { license: 'small-3-12' })
  expect(await licence()).toMatchObject({ license: 'institution-10-12', next: 'small-3-12', until: '2028-03-10' })

  // The successor begins: two members have no seat any more, and the card is refused.
  await until('2028-03-10T09:00:00Z')
  expect(await licence()).toEqual({
    status: 'active',
    license: 'small-3-12',
    until: '2029-03-10',
    paid: 'failed',
    due: 24_990,
    next: 'small-3-12',
  })
  expect(await Promise.all(members.map(isLicensed))).toEqual([true, true, false, false])
  expect(await subjects(members[3] as GivenUser)).toEqual(['Dein Platz im Team ist weggefallen'])

  // Refused again after three days; then a direct debit is paid, and comes back.
  await until('2028-03-14T09:00:00Z')
  expect(await licence()).toMatchObject({ paid: 'failed', due: 24_990 })
  const returning = await givenDebit(server, owner, IBANS.returns)
  await buyLicence(server, owner, { license: 'small-3-12', paymentMethod: returning })
  expect(await licence()).toMatchObject({ paid: 'in-progress', due: 0 })
  await until('2028-03-18T09:00:00Z')
  expect(await licence()).toMatchObject({ paid: 'paid' })
  await until('2028-03-24T09:00:00Z')
  expect(await licence()).toMatchObject({ status: 'active', paid: 'failed', due: 25_690 })
  const good = await givenCard(server, owner)
  await buyLicence(server, owner, { license: 'small-3-12', paymentMethod: good })
  expect(await licence()).toMatchObject({ paid: 'paid', due: 0 })

  // From the next year on by invoice, which an administrator approves.
  await until('2029-01-15T09:00:00Z')
  await buyLicence(server, owner, { license: 'small-5-24', paymentMethod: 'invoice' })
  await server.call('PATCH', `subscriptions/${id}`, { as: admin.token, data: { status: 'active' } })
  expect((await licence()).license).toBe('small-5-24')
  expect(await licence()).toMatchObject({ until: '2031-01-15', paid: 'invoiced', next: null })
  await until('2030-12-17T09:00:00Z')
  expect(await isLicensed(members[0] as GivenUser)).toBe(true)
  await until('2031-01-15T09:00:00Z')
  expect(await licence()).toMatchObject({ status: 'canceled' })
  expect(await isLicensed(members[0] as GivenUser)).toBe(false)

  expect(await ledger()).toMatchInlineSnapshot(`
    [
      "2027-01-31 purchase small-5-1 3850 paid",
      "2027-02-28 renewal small-5-1 3850 paid",
      "2027-03-10 upgrade institution-10-12 67604 paid",
      "2027-07-01 renewal small-3-12 24990 noted",
      "2028-03-10 renewal small-3-12 24990 paid",
      "2028-03-14 renewal small-3-12 0 noted",
      "2028-03-24 fee small-3-12 700 paid",
      "2028-03-24 renewal small-3-12 0 noted",
      "2029-01-15 upgrade small-5-24 73296 in-progress",
    ]
  `)
  expect(await subjects(owner)).toMatchInlineSnapshot(`
    [
      "Deine Lizenz ist aktiv",
      "Deine Lizenz verlängert sich bald: Lastschrift",
      "Deine Lizenz wurde verlängert",
      "Deine Lizenz wurde erweitert",
      "Deine Kündigung ist eingegangen",
      "Deine Lizenz verlängert sich wieder",
      "Deine Lizenz ändert sich",
      "Deine Lizenz verlängert sich bald",
      "Deine Lizenz wurde verlängert",
      "Deine Zahlung hat nicht geklappt",
      "Deine Zahlung hat nicht geklappt",
      "Deine Lastschrift wurde zurückgegeben",
      "Deine Bestellung ist eingegangen",
      "Deine Lizenz wurde erweitert",
      "Deine Lizenz läuft bald ab",
      "Deine Lizenz ist abgelaufen",
    ]
  `)
})

test('who never makes good a failed payment loses access after three weeks, and is told each time', async () => {
  vi.setSystemTime(new Date('2032-05-01T09:00:00Z'))
  const person = await givenPerson(server)
  await givenAddress(server, person)
  const paymentMethod = await givenDebit(server, person, IBANS.fails)
  await buyLicence(server, person, { license: 'single-1-1', paymentMethod })
  expect(await isLicensed(person)).toBe(true)
  await staySignedIn(server)
  await until('2032-05-04T09:00:00Z')
  await until('2032-05-24T09:00:00Z')
  expect(await isLicensed(person)).toBe(true)
  await until('2032-05-25T09:00:00Z')
  expect(await isLicensed(person)).toBe(false)
  expect(await subjects(person)).toMatchInlineSnapshot(`
    [
      "Deine Lizenz ist aktiv",
      "Deine Zahlung hat nicht geklappt",
      "Deine Zahlung hat nicht geklappt",
      "Deine Zahlung hat nicht geklappt",
      "Deine Zahlung hat nicht geklappt",
      "Deine Lizenz wurde beendet",
    ]
  `)
})
