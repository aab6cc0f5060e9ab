import { licenceSource } from '@gebaerdenraum/domain/accounts/is-licensed'
import type { Person, PersonSummary } from '@gebaerdenraum/domain/accounts/people/people.contract'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type GivenUser, givenSubscription, givenTeam } from '../../../../test/builders.ts'
import { givenMember, givenPerson, givenTeamOf } from '../../../../test/given-team.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { accessTokens, auditEntries, subscriptions, successors, type users } from '../../../../test/tables.ts'
import { openTestServer, type TestServer } from '../../../../test/test-server.ts'
import { licenceFactsOf } from '../account-of.ts'
import { findAccountById } from '../accounts.repository.ts'

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

let server: TestServer
let admin: GivenUser
beforeAll(async () => {
  server = await openTestServer()
  await server.startWorkers()
  admin = await givenPerson(server, { role: 'admins', name: 'Vera Verwaltung' })
})
afterAll(() => server.close())
afterEach(() => {
  vi.useRealTimers()
})

type Page = { readonly total: number; readonly data: readonly PersonSummary[] }

const find = async (query: object) => (await server.call<Page>('GET', 'people', { query, as: admin.token })).body
const get = async (id: string) => (await server.call<Person>('GET', `people/${id}`, { as: admin.token })).body
const patch = (id: string, data: object) => server.call<Person>('PATCH', `people/${id}`, { data, as: admin.token })
const isLicensed = async (as: string) =>
  (await server.call<{ user: { hasActiveSubscription: boolean } }>('GET', 'session', { as })).body.user
    .hasActiveSubscription
const namesOf = ({ data }: Page) => data.map(({ name }) => name)

test('who somebody is stays out of the protocol, which forgets nothing', async () => {
  const as = admin.token
  const email = `${crypto.randomUUID().slice(0, 13)}@kita.example`
  const { body } = await server.call<Person>('POST', 'people', { data: { name: 'Nele Neumann', email }, as })
  const address = { name: 'Nele Neumann', street: 'Amselweg', number: '7', postcode: '20095', city: 'Hamburg' }
  expect((await server.call('PATCH', `customers/${body._id}`, { data: address, as })).status).toBe(200)
  const { db } = server.services
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.actorId, admin.id))
  expect(entries.map(({ action }) => action)).toEqual(expect.arrayContaining(['people.create', 'customers.patch']))
  const kept = JSON.stringify(entries)
  expect(kept).toContain('"street":"[verborgen]"')
  for (const known of [email, address.name, address.street, address.city]) expect(kept).not.toContain(known)
})

