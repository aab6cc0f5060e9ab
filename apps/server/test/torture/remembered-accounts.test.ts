import { setTimeout as delay } from 'node:timers/promises'
import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { hashToken, makeToken } from '../../src/modules/accounts/access-tokens.ts'
import { insertAccessToken } from '../../src/modules/accounts/accounts.repository.ts'
import { givenSigns, givenSubscription, givenTeam, givenUser } from '../builders.ts'
import { watchStatements } from '../files/watch-statements.ts'
import { countRounds } from '../rounds.ts'
import { accessTokens, subscriptions, users } from '../tables.ts'
import { openTcpProxy, type TcpProxy } from '../tcp-proxy.ts'
import { freshSharedDatabase } from '../test-database.ts'
import { openTestServerOn, type TestServer } from '../test-server.ts'
import { seeded } from './seeded.ts'

/**
 * Accounts, sign-ins, licences and favourites change at random on two servers that remember them, while both are read,
 * the network of one stands still now and then, and listeners are ended. A response relies on nothing that is older
 * than a second, and on nothing older than what its own server has answered.
 */
const random = seeded()
const STEPS = countRounds(2_400, { long: 100_000, atMost: 100_000 })
const USERS = 8
const WRITES = 0.04
const DISTURBANCES = 6
const MAX_AGE_MS = 1_000
/** What PostgreSQL calls the connections of the second server. */
const BEHIND_PROXY = 'behind the proxy'

/** What decides what a person is answered. */
type State = {
  /** Tokens that are valid, and until when. */
  readonly tokens: ReadonlyMap<string, number>
  readonly hasOwnLicence: boolean
  readonly isInTeam: boolean
  readonly hasTeamLicence: boolean
  readonly freeUntil: number
  readonly isFavorite: boolean
}

/** One state after the other; `server` made it between the two moments. `doneAt` is infinite until it is answered. */
type Written = { readonly state: State; readonly server: number; readonly startedAt: number; doneAt: number }

type Person = {
  readonly id: string
  readonly subscription: string
  readonly team: string
  readonly teamSubscription: string
  readonly history: Written[]
  /** All that there ever were. */
  readonly tokens: string[]
}

let proxy: TcpProxy
let servers: readonly [TestServer, TestServer]
let sign: string
let people: readonly Person[]
beforeAll(async () => {
  const database = await freshSharedDatabase()
  if (database?.url === undefined) throw new Error('Two servers need PostgreSQL: set TEST_ENGINE=postgres.')
  const url = new URL(database.url)
  proxy = await openTcpProxy(Number(url.port))
  url.port = String(proxy.port)
  url.searchParams.set('application_name', BEHIND_PROXY)
  servers = [await openTestServerOn(database), await openTestServerOn({ ...database, url: url.href })]
  sign = (await givenSigns(servers[0], [{ title: 'Hund' }])).get('Hund') ?? ''
  for (const server of servers) {
    await server.services.catalogue.refresh()
    await vi.waitFor(() => expect(server.database.changes.isCurrent()).toBe(true), { timeout: 20_000 })
  }
  process.stdout.write(`remembered accounts: seed ${random.seed}\n`)
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()))
  await proxy.close()
})

const givenPerson = async (): Promise<Person> => {
  const [server] = servers
  const subscription = await givenSubscription(server, 'canceled')
  const teamSubscription = await givenSubscription(server, 'canceled')
  const owner = await givenUser(server)
  const { id, token } = await givenUser(server, { subscriptionId: subscription })
  const state: State = {
    tokens: new Map([[token, Number.POSITIVE_INFINITY]]),
    hasOwnLicence: false,
    isInTeam: false,
    hasTeamLicence: false,
    freeUntil: 0,
    isFavorite: false,
  }
  return {
    id,
    subscription,
    team: await givenTeam(server, { ownerId: owner.id, subscriptionId: teamSubscription }),
    teamSubscription,
    history: [{ state, server: 0, startedAt: 0, doneAt: 0 }],
    tokens: [token],
  }
}

type Change = {
  /** Undefined where there is nothing to change. */
  readonly next: (state: State, person: Person) => State | undefined
  readonly write: (server: TestServer, person: Person, next: State, before: State) => Promise<unknown>
}

/** Soon enough to end while the test looks, in milliseconds. */
const soon = (): number => Date.now() + 200 + random.below(800)

