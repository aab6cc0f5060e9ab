import type { Session } from '@gebaerdenraum/domain/accounts/session.contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { givenSubscription, givenTeam, givenUser } from '../../../test/builders.ts'
import { subscriptions, users } from '../../../test/tables.ts'
import { type ErrorAnswer, openTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const sessionOf = async (token: string): Promise<Session> =>
  (await server.call<Session>('GET', 'session', { as: token })).body

describe('the session', () => {
  test('is nobody’s without a sign-in', async () => {
    const { status, body } = await server.call<ErrorAnswer>('GET', 'session')
    expect(status).toBe(401)
    expect(body.className).toBe('not-authenticated')
  })

  test('of a single customer has his subscription and licence', async () => {
    const { token } = await givenUser(server, { licence: 'active' })
    const session = await sessionOf(token)
    expect(session).toMatchObject({
      team: null,
      teamRole: null,
      subscription: { status: 'active' },
      license: { size: 1 },
    })
    expect(session.user).toMatchObject({ hasSubscription: true, hasActiveSubscription: true, billingType: 'paying' })
  })

  test.each(['canceled', 'pending-approval'] as const)(
    'with a subscription that is %s gives no licence',
    async (licence) => {
      const { token } = await givenUser(server, { licence })
      expect((await sessionOf(token)).user).toMatchObject({ hasSubscription: true, hasActiveSubscription: false })
    },
  )

  test('of a team shows managers the subscription and members only their seat', async () => {
    const subscriptionId = await givenSubscription(server, 'active')
    const owner = await givenUser(server, { subscriptionId })
    const teamId = await givenTeam(server, { ownerId: owner.id, subscriptionId })
    const manager = await givenUser(server, { teamId, teamRole: 'manager', billingType: 'member' })
    const member = await givenUser(server, { teamId, teamRole: 'member', billingType: 'member' })
    expect(await sessionOf(owner.token)).toMatchObject({ teamRole: 'owner', subscription: { _id: subscriptionId } })
    expect(await sessionOf(manager.token)).toMatchObject({ teamRole: 'manager', subscription: { _id: subscriptionId } })
    const ofMember = await sessionOf(member.token)
    expect(ofMember).toMatchObject({ teamRole: 'member', subscription: null, license: null })
    expect(ofMember.user.hasActiveSubscription).toBe(true)
  })

  test('tells the people of a team who pays for it, and when its licence expired', async () => {
    const subscriptionId = await givenSubscription(server, 'canceled')
    const periodEnd = new Date('2026-01-31T12:00:00Z')
    await server.database.db.update(subscriptions).set({ periodEnd }).where(eq(subscriptions.id, subscriptionId))
    const owner = await givenUser(server, { subscriptionId })
    const teamId = await givenTeam(server, { ownerId: owner.id, subscriptionId })
    const member = await givenUser(server, { teamId, teamRole: 'member', billingType: 'member' })
    const [{ team, subscription }, ofOwner] = [await sessionOf(member.token), await sessionOf(owner.token)]
    expect(team).toMatchObject({
      owner: { name: ofOwner.user.name, email: ofOwner.user.email },
      licence: { state: 'ended', endedAt: periodEnd.toISOString() },
    })
    expect(ofOwner.team).toEqual(team)
    expect(subscription).toBeNull()
  })

  test('of an owner who takes no seat gives no licence', async () => {
    const subscriptionId = await givenSubscription(server, 'active')
    const owner = await givenUser(server, { subscriptionId })
    await givenTeam(server, { ownerId: owner.id, subscriptionId, ownerHasAccess: false })
    expect((await sessionOf(owner.token)).user.hasActiveSubscription).toBe(false)
  })
})

describe('preferences', () => {
  test('are kept group by group', async () => {
    const { id, token } = await givenUser(server)
    const search = { columns: 7, imageType: 'signBox', showNames: false, showKeywords: true }
    await server.call('PATCH', `users/${id}`, { as: token, data: { preferences: { search } } })
    await server.call('PATCH', `users/${id}`, { as: token, data: { preferences: { dismissedHints: ['favorites'] } } })
    const { preferences } = (await sessionOf(token)).user
    expect(preferences.search).toEqual(search)
    expect(preferences.dismissedHints).toEqual(['favorites'])
    expect(preferences.favorites.columns).toBe(4)
  })

  test('refuse what is out of range, by name', async () => {
    const { id, token } = await givenUser(server)
    const { status, body } = await server.call<ErrorAnswer>('PATCH', `users/${id}`, {
      as: token,
      data: { preferences: { search: { columns: 11 } } },
    })
    expect(status).toBe(400)
    expect(Object.keys(body.errors ?? {})).toEqual(['preferences.search.columns'])
  })

  test('that no longer fit do not lock anybody out', async () => {
    const { id, token } = await givenUser(server)
    const stored = { search: { columns: 'many' }, player: { speed: 0.5 } }
    await server.database.db.update(users).set({ preferences: stored }).where(eq(users.id, id))
    const { preferences } = (await sessionOf(token)).user
    expect(preferences.search.columns).toBe(5)
    expect(preferences.player.speed).toBe(0.5)
  })

  test('of others are not there', async () => {
    const mine = await givenUser(server)
    const other = await givenUser(server)
    const patch = await server.call('PATCH', `users/${other.id}`, { as: mine.token, data: { preferences: {} } })
    const get = await server.call('GET', `users/${other.id}`, { as: mine.token })
    expect([patch.status, get.status]).toEqual([404, 404])
  })
})
