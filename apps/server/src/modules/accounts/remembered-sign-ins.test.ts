import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import type { Page } from '@gebaerdenraum/domain/kernel/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { listAnnouncedTables } from '../../../test/announced-tables.ts'
import { type GivenUser, givenSigns, givenSubscription, givenUser, signIn } from '../../../test/builders.ts'
import { expectFromMemory, listReadTables, watchStatements } from '../../../test/files/watch-statements.ts'
import { givenMember, givenTeamOf } from '../../../test/given-team.ts'
import { accessTokens, subscriptions, teams, users } from '../../../test/tables.ts'
import { openTestServer, type TestServer } from '../../../test/test-server.ts'

/** What no response may take from memory once it has changed: who calls, what they may see, their favourites. */
let server: TestServer
let sign: string
let user: GivenUser
beforeAll(async () => {
  server = await openTestServer()
  sign = (await givenSigns(server, [{ title: 'Hund' }])).get('Hund') ?? ''
  await vi.waitFor(() => expect(server.database.changes.isCurrent()).toBe(true), { timeout: 20_000 })
})
beforeEach(async () => {
  user = await givenUser(server, { licence: 'active' })
})
afterAll(() => server.close())

const db = () => server.database.db
const search = (as = user.token) => server.call<Page<Sign>>('GET', 'signs', { as, query: { search: 'hund' } })
/** What a search says of the sign. */
const see = async (as = user.token) => {
  const { status, body } = await search(as)
  const found = status === 200 ? (await server.call<Sign>('GET', `signs/${sign}`, { as })).body : undefined
  return found ? { isLocked: found.isLocked, isFavorite: found.isFavorite } : `${status} ${body.data}`
}
const OPEN = { isLocked: false, isFavorite: false }
const LOCKED = { isLocked: true, isFavorite: false }
const SIGNED_OUT = '401 undefined'

/** The catalogue asks for its revision once a second. */
const ANY_BUT_REVISION = /^(?!.*from "catalogue")/s

describe('a search by somebody who is known', () => {
  test('asks the database nothing', async () => {
    await expectFromMemory(search, ANY_BUT_REVISION)
  })

  test('read only tables before whose changes are announced', async () => {
    const read = listReadTables(await watchStatements(search, ANY_BUT_REVISION))
    expect(read).toEqual(expect.arrayContaining(['access_tokens', 'users', 'teams', 'subscriptions', 'favorites']))
    expect(await listAnnouncedTables(server)).toEqual(expect.arrayContaining([...read]))
  })

  test('that changes something asks the database who it is', async () => {
    await search()
    const remove = () => server.call('DELETE', `favorites/${sign}`, { as: user.token })
    expect(listReadTables(await watchStatements(remove, ANY_BUT_REVISION))).toContain('access_tokens')
  })

  test('is read again for an administrator each time', async () => {
    const admin = await givenUser(server, { role: 'admins', billingType: 'free' })
    await search(admin.token)
    expect(listReadTables(await watchStatements(() => search(admin.token), ANY_BUT_REVISION))).toContain(
      'access_tokens',
    )
  })
})

describe('takes effect with the next call:', () => {
  const changes: readonly (readonly [string, () => Promise<unknown>, unknown])[] = [
    ['signing out', () => server.call('DELETE', 'authentication', { as: user.token }), SIGNED_OUT],
    [
      'being pushed out by newer sign-ins',
      async () => {
        for (let count = 0; count < server.services.settings.maxSignIns; count += 1) await signIn(server, user.email)
      },
      SIGNED_OUT,
    ],
    ['the end of the account', () => db().delete(users).where(eq(users.id, user.id)), SIGNED_OUT],
    [
      'the end of the licence',
      async () => {
        const [row] = await db().select({ id: users.subscriptionId }).from(users).where(eq(users.id, user.id))
        await db()
          .update(subscriptions)
          .set({ status: 'canceled' })
          .where(eq(subscriptions.id, row?.id ?? ''))
      },
      LOCKED,
    ],
    [
      'the loss of the licence',
      () => db().update(users).set({ subscriptionId: null }).where(eq(users.id, user.id)),
      LOCKED,
    ],
    [
      'a favourite',
      () => server.call('POST', 'favorites', { as: user.token, data: { sign } }),
      { isLocked: false, isFavorite: true },
    ],
  ]
  test.each(changes)('%s', async (_, change, expected) => {
    expect(await see()).toEqual(OPEN)
    await change()
    expect(await see()).toEqual(expected)
  })

  test('a favourite that is removed', async () => {
    await server.call('POST', 'favorites', { as: user.token, data: { sign } })
    expect(await see()).toEqual({ isLocked: false, isFavorite: true })
    await server.call('DELETE', `favorites/${sign}`, { as: user.token })
    expect(await see()).toEqual(OPEN)
  })

  test('a role', async () => {
    const admin = await givenUser(server)
    expect(await see(admin.token)).toEqual(LOCKED)
    await db().update(users).set({ role: 'admins' }).where(eq(users.id, admin.id))
    // Without a second factor an administrator is none: see `open-sign-ins.ts`.
    expect(await see(admin.token)).toEqual(LOCKED)
    await db().update(accessTokens).set({ secondFactorAt: new Date() }).where(eq(accessTokens.userId, admin.id))
    expect((await server.call('GET', 'people', { as: admin.token })).status).toBe(200)
    await db().update(users).set({ role: 'customers' }).where(eq(users.id, admin.id))
    expect((await server.call('GET', 'people', { as: admin.token })).status).toBe(403)
  })

  test('what changes for a whole team', async () => {
    const team = await givenTeamOf(server, 5)
    const member = await givenMember(server, team)
    expect([await see(team.owner.token), await see(member.token)]).toEqual([OPEN, OPEN])
    const isIt = eq(teams.id, team.id)
    await db().update(teams).set({ ownerHasAccess: false }).where(isIt)
    expect([await see(team.owner.token), await see(member.token)]).toEqual([OPEN, OPEN].with(0, LOCKED))
    await db().update(users).set({ subscriptionId: null }).where(eq(users.id, team.owner.id))
    await db().update(teams).set({ subscriptionId: null }).where(isIt)
    expect([await see(team.owner.token), await see(member.token)]).toEqual([LOCKED, LOCKED])
    await db()
      .update(teams)
      .set({ subscriptionId: await givenSubscription(server, 'active') })
      .where(isIt)
    expect([await see(team.owner.token), await see(member.token)]).toEqual([LOCKED, OPEN])
    await db().update(users).set({ teamId: null, teamRole: null }).where(eq(users.id, member.id))
    expect(await see(member.token)).toEqual(LOCKED)
  })

  test('the moment at which free access ends, and that at which a sign-in ends', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      const at = (seconds: number) => new Date(Date.now() + seconds * 1_000)
      const guest = await givenUser(server, { freeUntil: at(60) })
      await db()
        .update(accessTokens)
        .set({ expiresAt: at(120) })
        .where(eq(accessTokens.userId, guest.id))
      expect(await see(guest.token)).toEqual(OPEN)
      vi.advanceTimersByTime(59_999)
      expect(await see(guest.token)).toEqual(OPEN)
      vi.advanceTimersByTime(1)
      expect(await see(guest.token)).toEqual(LOCKED)
      vi.advanceTimersByTime(59_999)
      expect(await see(guest.token)).toEqual(LOCKED)
      vi.advanceTimersByTime(1)
      expect(await see(guest.token)).toEqual(SIGNED_OUT)
    } finally {
      vi.useRealTimers()
    }
  })
})
