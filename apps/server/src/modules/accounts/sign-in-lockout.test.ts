import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cookieOf, guessPasswords, openBrowser, redeemBy, signInBy } from '../../../test/attack-sign-in.ts'
import { type GivenUser, givenUser, PASSWORD } from '../../../test/builders.ts'
import { deviceCode } from '../../../test/device-code.ts'
import { freshAddress, lastLinkTo, linkIn, mailsTo } from '../../../test/mails.ts'
import { givenEnrolledAdmin } from '../../../test/second-factor.ts'
import { signInOrigins } from '../../../test/tables.ts'
import { freshDatabase, freshSharedDatabase } from '../../../test/test-database.ts'
import { type ErrorAnswer, openTestServerOn, type TestServer } from '../../../test/test-server.ts'
import { hashToken } from './access-tokens.ts'
import { ORIGINS_PER_KIND } from './sign-in-origins.ts'

/** On PostgreSQL two servers share the limits; the embedded database has one server only. */
let servers: readonly TestServer[]
let server: TestServer
let other: TestServer
beforeAll(async () => {
  const shared = await freshSharedDatabase()
  server = await openTestServerOn(shared ?? (await freshDatabase()))
  servers = shared ? [server, await openTestServerOn(shared)] : [server]
  other = servers.at(-1) as TestServer
  // A job runs at once on the server that put it in; others find it when they look, every few seconds.
  for (const each of servers) await each.startWorkers()
})
afterAll(async () => {
  for (const each of servers) await each.close()
})

const NEW_PASSWORD = 'ganzneu77'

const requestReset = (email: string, from: string) =>
  other.call<ErrorAnswer>('POST', 'verifications', { from, data: { action: 'passwordReset', email } })

/** An account whose owner signed in once from his own device at home. */
const givenOwner = async (given: Parameters<typeof givenUser>[1] = {}) => {
  const user = await givenUser(server, given)
  const home = openBrowser()
  expect((await signInBy(server, home, user)).status).toBe(201)
  return { user, home }
}
const originsOf = ({ id }: Pick<GivenUser, 'id'>) =>
  server.database.db.select().from(signInOrigins).where(eq(signInOrigins.userId, id))

describe('wrong passwords for one account', () => {
  test.each([
    { guesses: 50, addresses: 5, role: 'customers' },
    { guesses: 50, addresses: 5, role: 'admins' },
    { guesses: 500, addresses: 60, role: 'admins' },
  ] as const)('do not lock out the owner: $guesses from $addresses addresses, $role', async (given) => {
    const { guesses, addresses, role } = given
    const { user, home } = await givenOwner({ role })
    expect(await guessPasswords(servers, user, { guesses, addresses })).toEqual({
      compared: 50,
      refused: guesses - 50,
    })
    expect((await signInBy(other, openBrowser(), user)).status).toBe(429)
    const onTheRoad = { ...openBrowser(), cookie: home.cookie }
    expect((await signInBy(other, onTheRoad, user)).status).toBe(201)
    expect((await signInBy(other, openBrowser(home.address), user)).status).toBe(201)
  })
})

describe('a sign-in of the owner during an attack', () => {
  test('gives the attackers no further guesses', async () => {
    const { user, home } = await givenOwner()
    expect(await guessPasswords(servers, user, { guesses: 60, addresses: 30 })).toEqual({ compared: 50, refused: 10 })
    for (let round = 0; round < 3; round += 1) expect((await signInBy(other, home, user)).status).toBe(201)
    expect((await signInBy(other, openBrowser(home.address), user)).status).toBe(201)
    expect(await guessPasswords(servers, user, { guesses: 60, addresses: 30 })).toEqual({ compared: 0, refused: 60 })
  })

  test('works from the known device although somebody in the same network uses up every limit of the network', async () => {
    const { user, home } = await givenOwner()
    const inside = [home.address]
    await guessPasswords(servers, user, { guesses: 20, addresses: inside })
    await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        guessPasswords(servers, { email: `fremd-${index}@test.example` }, { guesses: 1, addresses: inside }),
      ),
    )
    expect((await signInBy(other, openBrowser(home.address), user)).status).toBe(429)
    expect((await signInBy(other, home, user)).status).toBe(201)
  })

  test('works from a known IPv6 network with another address of it', async () => {
    const user = await givenUser(server)
    const network = `2001:db8:${process.pid % 1000}:77`
    expect((await signInBy(server, openBrowser(`${network}::1`), user)).status).toBe(201)
    await guessPasswords(servers, user, { guesses: 50, addresses: 5 })
    expect((await signInBy(other, openBrowser(`${network}:ffff::2`), user)).status).toBe(201)
    expect((await signInBy(other, openBrowser(`${network.slice(0, -1)}8::2`), user)).status).toBe(429)
  })
})

