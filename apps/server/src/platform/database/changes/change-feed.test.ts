import { randomUUID } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { givenSigns, givenSubscription, givenTeam, givenUser } from '../../../../test/builders.ts'
import { givenPeople } from '../../../../test/given-team.ts'
import { accessTokens, favorites, subscriptions, teams, users } from '../../../../test/tables.ts'
import { freshDatabase } from '../../../../test/test-database.ts'
import { openTestServerOn, type TestServer } from '../../../../test/test-server.ts'
import type { DatabaseOptions } from '../database-options.ts'
import { inTransaction } from '../transaction.ts'
import { EVERYTHING } from './change-feed.ts'

const ENGINE = inject('testEngine').engine

let options: DatabaseOptions
let server: TestServer
const heard: string[] = []
beforeAll(async () => {
  options = await freshDatabase()
  server = await openTestServerOn(options)
  server.database.changes.onChange((topic) => heard.push(topic))
  await isCurrentSoon(server)
})
beforeEach(() => {
  heard.length = 0
})
afterAll(() => server.close())

const db = () => server.database.db
const isCurrentSoon = ({ database: { changes } }: TestServer) =>
  vi.waitFor(() => expect(changes.isCurrent()).toBe(true), { timeout: 20_000, interval: 10 })
/** The topics that were heard, without those of the start of a listener. */
const topics = () => [...new Set(heard)].filter((topic) => !topic.startsWith('echo:')).toSorted()
/** Waits until every connection has heard all that came before. */
const settle = async (): Promise<void> => {
  const echo = `echo:${randomUUID()}`
  const { pool } = server.database
  await pool.query(`select pg_notify('changes', $1)`, [echo])
  const listeners = () => pool.totalCount + (ENGINE === 'postgres' ? 1 : 0)
  await vi.waitFor(() => expect(heard.filter((topic) => topic === echo)).toHaveLength(listeners()), {
    timeout: 20_000,
    interval: 2,
  })
}
/** Only what the work itself changes. */
const heardBy = async (work: () => Promise<unknown>): Promise<readonly string[]> => {
  await settle()
  heard.length = 0
  await work()
  return topics()
}

describe('a change of this process is heard', () => {
  test('before its statement resolves', async () => {
    const user = await givenUser(server)
    expect(await heardBy(() => db().update(users).set({ name: 'Neu' }).where(eq(users.id, user.id)))).toEqual([
      `account:${user.id}`,
    ])
  })

  test('before its commit resolves, and not earlier', async () => {
    const user = await givenUser(server)
    const before = await heardBy(() =>
      inTransaction(db(), async (transaction) => {
        await transaction.update(users).set({ name: 'Neu' }).where(eq(users.id, user.id))
        expect(topics()).toEqual([])
      }),
    )
    expect(before).toEqual([`account:${user.id}`])
  })

  test('not at all when it is taken back', async () => {
    const user = await givenUser(server)
    const undo = () =>
      inTransaction(db(), async (transaction) => {
        await transaction.update(users).set({ name: 'Neu' }).where(eq(users.id, user.id))
        throw new Error('undone')
      })
    expect(await heardBy(() => expect(undo()).rejects.toThrow('undone'))).toEqual([])
  })
})

describe('topics', () => {
  const given = async () => {
    const owner = await givenUser(server)
    const subscription = await givenSubscription(server, 'active')
    const team = await givenTeam(server, { ownerId: owner.id, subscriptionId: subscription })
    return { owner, subscription, team }
  }

  test('of a sign-in that ends are its account', async () => {
    const user = await givenUser(server)
    const isOwn = eq(accessTokens.userId, user.id)
    expect(await heardBy(() => db().update(accessTokens).set({ revokedAt: new Date() }).where(isOwn))).toEqual([
      `account:${user.id}`,
    ])
    expect(await heardBy(() => db().delete(accessTokens).where(isOwn))).toEqual([`account:${user.id}`])
  })

  test('of a team are the team and its owners, before and after', async () => {
    const { owner, team } = await given()
    const heir = await givenUser(server)
    expect(await heardBy(() => db().update(teams).set({ ownerId: heir.id }).where(eq(teams.id, team)))).toEqual(
      [`account:${heir.id}`, `account:${owner.id}`, `team:${team}`].toSorted(),
    )
    expect(await heardBy(() => db().delete(teams).where(eq(teams.id, team)))).toEqual([
      `account:${heir.id}`,
      `team:${team}`,
    ])
    const founded = await heardBy(() => givenTeam(server, { ownerId: heir.id, subscriptionId: null }))
    expect(founded).toContain(`account:${heir.id}`)
  })

  test('of a subscription are the subscription, and with its end the accounts and teams that had it', async () => {
    const { team, subscription } = await given()
    const payer = await givenUser(server, { subscriptionId: subscription })
    const isIt = eq(subscriptions.id, subscription)
    expect(await heardBy(() => db().update(subscriptions).set({ status: 'canceled' }).where(isIt))).toEqual([
      `subscription:${subscription}`,
    ])
    expect(await heardBy(() => db().delete(subscriptions).where(isIt))).toEqual(
      expect.arrayContaining([`account:${payer.id}`, `subscription:${subscription}`, `team:${team}`]),
    )
  })

  test('of favourites are those of the person, also when a sign or a person goes', async () => {
    const user = await givenUser(server)
    const signs = [...(await givenSigns(server, [{ title: 'Hund' }, { title: 'Katze' }])).values()]
    const topic = `favorites:${user.id}`
    const add = (signId = signs[0] as string) => db().insert(favorites).values({ userId: user.id, signId })
    expect(await heardBy(() => add())).toEqual([topic])
    expect(await heardBy(() => db().delete(favorites).where(eq(favorites.userId, user.id)))).toEqual([topic])
    await add()
    expect(await heardBy(() => db().execute(sql`delete from signs where id = ${signs[0]}`))).toContain(topic)
    await add(signs[1])
    expect(await heardBy(() => db().delete(users).where(eq(users.id, user.id)))).toEqual([`account:${user.id}`, topic])
  })

  test.each([
    [50, 50],
    [51, 1],
  ])('of a statement that changes %i accounts are %i', async (count, expected) => {
    const ids = (await givenPeople(server, count)).map(({ id }) => id)
    const topics = await heardBy(() => db().update(users).set({ name: 'Neu' }).where(inArray(users.id, ids)))
    expect(topics).toHaveLength(expected)
    expect(topics.includes(EVERYTHING)).toBe(expected === 1)
  })

  test.each(['favorites', 'access_tokens'])('of emptying %s are everything', async (table) => {
    expect(await heardBy(() => server.database.pool.query(`truncate ${table}`))).toEqual([EVERYTHING])
  })
})

if (ENGINE === 'postgres') {
  describe('on PostgreSQL', () => {
    let other: TestServer
    beforeAll(async () => {
      other = await openTestServerOn(options)
    })
    afterAll(() => other.close())

    test('a change of another server is heard', async () => {
      const user = await givenUser(other)
      await settle()
      heard.length = 0
      await other.database.db.update(users).set({ name: 'Neu' }).where(eq(users.id, user.id))
      await vi.waitFor(() => expect(topics()).toEqual([`account:${user.id}`]), { timeout: 20_000, interval: 5 })
    })

    test('after the connections are ended, changes may have been missed, and then they are heard again', async () => {
      heard.length = 0
      await other.database.pool.query(`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`)
      await vi.waitFor(() => expect(topics()).toContain(EVERYTHING), { timeout: 20_000, interval: 10 })
      await isCurrentSoon(server)
    })
  })
}
