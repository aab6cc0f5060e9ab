import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { givenUser, PASSWORD, signIn } from '../../../test/builders.ts'
import { accessTokens } from '../../../test/tables.ts'
import { type ErrorAnswer, openTestServer, type TestServer } from '../../../test/test-server.ts'
import { FULL_COST, watchPasswordWork } from '../../../test/watch-password-work.ts'
import { hashPassword } from './passwords.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ MAX_SIGN_INS: '3' })
})
afterAll(() => server.close())

const signInWith = (email: string, password: string) =>
  server.call<ErrorAnswer>('POST', 'authentication', { data: { strategy: 'local', email, password } })

describe('signing in', () => {
  test('gives a token with which the session is found, whatever the case of the address', async () => {
    const user = await givenUser(server, { email: 'Gross@Test.example', licence: 'active' })
    const token = await signIn(server, 'gross@test.EXAMPLE')
    const { status, body } = await server.call<{ user: { _id: string; hasActiveSubscription: boolean } }>(
      'GET',
      'session',
      { as: token },
    )
    expect(status).toBe(200)
    expect(body.user).toMatchObject({ _id: user.id, hasActiveSubscription: true })
  })

  test('answers a wrong password and an unknown address alike', async () => {
    const user = await givenUser(server)
    const wrongPassword = await signInWith(user.email, 'falsch12')
    const unknownAddress = await signInWith('niemand@test.example', 'falsch12')
    expect(wrongPassword.status).toBe(401)
    expect(unknownAddress.body).toEqual(wrongPassword.body)
    expect(wrongPassword.body).toEqual({
      name: 'NotAuthenticated',
      message: 'E-Mail oder Passwort ist falsch.',
      code: 401,
      className: 'not-authenticated',
    })
  })

  test('compares a password also for an unknown address, so that both take their time', async () => {
    const user = await givenUser(server, { passwordHash: await hashPassword(PASSWORD) })
    const known = await watchPasswordWork(() => signInWith(user.email, 'falsch12'))
    const unknown = await watchPasswordWork(() => signInWith('niemand@test.example', 'falsch12'))
    expect(known).toEqual({ hashed: [], compared: [FULL_COST] })
    expect(unknown).toEqual(known)
  })

  test('accepts a token that holds, as Feathers’ clients ask when they start', async () => {
    const { token, id } = await givenUser(server)
    const { status, body } = await server.call<{ accessToken: string; user: { _id: string } }>(
      'POST',
      'authentication',
      {
        data: { strategy: 'jwt', accessToken: token },
      },
    )
    expect(status).toBe(201)
    expect(body.user._id).toBe(id)
    expect(body.accessToken).toBe(token)
  })

  test('never stores a token as it was given', async () => {
    const { token } = await givenUser(server)
    const rows = await server.database.db.select().from(accessTokens)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('refuses unknown fields by name', async () => {
    const { status, body } = await server.call<ErrorAnswer>('POST', 'authentication', {
      data: { strategy: 'local', email: 'a@b.example', password: PASSWORD, admin: true },
    })
    expect(status).toBe(400)
    expect(body.errors).toEqual({ admin: 'Unbekanntes Feld' })
  })
})

describe('signing in too often', () => {
  test('drops the oldest sign-in, which is then told so', async () => {
    const user = await givenUser(server)
    const tokens = [
      user.token,
      await signIn(server, user.email),
      await signIn(server, user.email),
      await signIn(server, user.email),
    ]
    const answers = await Promise.all(tokens.map((as) => server.call<ErrorAnswer>('GET', 'session', { as })))
    expect(answers.map(({ status }) => status)).toEqual([401, 200, 200, 200])
    expect(answers[0]?.body.message).toBe('Token not allowed')
  })

  test('keeps to the limit when the sign-ins come at once', async () => {
    const user = await givenUser(server)
    const tokens = await Promise.all(Array.from({ length: 6 }, () => signIn(server, user.email)))
    const answers = await Promise.all(tokens.map((as) => server.call('GET', 'session', { as })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  })
})

describe('signing out', () => {
  test('ends this sign-in and leaves the others', async () => {
    const user = await givenUser(server)
    const other = await signIn(server, user.email)
    expect((await server.call('DELETE', 'authentication', { as: user.token })).status).toBe(200)
    expect((await server.call('GET', 'session', { as: user.token })).status).toBe(401)
    expect((await server.call('GET', 'session', { as: other })).status).toBe(200)
  })

  test('needs a sign-in', async () => {
    expect((await server.call('DELETE', 'authentication')).status).toBe(401)
    expect((await server.call('DELETE', 'authentication', { as: 'made-up' })).status).toBe(401)
  })
})