describe('the answers during an attack', () => {
  test('are the same for a wrong password in a known network, in an unknown one, and without an account', async () => {
    const { user, home } = await givenOwner()
    const nobody = { email: 'gibt-es-nicht@test.example' }
    await guessPasswords(servers, user, { guesses: 50, addresses: 5 })
    await guessPasswords(servers, nobody, { guesses: 50, addresses: 5 })
    const wrong = { email: user.email, password: 'falsch12' }
    const answers = [
      await signInBy(other, openBrowser(home.address), wrong),
      await signInBy(other, openBrowser(), wrong),
      await signInBy(other, openBrowser(home.address), { ...nobody, password: 'falsch12' }),
    ]
    for (const { status, body, headers } of answers) {
      expect(status).toBe(429)
      expect(body.message).toMatch(/^Zu viele Versuche\. Bitte warte (59|60) Minuten\.$/)
      expect(headers['set-cookie']).toBeUndefined()
    }
  })
})

describe('a known network', () => {
  test('has ten wrong passwords in a quarter of an hour, as before', async () => {
    const { user, home } = await givenOwner()
    const inside = { guesses: 30, addresses: [home.address] }
    expect(await guessPasswords(servers, user, inside)).toEqual({ compared: 10, refused: 20 })
  })

  test('takes its failures out of the guesses that are left elsewhere', async () => {
    const { user, home } = await givenOwner()
    await guessPasswords(servers, user, { guesses: 10, addresses: [home.address] })
    expect(await guessPasswords(servers, user, { guesses: 60, addresses: 30 })).toEqual({ compared: 40, refused: 20 })
  })
})

describe('the cookie of a device', () => {
  test('is for the sign-in alone, and kept from scripts', async () => {
    const user = await givenUser(server)
    const answer = await signInBy(server, openBrowser(), user)
    expect(answer.headers['set-cookie']).toMatch(
      /^device=[\w-]{43}; Max-Age=15552000; Path=\/api\/authentication; HttpOnly; SameSite=Strict$/,
    )
    const failed = await signInBy(server, openBrowser(), { ...user, password: 'falsch12' })
    expect(failed.headers['set-cookie']).toBeUndefined()
  })

  test('goes over HTTPS only where the application is reached by it', async () => {
    const secure = await openTestServerOn(await freshDatabase(), { APP_URL: 'https://gebaerden.example' })
    try {
      const user = await givenUser(secure)
      const browser = openBrowser()
      const answer = await signInBy(secure, browser, user)
      expect(answer.headers['set-cookie']).toMatch(/^__Secure-device=.*; SameSite=Strict; Secure$/)
      await guessPasswords([secure], user, { guesses: 50, addresses: 5 })
      expect((await signInBy(secure, { ...openBrowser(), cookie: browser.cookie }, user)).status).toBe(201)
    } finally {
      await secure.close()
    }
  })

  test('authenticates nothing', async () => {
    const { home } = await givenOwner()
    const { status } = await server.call('GET', 'session', { cookie: home.cookie, from: home.address })
    expect(status).toBe(401)
  })

  test('made up, cut off, of another account or sent twice is that of an unknown device', async () => {
    const { user, home } = await givenOwner()
    const stranger = await givenOwner()
    await guessPasswords(servers, user, { guesses: 50, addresses: 5 })
    const made = `device=${'A'.repeat(43)}`
    const forged = [
      made,
      home.cookie?.slice(0, -1),
      `${home.cookie}x`,
      stranger.home.cookie,
      'device=',
      'device',
      ';=;',
    ]
    for (const cookie of [...forged, `${made}; ${home.cookie}`]) {
      const { status } = await signInBy(other, { ...openBrowser(), cookie }, user)
      expect({ cookie, status }).toEqual({ cookie, status: 429 })
    }
    expect((await signInBy(other, { ...openBrowser(), cookie: `a=1; ${home.cookie}` }, user)).status).toBe(201)
  })

  test('that was stolen has ten guesses of its own, takes none from the owner’s password, and ends with his next sign-in', async () => {
    const { user, home } = await givenOwner()
    await guessPasswords(servers, user, { guesses: 50, addresses: 5 })
    const thief = { ...openBrowser(), cookie: home.cookie }
    const guess = { email: user.email, password: 'falsch12' }
    const statuses = await Promise.all(
      Array.from({ length: 15 }, async () => (await signInBy(other, thief, guess)).status),
    )
    expect(statuses.toSorted()).toEqual([...Array(10).fill(401), ...Array(5).fill(429)])
    expect((await signInBy(server, openBrowser(home.address), user)).status).toBe(201)

    const again = await givenOwner()
    const stolen = { ...openBrowser(), cookie: again.home.cookie }
    expect((await signInBy(server, again.home, again.user)).status).toBe(201)
    await guessPasswords(servers, again.user, { guesses: 50, addresses: 5 })
    expect((await signInBy(other, stolen, again.user)).status).toBe(429)
  })

  test('serves all accounts that use the device', async () => {
    const { user, home } = await givenOwner()
    const second = await givenUser(server)
    expect((await signInBy(server, home, second)).status).toBe(201)
    await guessPasswords(servers, user, { guesses: 50, addresses: 5 })
    expect((await signInBy(other, { ...openBrowser(), cookie: home.cookie }, user)).status).toBe(201)
  })

  test('is not known any more after half a year', async () => {
    const { user, home } = await givenOwner()
    const long = new Date(Date.now() - 181 * 86_400_000)
    await server.database.db.update(signInOrigins).set({ lastUsedAt: long }).where(eq(signInOrigins.userId, user.id))
    await guessPasswords(servers, user, { guesses: 50, addresses: 5 })
    expect((await signInBy(other, home, user)).status).toBe(429)
  })
})

