import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { givenSigns, givenSubscription, givenTeam, givenUser, PASSWORD, signIn } from '../../../test/builders.ts'
import { mailsTo } from '../../../test/mails.ts'
import { accessTokens, favorites, signRequests, subscriptions, users } from '../../../test/tables.ts'
import { type ErrorAnswer, openTestServer, type TestServer } from '../../../test/test-server.ts'
import { waitForLockedRow } from '../../../test/wait-for-locked-row.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { lockAccount } from './account-changes.repository.ts'
import { hashPassword } from './passwords.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ MAX_SIGN_INS: '10' })
})
afterAll(() => server.close())

const NEW_PASSWORD = 'ganzneu77'
const patch = (id: string, as: string, data: object) => server.call<ErrorAnswer>('PATCH', `users/${id}`, { as, data })
const remove = (id: string, as: string | undefined, password: string) =>
  server.call<ErrorAnswer>('DELETE', `users/${id}`, { as, data: { password } })
const isSignedIn = async (as: string) => (await server.call('GET', 'session', { as })).status === 200

describe('changing the password', () => {
  test('keeps this sign-in, ends the others and says so by mail', async () => {
    const user = await givenUser(server)
    const other = await signIn(server, user.email)
    const { status } = await patch(user.id, user.token, { password: NEW_PASSWORD, oldPassword: PASSWORD })
    expect(status).toBe(200)
    expect(await isSignedIn(user.token)).toBe(true)
    expect((await server.call<ErrorAnswer>('GET', 'session', { as: other })).body.message).toBe('Token not allowed')
    expect(await signIn(server, user.email)).toBeUndefined()
    expect(await signIn(server, user.email, NEW_PASSWORD)).toEqual(expect.any(String))
    expect((await mailsTo(server, user.email)).map(({ subject }) => subject)).toEqual([
      'Dein Passwort bei Gebärdenraum wurde geändert',
    ])
  })

  test('with a wrong old one is refused by name and changes nothing', async () => {
    const user = await givenUser(server)
    const other = await signIn(server, user.email)
    const { status, body } = await patch(user.id, user.token, { password: NEW_PASSWORD, oldPassword: 'falsch12' })
    expect(status).toBe(400)
    expect(body.errors).toEqual({ oldPassword: 'Altes Passwort ist falsch' })
    expect(await isSignedIn(other)).toBe(true)
    expect(await mailsTo(server, user.email, 0)).toEqual([])
  })

  test('is no way to guess the old one', async () => {
    const user = await givenUser(server)
    const guess = () => patch(user.id, user.token, { password: NEW_PASSWORD, oldPassword: 'falsch12' })
    for (let index = 0; index < 10; index += 1) expect((await guess()).status).toBe(400)
    expect((await guess()).status).toBe(429)
    expect((await remove(user.id, user.token, PASSWORD)).status).toBe(429)
  })

  test('twice at once succeeds once: the second old password is old no more', async () => {
    const user = await givenUser(server)
    const statuses = await Promise.all(
      ['eins11111', 'zwei22222'].map(
        async (password) => (await patch(user.id, user.token, { password, oldPassword: PASSWORD })).status,
      ),
    )
    expect(statuses.toSorted()).toEqual([200, 400])
  })

  test('lets no sign-in with the old one slip in meanwhile', async () => {
    const user = await givenUser(server)
    const [, ...tokens] = await Promise.all([
      patch(user.id, user.token, { password: NEW_PASSWORD, oldPassword: PASSWORD }),
      ...Array.from({ length: 4 }, () => signIn(server, user.email)),
    ])
    for (const token of tokens) if (token) expect(await isSignedIn(token)).toBe(false)
    expect(await isSignedIn(user.token)).toBe(true)
  })

  test('refuses a sign-in whose password was right until a moment ago', async () => {
    const user = await givenUser(server)
    const locked = Promise.withResolvers<void>()
    const compared = Promise.withResolvers<void>()
    const changing = inTransaction(server.database.db, async (transaction) => {
      await lockAccount(transaction, user.id)
      locked.resolve()
      await compared.promise
      const passwordHash = await hashPassword(NEW_PASSWORD)
      await transaction.update(users).set({ passwordHash }).where(eq(users.id, user.id))
    })
    await locked.promise
    const signingIn = signIn(server, user.email)
    await Promise.race([signingIn, waitForLockedRow(server)]).finally(compared.resolve)
    await changing
    expect(await signingIn).toBeUndefined()
  })

  test.each([
    [{ password: NEW_PASSWORD }, { oldPassword: 'Altes Passwort ist erforderlich' }],
    [{ oldPassword: PASSWORD }, { password: 'Passwort ist erforderlich' }],
    [{ password: 'kurz1', oldPassword: PASSWORD }, { password: 'Passwort muss mindestens 8 Zeichen lang sein' }],
    [{ password: NEW_PASSWORD, oldPassword: '' }, { oldPassword: 'Altes Passwort ist erforderlich' }],
    [{}, { preferences: 'Einstellung oder Passwort ist erforderlich' }],
    [{ preferences: {}, role: 'admins' }, { role: 'Unbekanntes Feld' }],
  ])('refuses %j', async (data, errors) => {
    const user = await givenUser(server)
    const { status, body } = await patch(user.id, user.token, data)
    expect([status, body.errors]).toEqual([400, errors])
  })

  test('of others is not there', async () => {
    const user = await givenUser(server)
    const other = await givenUser(server)
    const { status } = await patch(other.id, user.token, { password: NEW_PASSWORD, oldPassword: PASSWORD })
    expect(status).toBe(404)
  })
})

