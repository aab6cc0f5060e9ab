import type { Session } from '@gebaerdenraum/domain/accounts/session.contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { listAnnouncedTables } from '../../../test/announced-tables.ts'
import { type GivenUser, givenUser } from '../../../test/builders.ts'
import { expectFromMemory, listReadTables, watchStatements } from '../../../test/files/watch-statements.ts'
import { givenAddress } from '../../../test/given-checkout.ts'
import { givenInvoiceOf } from '../../../test/given-overdue-invoice.ts'
import { type GivenTeam, givenMember, givenTeamOf } from '../../../test/given-team.ts'
import { subscriptions, teams, users } from '../../../test/tables.ts'
import { openTestServer, type TestServer } from '../../../test/test-server.ts'

/** What the session of somebody shows who is known. */
let server: TestServer
let user: GivenUser
beforeAll(async () => {
  server = await openTestServer()
  await vi.waitFor(() => expect(server.database.changes.isCurrent()).toBe(true), { timeout: 20_000 })
})
beforeEach(async () => {
  user = await givenUser(server, { licence: 'active' })
})
afterAll(() => server.close())

const db = () => server.database.db
const sessionFor = async (as = user.token) => (await server.call<Session>('GET', 'session', { as })).body

test('it is read from tables whose changes are announced, and then from memory', async () => {
  const tables = listReadTables(await watchStatements(sessionFor, /./))
  expect(tables).toEqual(expect.arrayContaining(['users', 'teams', 'subscriptions', 'customers', 'invoice_recipients']))
  expect(await listAnnouncedTables(server)).toEqual(expect.arrayContaining([...tables]))
  await expectFromMemory(sessionFor)
})

describe('shows at once', () => {
  test('a name and preferences', async () => {
    await sessionFor()
    await db().update(users).set({ name: 'Neu' }).where(eq(users.id, user.id))
    expect((await sessionFor()).user.name).toBe('Neu')
    const data = { preferences: { dismissedHints: ['favorites'] } }
    await server.call('PATCH', `users/${user.id}`, { as: user.token, data })
    expect((await sessionFor()).user.preferences.dismissedHints).toEqual(['favorites'])
  })

  test('who the customer is', async () => {
    expect((await sessionFor()).customer).toBeUndefined()
    await givenAddress(server, user)
    expect((await sessionFor()).customer?.name).toBe('Eva Einzel')
  })

  test('that there are invoices', async () => {
    expect((await sessionFor()).hasInvoices).toBe(false)
    await givenInvoiceOf(server, user, { issuedOn: '2027-03-01' })
    expect((await sessionFor()).hasInvoices).toBe(true)
  })

  test('the end of a licence', async () => {
    expect((await sessionFor()).user.hasActiveSubscription).toBe(true)
    const { subscription } = await sessionFor()
    await db()
      .update(subscriptions)
      .set({ status: 'canceled' })
      .where(eq(subscriptions.id, subscription?._id ?? ''))
    const ended = await sessionFor()
    expect([ended.user.hasActiveSubscription, ended.subscription?.status]).toEqual([false, 'canceled'])
  })
})

describe('of a team', () => {
  let team: GivenTeam
  let member: GivenUser
  beforeEach(async () => {
    team = await givenTeamOf(server, 5)
    member = await givenMember(server, team)
  })

  test('a member sees at once its name and who owns it', async () => {
    await sessionFor(member.token)
    await expectFromMemory(() => sessionFor(member.token))
    await db().update(teams).set({ name: 'Kita Mond' }).where(eq(teams.id, team.id))
    await db().update(users).set({ name: 'Olga Neu' }).where(eq(users.id, team.owner.id))
    expect((await sessionFor(member.token)).team).toMatchObject({ name: 'Kita Mond', owner: { name: 'Olga Neu' } })
  })

  test('its owner sees at once how many seats are free', async () => {
    expect((await sessionFor(team.owner.token)).freeSeats).toBe(3)
    await givenMember(server, team)
    expect((await sessionFor(team.owner.token)).freeSeats).toBe(2)
  })
})