const setSubscription = (server: TestServer, id: string, isActive: boolean) =>
  server.database.db
    .update(subscriptions)
    .set({ status: isActive ? 'active' : 'canceled' })
    .where(eq(subscriptions.id, id))

/** The newest that lasts: favourites are changed and signed out with it. */
const newestToken = ({ tokens }: State): string | undefined =>
  [...tokens].findLast(([, until]) => until === Number.POSITIVE_INFINITY)?.[0]

/** Another sign-in, for ever or for a moment. */
const SIGN_IN: Change = {
  next: (state, person) => {
    const { token } = makeToken()
    person.tokens.push(token)
    const isShort = state.tokens.size > 0 && random.next() < 0.3
    const until = isShort ? soon() : Number.POSITIVE_INFINITY
    return { ...state, tokens: new Map([...state.tokens, [token, until]]) }
  },
  write: ({ database: { db } }, { id, tokens }, next) => {
    const token = tokens.at(-1) ?? ''
    const until = next.tokens.get(token) ?? 0
    const expiresAt = new Date(until === Number.POSITIVE_INFINITY ? Date.now() + 86_400_000 : until)
    return insertAccessToken(db, { userId: id, tokenHash: hashToken(token), expiresAt }, new Date())
  },
}

const CHANGES: readonly Change[] = [
  {
    next: (state) => ({ ...state, hasOwnLicence: !state.hasOwnLicence }),
    write: (server, { subscription }, { hasOwnLicence }) => setSubscription(server, subscription, hasOwnLicence),
  },
  {
    next: (state) => ({ ...state, hasTeamLicence: !state.hasTeamLicence }),
    write: (server, { teamSubscription }, { hasTeamLicence }) =>
      setSubscription(server, teamSubscription, hasTeamLicence),
  },
  {
    next: (state) => ({ ...state, isInTeam: !state.isInTeam }),
    write: ({ database: { db } }, { id, team }, { isInTeam }) =>
      db
        .update(users)
        .set(isInTeam ? { teamId: team, teamRole: 'member' } : { teamId: null, teamRole: null })
        .where(eq(users.id, id)),
  },
  {
    next: (state) => ({ ...state, freeUntil: state.freeUntil > Date.now() ? 0 : soon() }),
    write: ({ database: { db } }, { id }, { freeUntil }) =>
      db
        .update(users)
        .set({ freeUntil: freeUntil === 0 ? null : new Date(freeUntil) })
        .where(eq(users.id, id)),
  },
  {
    next: (state) => (newestToken(state) === undefined ? undefined : { ...state, isFavorite: !state.isFavorite }),
    write: async (server, _, { isFavorite }, before) => {
      const as = newestToken(before)
      const { status } = isFavorite
        ? await server.call('POST', 'favorites', { as, data: { sign } })
        : await server.call('DELETE', `favorites/${sign}`, { as })
      if (status >= 300) throw new Error(`favourite: ${status}`)
    },
  },
  SIGN_IN,
  {
    next: (state) => {
      const ended = newestToken(state)
      return ended === undefined
        ? undefined
        : { ...state, tokens: new Map([...state.tokens].filter(([token]) => token !== ended)) }
    },
    write: async (server, _, _next, before) => {
      const { status } = await server.call('DELETE', 'authentication', { as: newestToken(before) })
      if (status !== 200) throw new Error(`signing out: ${status}`)
    },
  },
  {
    // Pushed out, all at once.
    next: (state) => (state.tokens.size > 2 ? { ...state, tokens: new Map() } : undefined),
    write: ({ database: { db } }, { id }) =>
      db.update(accessTokens).set({ revokedAt: new Date() }).where(eq(accessTokens.userId, id)),
  },
]

const write = async (person: Person, server = random.below(2)): Promise<void> => {
  const before = (person.history.at(-1) as Written).state
  const change = newestToken(before) === undefined && random.next() < 0.5 ? SIGN_IN : random.pick(CHANGES)
  const next = change.next(before, person)
  if (!next) return
  const written: Written = {
    state: next,
    server,
    startedAt: performance.now(),
    doneAt: Number.POSITIVE_INFINITY,
  }
  person.history.push(written)
  await change.write(servers[server] as TestServer, person, next, before)
  written.doneAt = performance.now()
}

type Seen = 'signed out' | 'locked' | 'open'