describe('deleting the own account', () => {
  test('removes all that was its own, ends its sign-ins and confirms it by mail', async () => {
    const { db } = server.database
    const user = await givenUser(server, { licence: 'active', email: 'weg@test.example' })
    const other = await signIn(server, user.email)
    const [signId = ''] = (await givenSigns(server, [{ title: 'Hund' }])).values()
    await server.call('POST', 'favorites', { as: user.token, data: { sign: signId } })
    await server.call('POST', 'sign-requests', { as: user.token, data: { text: 'Wunsch' } })
    const { status, body } = await remove(user.id, user.token, PASSWORD)
    expect([status, body]).toMatchObject([200, { _id: user.id, email: 'weg@test.example' }])
    for (const as of [user.token, other]) expect(await isSignedIn(as)).toBe(false)
    expect(await db.$count(users, eq(users.id, user.id))).toBe(0)
    for (const table of [favorites, signRequests, accessTokens]) {
      expect(await db.$count(table, eq(table.userId, user.id))).toBe(0)
    }
    expect((await mailsTo(server, 'weg@test.example')).at(-1)?.subject).toBe('Dein Konto bei Gebärdenraum ist gelöscht')
    expect(await signIn(server, user.email)).toBeUndefined()
  })

  test('ends a running licence of its own', async () => {
    const subscriptionId = await givenSubscription(server, 'active')
    const user = await givenUser(server, { subscriptionId })
    await remove(user.id, user.token, PASSWORD)
    const [row] = await server.database.db.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId))
    expect(row).toMatchObject({ status: 'canceled', cancelAtPeriodEnd: true })
  })

  test('leaves the team and its licence to the others', async () => {
    const subscriptionId = await givenSubscription(server, 'active')
    const owner = await givenUser(server, { subscriptionId })
    const teamId = await givenTeam(server, { ownerId: owner.id, subscriptionId })
    const member = await givenUser(server, { teamId, teamRole: 'member', billingType: 'member' })
    expect((await remove(member.id, member.token, PASSWORD)).status).toBe(200)
    const { body } = await server.call<{ user: object }>('GET', 'session', { as: owner.token })
    expect(body.user).toMatchObject({ hasActiveSubscription: true })
  })

  test('is refused to the owner of a team, who is told what to do first', async () => {
    const owner = await givenUser(server)
    await givenTeam(server, { ownerId: owner.id, subscriptionId: null })
    const { status, body } = await remove(owner.id, owner.token, PASSWORD)
    expect(status).toBe(409)
    expect(body.message).toBe(
      'Du bist Inhaber eines Teams. Übergib das Team zuerst an eine andere Person oder löse es auf, dann kannst du dein Konto löschen.',
    )
    expect(await isSignedIn(owner.token)).toBe(true)
  })

  test('needs the password', async () => {
    const user = await givenUser(server)
    const wrong = await remove(user.id, user.token, 'falsch12')
    expect([wrong.status, wrong.body.errors]).toEqual([400, { password: 'Passwort ist falsch' }])
    const empty = await remove(user.id, user.token, '')
    expect([empty.status, empty.body.errors]).toEqual([400, { password: 'Passwort ist erforderlich' }])
    expect(await isSignedIn(user.token)).toBe(true)
  })

  test('reaches the own account only', async () => {
    const user = await givenUser(server)
    const other = await givenUser(server)
    expect((await remove(other.id, user.token, PASSWORD)).status).toBe(404)
    expect((await remove(other.id, undefined, PASSWORD)).status).toBe(401)
    expect(await isSignedIn(other.token)).toBe(true)
  })
})
