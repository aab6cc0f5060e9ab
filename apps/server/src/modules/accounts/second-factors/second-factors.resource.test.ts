import type { SecondFactor } from '@gebaerdenraum/domain/accounts/second-factors.contract'
import type { Session } from '@gebaerdenraum/domain/accounts/session.contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { givenUser, PASSWORD, signIn } from '../../../../test/builders.ts'
import { deviceCode } from '../../../../test/device-code.ts'
import { givenEnrolledAdmin, givenNewAdmin } from '../../../../test/second-factor.ts'
import { accessTokens, auditEntries, secondFactors, users } from '../../../../test/tables.ts'
import { type ErrorAnswer, openTestServer, type TestServer } from '../../../../test/test-server.ts'
import { findPasswordHash } from '../accounts.repository.ts'
import { hashPassword } from '../passwords.ts'

let server: TestServer
let demo: TestServer
beforeAll(async () => {
  server = await openTestServer()
  demo = await openTestServer({ DEMO: 'true' })
})
afterAll(async () => {
  await server.close()
  await demo.close()
})

type SignIn = ErrorAnswer & { readonly accessToken: string; readonly data: unknown }

const signInWith = (email: string, code?: string, on = server) =>
  on.call<SignIn>('POST', 'authentication', {
    data: { strategy: 'local', email, password: PASSWORD, ...(code !== undefined && { code }) },
  })
const factor = (as: string, data?: object, method: 'GET' | 'POST' | 'PATCH' = data ? 'PATCH' : 'GET') =>
  server.call<SecondFactor & ErrorAnswer>(method, 'second-factors', { as, data })
const sessionOf = (as: string, on = server) => on.call<Session>('GET', 'session', { as })

describe('an administrator without a second factor', () => {
  test('may do nothing but set one up', async () => {
    const { id, token: as } = await givenNewAdmin(server)
    const calls = [
      ['GET', 'audit-entries'],
      ['GET', 'favorites'],
      ['GET', 'lists'],
      ['PATCH', `users/${id}`],
      ['POST', 'data-exports'],
    ] as const
    for (const [method, path] of calls) {
      const { status, body } = await server.call<ErrorAnswer>(method, path, {
        as,
        ...(method !== 'GET' && { data: {} }),
      })
      expect([path, status, body.message]).toEqual([
        path,
        403,
        'Richte zuerst den zweiten Faktor deiner Anmeldung ein.',
      ])
    }
    expect((await sessionOf(as)).body.awaitsSecondFactor).toBe(true)
    expect((await factor(as)).body).toEqual({
      _id: id,
      isEnrolled: false,
      isRequired: true,
      confirmedAt: null,
      recoveryCodesLeft: 0,
    })
  })

  test('has all rights once a device has shown a code, and ten recovery codes', async () => {
    const { email, token: as } = await givenNewAdmin(server)
    const elsewhere = await signIn(server, email)
    const { body: begun } = await factor(as, { password: PASSWORD }, 'POST')
    expect(begun.uri).toContain(`secret=${begun.secret}`)
    const wrong = await factor(as, { code: '000000' })
    expect([wrong.status, wrong.body.errors]).toEqual([
      400,
      { code: 'Der Code stimmt nicht oder wurde schon benutzt.' },
    ])
    const { body } = await factor(as, { code: deviceCode(begun.secret ?? '') })
    expect(body).toMatchObject({ isEnrolled: true, recoveryCodesLeft: 10 })
    expect(new Set(body.recoveryCodes).size).toBe(10)
    expect((await server.call('GET', 'audit-entries', { as })).status).toBe(200)
    expect((await sessionOf(as)).body.awaitsSecondFactor).toBeUndefined()
    expect((await sessionOf(elsewhere)).status).toBe(401)
  })

  test('is asked for his password before', async () => {
    const { token: as } = await givenNewAdmin(server)
    const { status, body } = await factor(as, { password: 'falsch12' }, 'POST')
    expect([status, body.errors]).toEqual([400, { password: 'Das Passwort ist falsch.' }])
    expect((await factor(as, { code: '123456' })).status).toBe(409)
  })

  test('in a demonstration is one all the same, until he sets one up', async () => {
    const { token, email } = await givenNewAdmin(demo)
    expect((await demo.call('GET', 'audit-entries', { as: token })).status).toBe(200)
    const enrolled = await givenEnrolledAdmin(demo)
    expect((await signInWith(enrolled.email, undefined, demo)).status).toBe(401)
    expect((await signInWith(email, undefined, demo)).status).toBe(201)
  })
})

