import type { Invitation } from '@gebaerdenraum/domain/teams/invitations.contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GivenUser } from '../../../test/builders.ts'
import { type GivenTeam, givenPeople, givenTeamOf } from '../../../test/given-team.ts'
import { countRounds } from '../../../test/rounds.ts'
import { rateLimits, subscriptions } from '../../../test/tables.ts'
import { freshDatabase, freshSharedDatabase } from '../../../test/test-database.ts'
import { openTestServerOn, type TestServer } from '../../../test/test-server.ts'
import { runUnitOfWork } from '../../platform/database/unit-of-work.ts'
import { changeTeamLicence } from './change-team-licence.ts'

/**
 * Everything that takes or frees a seat at once, from two servers of one PostgreSQL (on the embedded database from its
 * one): afterwards every seat is where the answers say it is, and there are never more than the licence has.
 */
let servers: readonly TestServer[]
let one: TestServer
let team: GivenTeam
let managers: readonly GivenUser[]
let people: ReadonlyMap<string, GivenUser>
let isShared: boolean
beforeAll(async () => {
  const shared = await freshSharedDatabase()
  isShared = shared !== undefined
  const options = shared ?? (await freshDatabase())
  one = await openTestServerOn({ ...options, poolSize: 10 })
  servers = shared ? [one, await openTestServerOn({ ...shared, poolSize: 10 })] : [one]
  team = await givenTeamOf(one, 40)
  const seated = { teamId: team.id, teamRole: 'manager', billingType: 'member' } as const
  managers = await givenPeople(one, 4, () => ({ ...seated, createdAt: new Date('2020-01-01') }))
  people = new Map((await givenPeople(one, 150)).map((person) => [person.email, person]))
})
afterAll(async () => {
  for (const server of servers) await server.close()
})

test('no seat is given twice and no acceptance is lost, however much happens at once', async () => {
  const [rounds, calls] = isShared ? [countRounds(10, { atMost: 50 }), 200] : [8, 60]
  for (let round = 0; round < rounds; round += 1) await play(round, calls)
  if (isShared) expect(await deadlocks()).toBe(0)
}, 400_000)

const play = async (round: number, calls: number): Promise<void> => {
  const random = randomOf(round)
  const before = await stateOf()
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]
  const outcome = { created: [] as string[], accepted: [] as string[], cancelled: [] as string[], gone: [] as string[] }
  const joined: string[] = []

  const acts = {
    invite: async (server: TestServer) => {
      const email = pick([...people.keys()])
      const answer = await server.call<Invitation>('POST', 'invitations', {
        as: pick(managers)?.token,
        data: { email, team: team.id },
      })
      if (answer.status === 201) outcome.created.push(answer.body._id)
      return answer.status
    },
    accept: async (server: TestServer) => {
      const invitation = pick(before.open)
      const person = invitation && people.get(invitation.email)
      if (!person) return 0
      const data = { team: team.id, invitationId: invitation.id, invitationToken: invitation.token }
      const { status } = await server.call('PATCH', `users/${person.id}`, { as: person.token, data })
      if (status === 200) outcome.accepted.push(invitation.id)
      if (status === 200) joined.push(person.id)
      return status
    },
    cancel: async (server: TestServer) => {
      const invitation = pick(before.open)
      if (!invitation) return 0
      const data = { invalidatedAt: new Date().toISOString() }
      const { status } = await server.call('PATCH', `invitations/${invitation.id}`, { as: pick(managers)?.token, data })
      if (status === 200) outcome.cancelled.push(invitation.id)
      return status
    },
    remove: async (server: TestServer) => {
      const member = pick(before.members)
      if (member === undefined) return 0
      const { status } = await server.call('PATCH', `users/${member}`, {
        as: pick(managers)?.token,
        data: { team: null },
      })
      if (status === 200) outcome.gone.push(member)
      return status
    },
    shrinkOrGrow: async ({ database, services }: TestServer) => {
      const license = {
        id: 'any',
        title: 'Einrichtung',
        size: 15 + Math.floor(random() * 40),
        period: 12,
        canAutoRenew: true,
      }
      const left = await runUnitOfWork(database.db, services, (unit) =>
        changeTeamLicence(unit, services, team.id, license),
      )
      outcome.gone.push(...left)
      return 200
    },
  }
  const kinds = [
    ...Array<keyof typeof acts>(7).fill('invite'),
    ...Array<keyof typeof acts>(7).fill('accept'),
    ...Array<keyof typeof acts>(3).fill('cancel'),
    ...Array<keyof typeof acts>(2).fill('remove'),
    'shrinkOrGrow' as const,
  ]
  const running = Array.from({ length: calls }, (_, index) => {
    const kind = kinds[index % kinds.length] ?? 'invite'
    return acts[kind](servers[index % servers.length] ?? one)
  })
  const watched = watchSeats()
  const statuses = await Promise.all(running)
  await watched

  expect(statuses.filter((status) => status >= 500 || status === 429)).toEqual([])
  const after = await stateOf()
  const gone = new Set(outcome.gone)
  const ended = new Set([...outcome.accepted, ...outcome.cancelled])
  expect(new Set(outcome.accepted).size).toBe(outcome.accepted.length)
  expect(outcome.accepted.filter((id) => outcome.cancelled.includes(id))).toEqual([])
  expect(sorted(after.members)).toEqual(sorted([...before.members, ...joined].filter((id) => !gone.has(id))))
  expect(sorted(after.open.map(({ id }) => id))).toEqual(
    sorted([...before.open.map(({ id }) => id), ...outcome.created].filter((id) => !ended.has(id))),
  )
  expect(after.members.length + managers.length + 1).toBeLessThanOrEqual(after.size)
}

/** In one statement, while all of it goes on: who sits there, of how many seats. */
const watchSeats = async (): Promise<void> => {
  for (let index = 0; index < 3; index += 1) {
    const { rows } = await one.database.pool.query<{ taken: number; size: number }>(
      `select 1 + (select count(*)::int from users where team_id = t.id and id <> t.owner_id) as taken,
              (s.license ->> 'size')::int as size
       from teams t join subscriptions s on s.id = t.subscription_id where t.id = $1`,
      [team.id],
    )
    expect(rows[0]?.taken).toBeLessThanOrEqual(rows[0]?.size ?? 0)
  }
}

const stateOf = async () => {
  const { db, pool } = one.database
  await db.delete(rateLimits)
  const { rows } = await pool.query<{ id: string }>('select id from users where team_id = $1 and team_role = $2', [
    team.id,
    'member',
  ])
  const { rows: open } = await pool.query<{ id: string; email: string; number: number }>(
    `select id, email, token_number as number from invitations where team_id = $1 and consumed_at is null and invalidated_at is null`,
    [team.id],
  )
  const [subscription] = await db.select().from(subscriptions).where(eq(subscriptions.id, team.subscriptionId))
  return {
    members: rows.map(({ id }) => id),
    open: open.map(({ id, email, number }) => ({
      id,
      email,
      token: one.services.invitationTokens.tokenOf(id, number),
    })),
    size: subscription?.license.size ?? 0,
  }
}

const deadlocks = async (): Promise<number> => {
  const { rows } = await one.database.pool.query<{ n: number }>(
    'select deadlocks::int as n from pg_stat_database where datname = current_database()',
  )
  return rows[0]?.n ?? 0
}

const sorted = (ids: readonly string[]): readonly string[] => ids.toSorted()

/** Mulberry32: the same calls in the same round; what happens first is up to the machine. */
const randomOf = (seed: number): (() => number) => {
  let state = seed + 1
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