describe('a reset mail', () => {
  test('lets the owner in from a place nobody knows, at once, while the attack goes on', async () => {
    const { user, home } = await givenOwner()
    await guessPasswords(servers, user, { guesses: 60, addresses: 30 })
    const hotel = openBrowser()
    expect((await requestReset(user.email, hotel.address)).status).toBe(201)
    expect((await redeemBy(other, hotel, await lastLinkTo(server, user.email), NEW_PASSWORD)).status).toBe(200)
    await guessPasswords(servers, user, { guesses: 60, addresses: 30 })
    expect((await signInBy(other, hotel, { email: user.email, password: NEW_PASSWORD })).status).toBe(201)
    const withoutCookies = openBrowser(hotel.address)
    expect((await signInBy(server, withoutCookies, { email: user.email, password: NEW_PASSWORD })).status).toBe(201)
    // Whoever had the old password may have had a known device, too.
    const { cookie } = home
    expect((await signInBy(server, { ...openBrowser(), cookie }, { ...user, password: NEW_PASSWORD })).status).toBe(429)
  })

  test('lets him in from a network in which he failed too often, without cookies', async () => {
    const user = await givenUser(server)
    const school = freshAddress()
    await guessPasswords(servers, user, { guesses: 11, addresses: [school] })
    await requestReset(user.email, school)
    await redeemBy(server, openBrowser(school), await lastLinkTo(server, user.email), NEW_PASSWORD)
    const withoutCookies = openBrowser(school)
    expect((await signInBy(other, withoutCookies, { email: user.email, password: NEW_PASSWORD })).status).toBe(201)
  })

  test('is there with a good link although strangers have used up the mails of the hour', async () => {
    const { user, home } = await givenOwner()
    for (let index = 0; index < 20; index += 1) await requestReset(user.email, freshAddress())
    const mails = await mailsTo(server, user.email)
    expect(mails).toHaveLength(5)
    const links = mails.map(linkIn)
    const states = await Promise.all(links.map(({ id }) => server.call('GET', `verifications/${id}`)))
    expect(states.map(({ body }) => body['isExpired'])).toEqual(Array(5).fill(false))
    expect((await requestReset(user.email, home.address)).status).toBe(201)
    expect(await mailsTo(server, user.email)).toHaveLength(6)
    expect((await redeemBy(server, openBrowser(), links[0] as never, NEW_PASSWORD)).status).toBe(200)
    // The others are void now: the next request has to bring a new one.
    const before = (await mailsTo(server, user.email)).length
    await requestReset(user.email, freshAddress())
    expect(await mailsTo(server, user.email)).toHaveLength(before + 1)
  })

  test('is sent to a known network although somebody in it used up its requests, and the answer does not tell', async () => {
    const { user, home } = await givenOwner()
    for (let index = 0; index < 20; index += 1) await requestReset(`fremd-${index}@test.example`, home.address)
    const known = await requestReset(user.email, home.address)
    const nobody = await requestReset('gibt-es-nicht@test.example', home.address)
    const elsewhere = await requestReset((await givenUser(server)).email, home.address)
    expect(known.status).toBe(429)
    expect([nobody.body.message, elsewhere.body.message]).toEqual([known.body.message, known.body.message])
    await expect.poll(async () => (await mailsTo(server, user.email, 0)).length, { timeout: 20_000 }).toBe(1)
    expect((await redeemBy(server, home, await lastLinkTo(server, user.email), NEW_PASSWORD)).status).toBe(200)
  })

  test('can be followed although somebody in the network tries out links', async () => {
    const { user, home } = await givenOwner()
    await requestReset(user.email, home.address)
    const link = await lastLinkTo(server, user.email)
    const wrong = { ...link, token: 'x'.repeat(43) }
    const statuses = new Set<number>()
    for (let index = 0; index < 320; index += 1) {
      statuses.add((await redeemBy(server, openBrowser(home.address), wrong, NEW_PASSWORD)).status)
    }
    expect([...statuses]).toEqual([400])
    expect((await redeemBy(server, home, link, NEW_PASSWORD)).status).toBe(200)
  })
})