describe('people are', () => {
  test.each([
    ['GET', 'people'],
    ['GET', 'people/some'],
    ['POST', 'people'],
    ['PATCH', 'people/some'],
    ['GET', 'administration-teams'],
    ['GET', 'administration-teams/some'],
    ['PATCH', 'administration-teams/some'],
    ['POST', 'view-as'],
  ] as const)('nobody’s business but administrators’: %s %s', async (method, path) => {
    const person = await givenPerson(server)
    expect((await server.call(method, path)).status).toBe(401)
    expect((await server.call(method, path, { as: person.token })).status).toBe(403)
  })

  test('found by any part of name and address, in whatever case, each word for itself', async () => {
    const email = 'anna.zottel@schule-am-see.example'
    await givenPerson(server, { name: 'Änne Zöttelmann', email })
    for (const search of ['zöttel', 'ZÖTTELMANN', 'anna.z', 'SCHULE-AM', 'mann änne', '  zöttel   see.example ']) {
      expect([search, namesOf(await find({ search }))]).toEqual([search, ['Änne Zöttelmann']])
    }
    expect(namesOf(await find({ search: 'zöttel%' }))).toEqual([])
    expect(namesOf(await find({ search: 'z_ttel' }))).toEqual([])
  })

  test('sorted, paged and filtered', async () => {
    const team = await givenTeamOf(server, 5)
    const mark = crypto.randomUUID().slice(0, 8)
    const given = (name: string, more: Partial<typeof users.$inferInsert> = {}) =>
      givenPerson(server, { name: `${name} ${mark}`, ...more })
    await given('Änne')
    await given('Bert', { emailVerifiedAt: null })
    await given('Zoe', { freeUntil: new Date(inDays(3)) })
    await givenMember(server, team, 'manager', { name: `Anton ${mark}` })
    const names = async (query: object) =>
      namesOf(await find({ search: mark, ...query })).map((name) => name.split(' ')[0])
    expect(await names({})).toEqual(['Änne', 'Anton', 'Bert', 'Zoe'])
    expect(await names({ $sort: { name: -1 }, $limit: 2 })).toEqual(['Zoe', 'Bert'])
    expect(await names({ $sort: { createdAt: 1 }, $skip: 3 })).toEqual(['Anton'])
    expect(await names({ confirmed: 'no' })).toEqual(['Bert'])
    expect(await names({ inTeam: 'yes' })).toEqual(['Anton'])
    expect(await names({ free: 'yes' })).toEqual(['Zoe'])
    expect(await names({ licence: 'none' })).toEqual(['Änne', 'Bert'])
    expect(await names({ licence: 'team' })).toEqual(['Anton'])
    expect(await names({ role: 'admins' })).toEqual([])
    expect((await find({ search: mark, $limit: 0 })).total).toBe(4)
  })

  test('sorted by the value of numbers in names and addresses', async () => {
    const mark = crypto.randomUUID().slice(0, 8)
    for (const number of [10, 2, 1]) {
      await givenPerson(server, { name: `Gruppe ${number} ${mark}`, email: `Gruppe${number}@${mark}.example` })
    }
    const ordered = ['Gruppe 1', 'Gruppe 2', 'Gruppe 10'].map((name) => `${name} ${mark}`)
    expect(namesOf(await find({ search: mark }))).toEqual(ordered)
    expect(namesOf(await find({ search: mark, $sort: { email: 1 } }))).toEqual(ordered)
  })

  test.each([
    ['that is paid by card', {}, undefined, true],
    ['that is cancelled', { cancelAtPeriodEnd: true }, undefined, false],
    ['whose card was removed', { paymentMethodId: null, paymentMethodType: null }, undefined, false],
    ['whose next term waits for approval', {}, 'pending-approval', false],
    ['whose next term is approved', { paymentMethodId: 'invoice', paymentMethodType: 'invoice' }, 'approved', true],
  ] as const)('told of with whether a licence %s renews', async (_, change, successor, renews) => {
    const { db } = server.database
    const { owner, subscriptionId } = await givenTeamOf(server, 5)
    const [row] = await db
      .update(subscriptions)
      .set({ status: 'active', ...change })
      .where(eq(subscriptions.id, subscriptionId))
      .returning()
    if (successor && row) {
      const method = { paymentMethodId: 'invoice', paymentMethodType: 'invoice' } as const
      await db.insert(successors).values({ subscriptionId, license: row.license, net: 1, status: successor, ...method })
    }
    expect((await get(owner.id)).ownLicence).toMatchObject({ renews })
  })

  test('told of with everything but secrets, preferences and files', async () => {
    const team = await givenTeamOf(server, 5)
    const member = await givenMember(server, team, 'manager', { name: 'Mia Muster' })
    const person = await get(member.id)
    expect(person).toEqual({
      _id: member.id,
      name: 'Mia Muster',
      email: member.email,
      role: 'customers',
      billingType: 'member',
      isEmailVerified: true,
      isMultiplicator: false,
      licence: 'team',
      freeAccess: null,
      team: { _id: team.id, name: 'Kita Sonnenhügel', role: 'manager' },
      createdAt: expect.any(String),
      lastSignInAt: expect.any(String),
      signIns: [{ createdAt: expect.any(String), expiresAt: expect.any(String) }],
      ownLicence: null,
      teamLicence: expect.objectContaining({ _id: team.subscriptionId, status: 'active', renews: true }),
      openInvitations: [],
      invoices: 0,
      can: { view: true, resend: ['passwordReset'] },
    })
    expect((await server.call('GET', 'people/unknown', { as: admin.token })).status).toBe(404)
  })
})