describe('signing in with a second factor', () => {
  test('asks for a code after the right password, and only then', async () => {
    const { email } = await givenEnrolledAdmin(server)
    const { status, body } = await signInWith(email)
    expect([status, body.data, body.message]).toEqual([
      401,
      { secondFactor: true },
      'Gib den Code aus deiner Authenticator-App ein.',
    ])
    const data = { strategy: 'local', email, password: 'falsch12', code: '123456' }
    const wrong = await server.call<SignIn>('POST', 'authentication', { data })
    expect([wrong.status, wrong.body.data]).toEqual([401, undefined])
  })

  test('takes a code once: not again, and none of before', async () => {
    const { email, secret, usedCode } = await givenEnrolledAdmin(server)
    expect((await signInWith(email, usedCode)).status).toBe(401)
    const code = deviceCode(secret, 1)
    const { status, body } = await signInWith(email, ` ${code.slice(0, 3)} ${code.slice(3)} `)
    expect(status).toBe(201)
    expect((await server.call('GET', 'audit-entries', { as: body.accessToken })).status).toBe(200)
    const again = await signInWith(email, code)
    expect([again.status, again.body.errors]).toEqual([
      401,
      { code: 'Der Code stimmt nicht oder wurde schon benutzt.' },
    ])
    expect((await signInWith(email, deviceCode(secret, -1))).status).toBe(401)
  })

  test('takes the same code once when it comes twice at the same time', async () => {
    const { email, secret, recoveryCodes } = await givenEnrolledAdmin(server)
    for (const code of [deviceCode(secret, 1), recoveryCodes[0]]) {
      const answers = await Promise.all([signInWith(email, code), signInWith(email, code)])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 401])
    }
  })

  test('takes each recovery code once, however it is written', async () => {
    const { email, recoveryCodes, token } = await givenEnrolledAdmin(server)
    const [first = '', second = ''] = recoveryCodes
    expect((await signInWith(email, first.replace('-', ' ').toUpperCase())).status).toBe(201)
    expect((await signInWith(email, first)).status).toBe(401)
    expect((await signInWith(email, second)).status).toBe(201)
    expect((await factor(token)).body.recoveryCodesLeft).toBe(8)
  })

  test('takes none of another account', async () => {
    const one = await givenEnrolledAdmin(server)
    const other = await givenEnrolledAdmin(server)
    expect((await signInWith(one.email, other.recoveryCodes[0])).status).toBe(401)
    expect((await signInWith(one.email, deviceCode(other.secret, 1))).status).toBe(401)
  })

  test('makes wait after ten wrong codes, on every server, the right one too', async () => {
    const { email, secret } = await givenEnrolledAdmin(server)
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await signInWith(email, String(100_000 + attempt))).status).toBe(401)
    }
    expect((await signInWith(email, deviceCode(secret, 1))).status).toBe(429)
  })

  test('makes wait until the next day after thirty wrong codes, however they are spread, until the password is new', async () => {
    const { id, email, secret, recoveryCodes } = await givenEnrolledAdmin(server)
    const { db, rateLimits } = server.services
    for (let attempt = 0; attempt < 30; attempt += 1) {
      expect((await signInWith(email, String(100_000 + attempt))).status).toBe(401)
      await rateLimits.forget(
        { points: 10, seconds: 900 },
        `second-factor:${id}:${await findPasswordHash(db, id)}:none`,
      )
    }
    const { status, body } = await signInWith(email, deviceCode(secret, 1))
    expect([status, body.message]).toEqual([429, 'Zu viele Versuche. Bitte warte 24 Stunden.'])
    await db
      .update(users)
      .set({ passwordHash: await hashPassword(PASSWORD) })
      .where(eq(users.id, id))
    expect((await signInWith(email, recoveryCodes[0])).status).toBe(201)
  })

  test('stands in the audit log when the code was wrong, where the password was right', async () => {
    const { id, email, secret } = await givenEnrolledAdmin(server)
    await server.call('POST', 'authentication', { data: { strategy: 'local', email, password: 'falsch12' } })
    await signInWith(email)
    await signInWith(email, deviceCode(secret, -1))
    const rows = await server.database.db.select().from(auditEntries).where(eq(auditEntries.subject, id))
    const failures = rows.filter(({ outcome }) => outcome === 'failed').map(({ action, details }) => [action, details])
    expect(failures).toEqual([['authentication.create', { note: { secondFactor: 'wrong-code' } }]])
  })

  test('stands in the audit log, with the way and without the code', async () => {
    const { id, email, secret, recoveryCodes } = await givenEnrolledAdmin(server)
    await signInWith(email, deviceCode(secret, 1))
    await signInWith(email, recoveryCodes[0])
    const rows = await server.database.db.select().from(auditEntries).where(eq(auditEntries.actorId, id))
    const ways = rows.filter(({ action }) => action === 'authentication.create').map(({ details }) => details)
    expect(ways).toEqual(['none', 'device', 'recovery-code'].map((secondFactor) => ({ note: { secondFactor } })))
    const text = JSON.stringify(rows)
    for (const kept of [secret, PASSWORD, ...recoveryCodes]) expect(text).not.toContain(kept)
    expect(rows.map(({ action }) => action)).toContain('second-factors.patch')
  })
})

