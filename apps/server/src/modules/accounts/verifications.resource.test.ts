import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type GivenUser, givenUser, PASSWORD, signIn } from '../../../test/builders.ts'
import { freshAddress, type Link, lastLinkTo, linkJobsFor, mailsTo, settled } from '../../../test/mails.ts'
import { users, verifications } from '../../../test/tables.ts'
import { type ErrorAnswer, openTestServer, type TestServer } from '../../../test/test-server.ts'
import { watchPasswordWork } from '../../../test/watch-password-work.ts'
import { sendAccountLink } from './send-account-link.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await server.startWorkers()
})
afterAll(() => server.close())

const NEW_PASSWORD = 'ganzneu77'
const NOBODYS_ID = '00000000-0000-7000-8000-000000000000'
const FIELDS = { name: 'NotAuthenticated', code: 401 }

const requestReset = (email: string, from = freshAddress()) =>
  server.call<ErrorAnswer>('POST', 'verifications', { from, data: { action: 'passwordReset', email } })
const redeem = ({ id, token }: Pick<Link, 'id' | 'token'>, password?: string) =>
  server.call<ErrorAnswer & { isUsed: boolean }>('PATCH', `verifications/${id}`, {
    data: { token, ...(password !== undefined && { password }) },
  })
const look = (id: string) => server.call<object>('GET', `verifications/${id}`)
const resend = (user: string, as?: string) =>
  server.call<ErrorAnswer>('POST', 'verifications', { as, data: { action: 'signupEmail', user } })

const givenReset = async (user: GivenUser): Promise<Link> => {
  await requestReset(user.email)
  return lastLinkTo(server, user.email)
}
/** A link of any kind, as the queue makes it. */
const givenLink = async (user: GivenUser, mail: 'signupEmail' | 'initialPassword'): Promise<Link> => {
  const context = { services: server.services, log: server.services.log, signal: new AbortController().signal }
  await sendAccountLink({ mail, email: user.email }, context)
  return lastLinkTo(server, user.email)
}
const expire = (id: string) =>
  server.database.db
    .update(verifications)
    .set({ expiresAt: new Date(0) })
    .where(eq(verifications.id, id))
const isVerified = async ({ id }: GivenUser): Promise<boolean> => {
  const [row] = await server.database.db.select().from(users).where(eq(users.id, id))
  return row?.emailVerifiedAt !== null
}

describe('asking for a password reset', () => {
  test('sends a link to the account, whatever the case of the address', async () => {
    const user = await givenUser(server, { email: 'Reset@test.example' })
    const { status, body } = await requestReset('reset@TEST.example')
    expect([status, body]).toEqual([201, { action: 'passwordReset' }])
    const [mail] = await mailsTo(server, user.email)
    expect(mail).toMatchObject({ to: 'Reset@test.example' })
    expect(await lastLinkTo(server, user.email)).toMatchObject({ action: 'passwordReset' })
  })

  test('answers the same for an address nobody has, in the same time, and mails nobody', async () => {
    const user = await givenUser(server)
    const watched = async (email: string) => {
      let answer: unknown
      const passwordWork = await watchPasswordWork(async () => {
        const { status, body } = await requestReset(email)
        answer = [status, body]
      })
      return { answer, passwordWork, jobs: await linkJobsFor(server, email) }
    }
    const known = await watched(user.email)
    // Whether there is an account is found out by the job, after the answer.
    expect(known).toEqual({
      answer: [201, { action: 'passwordReset' }],
      passwordWork: { hashed: [], compared: [] },
      jobs: ['passwordReset'],
    })
    expect(await watched('niemand@test.example')).toEqual(known)
    await settled(server)
    expect(await mailsTo(server, 'niemand@test.example', 0)).toEqual([])
  })

  test('mails an account at most five times an hour, and tells nobody', async () => {
    const user = await givenUser(server)
    const answers = []
    for (let index = 0; index < 7; index += 1) answers.push(await requestReset(user.email))
    expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(201))
    expect(await mailsTo(server, user.email)).toHaveLength(5)
  })

  test('is limited to twenty an hour from one address, known or not', async () => {
    const from = freshAddress()
    for (let index = 0; index < 20; index += 1) await requestReset(`fremd-${index}@test.example`, from)
    const { status, body, headers } = await requestReset('noch-einer@test.example', from)
    expect(status).toBe(429)
    expect(body.message).toMatch(
      /^Aus deinem Netz wurden gerade sehr viele Links angefordert\. .* Sonst warte bitte \d+ Minuten oder /,
    )
    expect(Number(headers['retry-after'])).toBeGreaterThan(3_000)
  })

  test.each([
    [{ action: 'passwordReset', email: 'kein' }, { email: 'Ungültige E-Mail Adresse' }],
    [{ action: 'passwordReset', email: 'a@b.example\nBcc: c@d.example' }, { email: 'Ungültige E-Mail Adresse' }],
    [{ action: 'passwordReset' }, { email: expect.any(String) }],
    [{ action: 'initialPassword', email: 'a@b.example' }, { action: expect.any(String) }],
  ])('refuses %j', async (data, errors) => {
    const { status, body } = await server.call<ErrorAnswer>('POST', 'verifications', { from: freshAddress(), data })
    expect([status, body.errors]).toEqual([400, errors])
  })
})