test('the statement that finds people and the rule say the same of their licence', async () => {
  const until = [null, new Date(inDays(1)), new Date(inDays(-1))]
  const active = await givenSubscription(server, 'active')
  const ended = await givenSubscription(server, 'canceled')
  const ids: string[] = []
  for (const subscriptionId of [null, active, ended]) {
    for (const freeUntil of until) {
      for (const role of ['customers', 'admins'] as const) {
        ids.push((await givenPerson(server, { subscriptionId, freeUntil, role })).id)
      }
    }
    ids.push((await givenPerson(server, { subscriptionId, billingType: 'free' })).id)
    for (const ownerHasAccess of [true, false]) {
      const owner = await givenPerson(server, { subscriptionId })
      const teamId = await givenTeam(server, { ownerId: owner.id, subscriptionId, ownerHasAccess })
      ids.push(owner.id, (await givenMember(server, { id: teamId })).id)
    }
  }
  for (const id of ids) {
    const account = await findAccountById(server.services.db, id)
    const { licence } = await get(id)
    expect([id, licence]).toEqual([id, licenceSource(licenceFactsOf(account!), new Date())])
  }
})

describe('free access', () => {
  test('lets a person in until its moment, and not a moment longer', async () => {
    const person = await givenPerson(server)
    expect(await isLicensed(person.token)).toBe(false)
    expect((await patch(person.id, { freeUntil: inDays(10) })).body).toMatchObject({
      licence: 'free',
      freeAccess: { until: expect.any(String) },
      billingType: 'paying',
    })
    expect(await isLicensed(person.token)).toBe(true)
    vi.useFakeTimers({ toFake: ['Date'] })
    const end = Date.now() + 60_000
    await patch(person.id, { freeUntil: new Date(end).toISOString() })
    vi.setSystemTime(end - 1)
    expect(await isLicensed(person.token)).toBe(true)
    expect((await server.call('GET', 'repetitions', { as: person.token, query: { list: 'x' } })).status).not.toBe(403)
    vi.setSystemTime(end)
    expect(await isLicensed(person.token)).toBe(false)
    expect((await server.call('GET', 'repetitions', { as: person.token, query: { list: 'x' } })).status).toBe(403)
    expect(await get(person.id)).toMatchObject({ licence: 'none', freeAccess: null })
  })

  test('leaves what a person pays for as it is, and his invoices with him', async () => {
    const person = await givenPerson(server, { subscriptionId: await givenSubscription(server, 'active') })
    const { body } = await patch(person.id, { freeUntil: inDays(10), reason: 'Telefonisch zugesagt' })
    expect(body).toMatchObject({ licence: 'own', billingType: 'paying', freeAccess: { until: expect.any(String) } })
    expect((await server.call('GET', 'invoices', { as: person.token })).status).toBe(200)
    expect((await patch(person.id, { freeUntil: null })).body).toMatchObject({ licence: 'own', freeAccess: null })
  })

  test('without end takes the place of paying, and gives it back when it is taken away or given an end', async () => {
    const team = await givenTeamOf(server, 5)
    const single = await givenPerson(server, { billingType: 'free' })
    const member = await givenMember(server, team, 'member', { billingType: 'free' })
    expect(await get(single.id)).toMatchObject({ licence: 'free', freeAccess: { until: null } })
    expect((await patch(single.id, { freeUntil: null })).body).toMatchObject({ licence: 'none', billingType: 'paying' })
    expect((await patch(member.id, { freeUntil: inDays(1) })).body).toMatchObject({
      licence: 'team',
      billingType: 'member',
      freeAccess: { until: expect.any(String) },
    })
  })

  test.each([
    ['the past', -1],
    ['more than five years', 6 * 366],
  ])('is refused for %s', async (_, days) => {
    const person = await givenPerson(server)
    const { status, body } = await patch(person.id, { freeUntil: inDays(days) })
    expect([status, Object.keys((body as unknown as { errors: object }).errors)]).toEqual([400, ['freeUntil']])
  })

  test('leaves an entry in the protocol with what it was before, what it is now, and why', async () => {
    const person = await givenPerson(server)
    const freeUntil = inDays(30)
    await patch(person.id, { freeUntil, reason: 'Erprobung in der Schule' })
    const rows = await server.services.db.select().from(auditEntries).where(eq(auditEntries.subject, person.id))
    expect(rows.at(-1)).toMatchObject({ actorId: admin.id, action: 'people.patch', reason: 'Erprobung in der Schule' })
    expect(JSON.stringify(rows)).toContain(freeUntil)
  })
})