describe('a second factor that is there', () => {
  test('is kept so that the database alone gives nothing away', async () => {
    const { id, secret, recoveryCodes } = await givenEnrolledAdmin(server)
    const rows = await server.database.db.select().from(secondFactors).where(eq(secondFactors.userId, id))
    const text = JSON.stringify(rows)
    for (const kept of [secret, ...recoveryCodes]) expect(text).not.toContain(kept)
  })

  test('changes its device with password and a code; the old one counts until the new one has shown its own', async () => {
    const { email, token: as, secret, recoveryCodes } = await givenEnrolledAdmin(server)
    expect((await factor(as, { password: PASSWORD }, 'POST')).status).toBe(400)
    const { body: begun } = await factor(as, { password: PASSWORD, code: deviceCode(secret, 1) }, 'POST')
    expect((await signInWith(email, recoveryCodes[0])).status).toBe(201)
    expect((await factor(as, { code: deviceCode(begun.secret ?? '') })).status).toBe(200)
    expect((await signInWith(email, deviceCode(secret, 1))).status).toBe(401)
    expect((await signInWith(email, recoveryCodes[1])).status).toBe(401)
    expect((await signInWith(email, deviceCode(begun.secret ?? '', 1))).status).toBe(201)
  })

  test('gets new recovery codes for password and code; the old ones are void', async () => {
    const { email, token: as, secret, recoveryCodes } = await givenEnrolledAdmin(server)
    const data = { newRecoveryCodes: true, password: PASSWORD, code: deviceCode(secret, 1) }
    const { body } = await factor(as, data)
    expect(body.recoveryCodes).toHaveLength(10)
    expect((await signInWith(email, recoveryCodes[0])).status).toBe(401)
    expect((await signInWith(email, body.recoveryCodes?.[0])).status).toBe(201)
  })

  test('is no business of customers', async () => {
    const { token } = await givenUser(server, { licence: 'active' })
    expect((await factor(token)).status).toBe(403)
    expect((await factor(token, { password: PASSWORD }, 'POST')).status).toBe(403)
  })
})

describe('the sign-in of an administrator', () => {
  const moved = async (as: string, change: Partial<typeof accessTokens.$inferInsert>) => {
    const { body } = await sessionOf(as)
    await server.database.db.update(accessTokens).set(change).where(eq(accessTokens.userId, body.user._id))
    return (await sessionOf(as)).status
  }
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)

  test('ends after eight hours, whatever is done with it', async () => {
    const { token } = await givenUser(server, { role: 'admins' })
    expect(await moved(token, { createdAt: ago(479) })).toBe(200)
    expect(await moved(token, { createdAt: ago(481) })).toBe(401)
  })

  test('ends when it rests for half an hour, and is kept awake by use', async () => {
    const { token } = await givenUser(server, { role: 'admins' })
    expect(await moved(token, { lastUsedAt: ago(29) })).toBe(200)
    const { user } = (await sessionOf(token)).body
    const [row] = await server.database.db.select().from(accessTokens).where(eq(accessTokens.userId, user._id))
    expect(row?.lastUsedAt.getTime()).toBeGreaterThan(ago(1).getTime())
    expect(await moved(token, { lastUsedAt: ago(31) })).toBe(401)
  })

  test('is not kept awake by what an open page asks by itself, nor is the one from which somebody looks', async () => {
    const { token, id } = await givenUser(server, { role: 'admins' })
    const { id: user } = await givenUser(server)
    const view = await server.call<{ accessToken: string }>('POST', 'view-as', {
      as: token,
      data: { user, reason: 'Anruf: Die Liste fehlt' },
    })
    await server.database.db
      .update(accessTokens)
      .set({ lastUsedAt: ago(29) })
      .where(eq(accessTokens.userId, id))
    for (const as of [token, view.body.accessToken]) {
      const headers = { authorization: `Bearer ${as}`, 'x-unattended': 'true' }
      expect((await server.app.inject({ url: '/api/session', headers })).statusCode).toBe(200)
    }
    const [row] = await server.database.db.select().from(accessTokens).where(eq(accessTokens.userId, id))
    expect(row?.lastUsedAt.getTime()).toBeLessThan(ago(28).getTime())
  })

  test('of anybody else lasts as long as before', async () => {
    const { token } = await givenUser(server)
    expect(await moved(token, { createdAt: ago(10_000), lastUsedAt: ago(10_000) })).toBe(200)
  })
})