describe('a reset link', () => {
  test('sets the password, confirms the address, ends every sign-in and says so by mail', async () => {
    const user = await givenUser(server, { isVerified: false })
    const link = await givenReset(user)
    const { status, body } = await redeem(link, NEW_PASSWORD)
    const account = { user: user.id, email: user.email }
    const redeemed = { _id: link.id, action: 'passwordReset', isUsed: true, isExpired: false, ...account }
    expect([status, body]).toEqual([200, redeemed])
    expect(await isVerified(user)).toBe(true)
    const old = await server.call<ErrorAnswer>('GET', 'session', { as: user.token })
    expect([old.status, old.body.message]).toEqual([401, 'Token not allowed'])
    expect(await signIn(server, user.email)).toBeUndefined()
    expect(await signIn(server, user.email, NEW_PASSWORD)).toEqual(expect.any(String))
    expect((await mailsTo(server, user.email)).at(-1)?.subject).toContain('Passwort')
  })

  test('works once: the second time is 403', async () => {
    const link = await givenReset(await givenUser(server))
    await redeem(link, NEW_PASSWORD)
    const { status, body } = await redeem(link, 'nocheins88')
    expect([status, body.message]).toEqual([403, 'Diesen Link hast du bereits verwendet.'])
  })

  test('sent many times at once works exactly once', async () => {
    const user = await givenUser(server)
    const link = await givenReset(user)
    const passwords = ['eins11111', 'zwei22222', 'drei33333', 'vier44444']
    const statuses = await Promise.all(passwords.map(async (password) => (await redeem(link, password)).status))
    expect(statuses.toSorted()).toEqual([200, 403, 403, 403])
    const winner = passwords[statuses.indexOf(200)] ?? ''
    expect(await signIn(server, user.email, winner)).toEqual(expect.any(String))
  })

  test('that ran out is 410, and the password stays', async () => {
    const user = await givenUser(server)
    const link = await givenReset(user)
    await expire(link.id)
    const { status, body } = await redeem(link, NEW_PASSWORD)
    expect([status, body.message]).toEqual([410, 'Dieser Link ist nicht mehr gültig. Bitte fordere einen neuen an.'])
    expect(await signIn(server, user.email, PASSWORD)).toEqual(expect.any(String))
  })

  test('holds two hours', async () => {
    const { id } = await givenReset(await givenUser(server))
    const [row] = await server.database.db.select().from(verifications).where(eq(verifications.id, id))
    const hours = ((row?.expiresAt.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)) / 3_600_000
    expect(hours).toBeCloseTo(2, 1)
  })

  test('stays good when a stranger asks for newer ones, until one of them is used', async () => {
    const user = await givenUser(server)
    const own = await givenReset(user)
    const newer = await givenReset(user)
    expect((await redeem(own, NEW_PASSWORD)).status).toBe(200)
    expect((await redeem(newer, NEW_PASSWORD)).status).toBe(410)
  })

  test('that was copied wrongly is 400, whatever is wrong with it', async () => {
    const link = await givenReset(await givenUser(server))
    const other = await givenReset(await givenUser(server))
    const mangled = [
      { id: link.id, token: link.token.slice(0, -1) },
      { id: link.id, token: `${link.token}=` },
      { id: link.id, token: other.token },
      { id: other.id, token: link.token },
      { id: NOBODYS_ID, token: link.token },
      { id: link.id.slice(0, -1), token: link.token },
      { id: 'passwordReset', token: link.token },
      { id: encodeURIComponent("' or 1=1 --"), token: link.token },
    ]
    for (const each of mangled) expect((await redeem(each, NEW_PASSWORD)).status, JSON.stringify(each)).toBe(400)
    expect((await redeem(link, NEW_PASSWORD)).status).toBe(200)
  })

  test.each([
    [undefined, 'Passwort ist erforderlich'],
    ['', 'Passwort ist erforderlich'],
    ['kurz1', 'Passwort muss mindestens 8 Zeichen lang sein'],
    ['nurbuchstaben', 'Passwort muss mindestens eine Zahl enthalten'],
  ])('with the password %j is refused by name and stays good', async (password, sentence) => {
    const link = await givenReset(await givenUser(server))
    const { status, body } = await redeem(link, password)
    expect([status, body.errors]).toEqual([400, { password: sentence }])
    expect((await redeem(link, NEW_PASSWORD)).status).toBe(200)
  })

  test('is looked at without being used up', async () => {
    const link = await givenReset(await givenUser(server))
    for (let index = 0; index < 3; index += 1) {
      const { status, body } = await look(link.id)
      expect([status, body]).toEqual([200, { _id: link.id, action: 'passwordReset', isUsed: false, isExpired: false }])
    }
    await redeem(link, NEW_PASSWORD)
    expect((await look(link.id)).body).toMatchObject({ isUsed: true })
    expect((await look(NOBODYS_ID)).status).toBe(400)
  })

  describe.each(['signupEmail', 'passwordReset', 'initialPassword'] as const)('of %s', (action) => {
    const lookWith = ({ id }: Pick<Link, 'id'>, token: string) =>
      server.call<object>('GET', `verifications/${id}`, { query: { token } })
    const givenOne = async () => {
      const user = await givenUser(server, { isVerified: false })
      return { user, link: action === 'passwordReset' ? await givenReset(user) : await givenLink(user, action) }
    }

    test('names its account to the holder of its token, and to nobody else', async () => {
      const { user, link } = await givenOne()
      const facts = { _id: link.id, action, isUsed: false, isExpired: false }
      expect((await look(link.id)).body).toEqual(facts)
      const { status, body } = await lookWith(link, link.token)
      expect([status, body]).toEqual([200, { ...facts, user: user.id, email: user.email }])
      expect(JSON.stringify(body)).not.toContain(link.token)
    })

    test('refuses another token as it refuses an id that names nothing', async () => {
      const { user, link } = await givenOne()
      const { link: other } = await givenOne()
      const nothing = (await lookWith({ id: NOBODYS_ID }, link.token)).body
      const altered = `${link.token.slice(0, -1)}${link.token.endsWith('A') ? 'B' : 'A'}`
      for (const token of [other.token, altered, 'x', user.id, link.id]) {
        const answer = await lookWith(link, token)
        expect([answer.status, answer.body]).toEqual([400, nothing])
      }
      expect((await server.call('GET', `verifications/${link.id}?token=`)).status).toBe(400)
      expect((await server.call('GET', `verifications/${link.id}`, { as: user.token })).body).not.toHaveProperty(
        'email',
      )
    })

    test('names nobody any more once it was used or ran out', async () => {
      const { link } = await givenOne()
      await redeem(link, action === 'signupEmail' ? undefined : NEW_PASSWORD)
      expect((await lookWith(link, link.token)).body).toEqual({ _id: link.id, action, isUsed: true, isExpired: false })
      const { link: late } = await givenOne()
      await expire(late.id)
      expect((await lookWith(late, late.token)).body).toEqual({ _id: late.id, action, isUsed: false, isExpired: true })
    })
  })

  test('is stored so that nobody who reads the table can follow it', async () => {
    const { token } = await givenReset(await givenUser(server))
    expect(JSON.stringify(await server.database.db.select().from(verifications))).not.toContain(token)
  })

  test('ends with the password that its owner changes himself', async () => {
    const user = await givenUser(server)
    const link = await givenReset(user)
    const data = { password: 'selbst123', oldPassword: PASSWORD }
    expect((await server.call('PATCH', `users/${user.id}`, { as: user.token, data })).status).toBe(200)
    expect((await redeem(link, NEW_PASSWORD)).status).toBe(410)
  })
})