const expectedAt = ({ tokens, ...state }: State, token: string, now: number): Seen => {
  if ((tokens.get(token) ?? 0) <= now) return 'signed out'
  const isLicensed =
    state.hasOwnLicence || (state.isInTeam && state.hasTeamLicence) || (state.freeUntil !== 0 && now < state.freeUntil)
  return isLicensed ? 'open' : 'locked'
}

/** Whether it was known when it was asked: on the server that made it, or a second later everywhere. */
const isKnown = ({ server, doneAt }: Written, at: number, askedAt: number): boolean =>
  doneAt < askedAt - MAX_AGE_MS || (server === at && doneAt < askedAt)

const counts = { reads: 0, unanswered: 0 }

const read = async (person: Person, at = random.below(2)): Promise<void> => {
  const { state } = person.history.at(-1) as Written
  const isAny = random.next() < 0.2
  const token = (isAny ? undefined : newestToken(state)) ?? random.pick(person.tokens.slice(-3))
  const askedAt = performance.now()
  const times = [Date.now()]
  const first = person.history.findLastIndex((written) => isKnown(written, at, askedAt))
  const { status, body } = await (servers[at] as TestServer).call<Sign>('GET', `signs/${sign}`, { as: token })
  times.push(Date.now())
  counts.reads += 1
  if (status === 503) {
    counts.unanswered += 1
    return
  }
  const possible = person.history.slice(first).map(({ state }) => state)
  const seen: Seen = status === 401 ? 'signed out' : body.isLocked ? 'locked' : 'open'
  const expected = new Set(possible.flatMap((state) => times.map((time) => expectedAt(state, token, time))))
  const report = { seen, status, at, possible: person.history.slice(Math.max(0, first - 2)), token, askedAt }
  if (!expected.has(seen)) throw new Error(`Expected ${[...expected]}: ${JSON.stringify(report)}`)
  if (status === 401) return
  if (!possible.some(({ isFavorite }) => isFavorite === body.isFavorite))
    throw new Error(`Expected favourite ${!body.isFavorite}: ${JSON.stringify(report)}`)
}

/** Nothing reaches the second server for longer than what it remembers counts, and for less than an outage. */
const freezeNetwork = async (): Promise<void> => {
  proxy.freeze()
  await Promise.all(people.map((person) => write(person, 0)))
  await delay(MAX_AGE_MS + 100)
  const reads = people.map((person) => read(person, 1))
  await delay(100)
  proxy.thaw()
  await Promise.all(reads)
}

/** The second server hears nothing of what changes until it listens again. */
const endConnections = async (): Promise<void> => {
  const { pool } = servers[0].database
  const { rows: ended } = await pool.query<{ pid: number }>(
    'select pid, pg_terminate_backend(pid) from pg_stat_activity where application_name = $1',
    [BEHIND_PROXY],
  )
  const living = async () =>
    (await pool.query('select pid from pg_stat_activity where pid = any($1)', [ended.map(({ pid }) => pid)])).rows
  await vi.waitFor(async () => expect(await living()).toEqual([]), { timeout: 20_000, interval: 1 })
  await Promise.all(people.map((person) => write(person, 0)))
  await vi.waitFor(() => expect(servers[1].database.changes.isCurrent()).toBe(true), { timeout: 20_000 })
  await delay(MAX_AGE_MS)
  await Promise.all(people.map((person) => read(person, 1)))
}

test('a response relies on no state that is older than a second', async () => {
  people = await Promise.all(Array.from({ length: USERS }, givenPerson))
  const step = (person: Person): Promise<unknown> =>
    random.next() < WRITES
      ? write(person)
      : Promise.all(Array.from({ length: 1 + random.below(3) }, () => read(random.pick(people))))
  const lane = async (person: Person): Promise<void> => {
    for (let count = 0; count < STEPS / DISTURBANCES / USERS; count += 1) await step(person)
  }
  const loads = await watchStatements(async () => {
    for (let count = 0; count < DISTURBANCES; count += 1) {
      await Promise.all(people.map(lane))
      await (count % 2 === 0 ? freezeNetwork : endConnections)()
    }
  }, /from "access_tokens"/)
  expect(counts.unanswered).toBeLessThan(counts.reads / 20)
  // Enough of them rely on what is remembered; how many depends on how busy the machine is.
  expect(loads.length).toBeLessThan(0.9 * counts.reads)
  process.stdout.write(
    `remembered accounts: ${STEPS} steps, ${counts.reads} reads, ${loads.length} from the database\n`,
  )
})