describe('an administrator', () => {
  test('gives and takes what multiplicators may, and never a role', async () => {
    const person = await givenPerson(server)
    expect((await patch(person.id, { isMultiplicator: true })).body.isMultiplicator).toBe(true)
    expect((await patch(person.id, { isMultiplicator: false })).body.isMultiplicator).toBe(false)
    expect((await patch(person.id, { role: 'admins' })).status).toBe(400)
    expect((await patch(person.id, { isMultiplicator: true, endSessions: true })).status).toBe(400)
  })

  test('ends all sign-ins of a person', async () => {
    const person = await givenPerson(server)
    expect((await patch(person.id, { endSessions: true })).body.signIns).toEqual([])
    expect((await server.call('GET', 'session', { as: person.token })).status).toBe(401)
  })

  test('has the mail sent again that fits, within the limits of that account', async () => {
    const waiting = await givenPerson(server, { emailVerifiedAt: null })
    const confirmed = await givenPerson(server)
    expect((await patch(waiting.id, { resend: 'signupEmail' })).status).toBe(200)
    expect((await patch(waiting.id, { resend: 'initialPassword' })).status).toBe(429)
    expect((await patch(waiting.id, { resend: 'passwordReset' })).status).toBe(409)
    expect((await patch(confirmed.id, { resend: 'signupEmail' })).status).toBe(409)
    expect((await patch(confirmed.id, { resend: 'passwordReset' })).status).toBe(200)
    expect(await mailsTo(server, waiting.email)).toHaveLength(1)
    expect(await mailsTo(server, confirmed.email)).toHaveLength(1)
  })

  test('opens an account for somebody, who sets his first password by the link in his mail', async () => {
    const data = { name: 'Sekretariat', email: `buero-${crypto.randomUUID().slice(0, 8)}@schule.example` }
    const { status, body } = await server.call<Person>('POST', 'people', { data, as: admin.token })
    expect([status, body]).toMatchObject([201, { ...data, role: 'customers', isEmailVerified: false }])
    const [mail] = await mailsTo(server, data.email)
    const [, id, token] = /bestaetigung\/([^/]+)\/initialPassword\/([\w-]+)/.exec(mail?.text ?? '') ?? []
    const redeemed = await server.call('PATCH', `verifications/${id}`, { data: { token, password: 'gebaerden1' } })
    expect(redeemed.status).toBe(200)
    expect((await get(body._id)).isEmailVerified).toBe(true)
    const again = await server.call('POST', 'people', { data, as: admin.token })
    expect([again.status, again.body]).toMatchObject([409, { errors: { email: expect.any(String) } }])
  })
})

test('a person’s own sign-ins are told of without those of who looks as him', async () => {
  const person = await givenPerson(server)
  await server.call('POST', 'view-as', {
    data: { user: person.id, reason: 'Hilfe am Telefon' },
    as: admin.token,
  })
  expect((await get(person.id)).signIns).toHaveLength(1)
  const rows = await server.services.db.select().from(accessTokens).where(eq(accessTokens.userId, person.id))
  expect(rows).toHaveLength(2)
})