describe('a first password', () => {
  test('is set by a link that holds two weeks', async () => {
    const user = await givenUser(server, { isVerified: false })
    const link = await givenLink(user, 'initialPassword')
    expect((await redeem(link)).body.errors).toEqual({ password: 'Passwort ist erforderlich' })
    expect((await redeem(link, NEW_PASSWORD)).status).toBe(200)
    expect(await signIn(server, user.email, NEW_PASSWORD)).toEqual(expect.any(String))
    expect(await isVerified(user)).toBe(true)
  })
})

describe('a confirmation link', () => {
  test('confirms the address and leaves the sign-ins alone; a double click is 403', async () => {
    const user = await givenUser(server, { isVerified: false })
    const link = await givenLink(user, 'signupEmail')
    const answers = await Promise.all([redeem(link), redeem(link)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403])
    expect(await isVerified(user)).toBe(true)
    expect((await server.call('GET', 'favorites', { as: user.token })).status).toBe(200)
  })

  test('is sent again to its own unverified account', async () => {
    const user = await givenUser(server, { isVerified: false })
    const { status, body } = await resend(user.id, user.token)
    expect([status, body]).toEqual([201, { action: 'signupEmail' }])
    expect((await redeem(await lastLinkTo(server, user.email))).status).toBe(200)
  })

  test('is sent again once a minute', async () => {
    const user = await givenUser(server, { isVerified: false })
    await resend(user.id, user.token)
    const { status, body, headers } = await resend(user.id, user.token)
    expect(status).toBe(429)
    expect(body.message).toMatch(/^Zu viele Versuche\. Bitte warte \d+ Sekunden\.$/)
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)
  })

  test('is sent again to nobody else', async () => {
    const user = await givenUser(server, { isVerified: false })
    const other = await givenUser(server, { isVerified: false })
    const verified = await givenUser(server)
    expect((await resend(user.id)).body).toMatchObject(FIELDS)
    expect((await resend(user.id, other.token)).status).toBe(404)
    expect((await resend(NOBODYS_ID, other.token)).status).toBe(404)
    expect((await resend(verified.id, verified.token)).status).toBe(404)
    expect(await mailsTo(server, user.email, 0)).toEqual([])
  })
})