describe('a changed password', () => {
  test('makes the other devices and networks unknown, and keeps this one known', async () => {
    const { user, home } = await givenOwner()
    const tablet = openBrowser()
    const { body } = await signInBy(server, tablet, user)
    const here = openBrowser()
    const answer = await server.call('PATCH', `users/${user.id}`, {
      as: (body as unknown as { accessToken: string }).accessToken,
      from: here.address,
      data: { password: NEW_PASSWORD, oldPassword: PASSWORD },
    })
    here.cookie = cookieOf(answer)
    expect((await originsOf(user)).map(({ kind }) => kind).toSorted()).toEqual(['device', 'network'])
    await guessPasswords(servers, user, { guesses: 50, addresses: 5 })
    const right = { email: user.email, password: NEW_PASSWORD }
    expect((await signInBy(other, home, right)).status).toBe(429)
    expect((await signInBy(other, tablet, right)).status).toBe(429)
    expect((await signInBy(other, { ...openBrowser(), cookie: here.cookie }, right)).status).toBe(201)
    expect((await signInBy(other, openBrowser(here.address), right)).status).toBe(201)
  })
})

describe('what is kept of devices and networks', () => {
  test('is a hash, and bounded for each account', async () => {
    const user = await givenUser(server)
    const browsers = Array.from({ length: ORIGINS_PER_KIND + 3 }, () => openBrowser())
    for (const browser of browsers) await signInBy(server, browser, user)
    const rows = await originsOf(user)
    expect(rows.filter(({ kind }) => kind === 'device')).toHaveLength(ORIGINS_PER_KIND)
    expect(rows.filter(({ kind }) => kind === 'network')).toHaveLength(ORIGINS_PER_KIND)
    const last = browsers.at(-1)
    const secret = last?.cookie?.split('=')[1] ?? ''
    expect(rows.map(({ hash }) => hash)).toContain(hashToken(secret))
    const stored = JSON.stringify(rows)
    for (const open of [secret, last?.address ?? '', hashToken(last?.address ?? '')]) expect(stored).not.toContain(open)
  })

  test('goes with the account', async () => {
    const { user } = await givenOwner()
    const data = { password: PASSWORD }
    expect((await server.call('DELETE', `users/${user.id}`, { as: user.token, data })).status).toBe(200)
    expect(await originsOf(user)).toEqual([])
  })
})

describe('an administrator whose password somebody else knows', () => {
  test('signs in from his own device although ten wrong codes were named elsewhere', async () => {
    const { email, secret, recoveryCodes } = await givenEnrolledAdmin(server)
    const home = openBrowser()
    expect((await signInBy(server, home, { email, code: deviceCode(secret, 1) })).status).toBe(201)
    const thief = openBrowser()
    const codes = Array.from({ length: 12 }, () => signInBy(other, thief, { email, code: '000000' }))
    const statuses = (await Promise.all(codes)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([...Array(10).fill(401), ...Array(2).fill(429)])
    expect((await signInBy(other, thief, { email, code: recoveryCodes[0] })).status).toBe(429)
    expect((await signInBy(other, home, { email, code: recoveryCodes[0] })).status).toBe(201)
  })

  test('names a code at once after a reset from anywhere', async () => {
    const { email, secret } = await givenEnrolledAdmin(server)
    await Promise.all(Array.from({ length: 12 }, () => signInBy(other, openBrowser(), { email, code: '000000' })))
    const hotel = openBrowser()
    await requestReset(email, hotel.address)
    await redeemBy(server, hotel, await lastLinkTo(server, email), NEW_PASSWORD)
    const right = { email, password: NEW_PASSWORD, code: deviceCode(secret, 1) }
    expect((await signInBy(other, hotel, right)).status).toBe(201)
  })
})
