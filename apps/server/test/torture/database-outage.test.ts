import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { countRounds } from '../rounds.ts'
import { type RunningServer, signInAt } from '../running-server.ts'
import { expectWithin } from './expect-within.ts'
import {
  type Answer,
  givenPostgres,
  isHealthy,
  isWritten,
  logLines,
  measureSlack,
  onDatabase,
  until,
  write,
} from './given-postgres.ts'
import { seeded } from './seeded.ts'

/** Writers at each server: more than it has connections, so that all of them are in use when the database goes. */
const WRITERS = 12
/** What a client waits after a refusal. Without it, answering 503 would be the server's main work. */
const PAUSE_MS = 200
/** How long a server may take to answer again once the database takes connections. */
const RECOVERY_MS = 2_000

/** Several, because the writes into one account's folder wait for each other. */
const ACCOUNTS = ['einzel', 'leitung', 'traeger', 'mitglied'] as const

const outage = givenPostgres({ isDurable: true })

/** The one is up before the other: the second finds demo data. */
const startTwo = async (): Promise<readonly RunningServer[]> => [await outage.startServer(), await outage.startServer()]

/** What clients were told, of all writers together. */
type Told = { readonly acknowledged: Set<string>; readonly refusals: Answer[]; isOver: boolean }

/** Writes until told to stop, as clients that try again do. A server that is gone fails the test. */
const keepWriting = async (server: RunningServer, token: string, told: Told): Promise<void> => {
  while (!told.isOver) {
    const answer = await write(server, token)
    if (answer.status === 201) told.acknowledged.add(String(answer.body['_id']))
    else {
      told.refusals.push(answer)
      await delay(PAUSE_MS)
    }
  }
}

const beginWriting = async (running: readonly RunningServer[]) => {
  const told: Told = { acknowledged: new Set(), refusals: [], isOver: false }
  const url = running[0]?.url ?? ''
  const tokens = await Promise.all(ACCOUNTS.map((account) => signInAt(url, `${account}@demo.example`)))
  const writers = running.flatMap((server) =>
    Array.from({ length: WRITERS }, (_, n) => keepWriting(server, tokens[n % tokens.length] ?? '', told)),
  )
  const written = Promise.all(writers)
  // A test that failed before it stops them has ended the servers under them: that is no fault of its own.
  written.catch(() => undefined)
  return {
    told,
    token: tokens[0] ?? '',
    async stop() {
      told.isOver = true
      await written
    },
  }
}

const expectAllThere = async ({ acknowledged }: Told): Promise<void> => {
  const ids = [...acknowledged]
  const there = await onDatabase(outage.url(), (client) =>
    client.query('select id from lists where id = any($1)', [ids]),
  )
  expect(there.rowCount).toBe(ids.length)
}

const expectRefusalsAreTemporary = ({ refusals }: Told): void => {
  const kinds = new Set(refusals.map(({ status, retryAfter, body }) => `${status} ${retryAfter} ${body['message']}`))
  for (const kind of kinds) expect(kind).toMatch(/^503 \d+ .*nicht erreichbar/)
}

test('two servers outlive a database that crashes under writes, again and again, and lose nothing they acknowledged', async () => {
  const running = await startTwo()
  const { told, token, stop } = await beginWriting(running)
  for (let round = 0; round < countRounds(1, { long: 2 }); round += 1) {
    const before = told.acknowledged.size
    await until(() => told.acknowledged.size > before + 20)
    const slack = Math.max(...(await Promise.all(running.map((server) => measureSlack(server, token)))))
    await outage.postgres().kill()
    for (const server of running) {
      await until(async () => !(await isHealthy(server)))
      const startedAt = performance.now()
      const refused = await write(server, token)
      expect(refused).toMatchObject({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) })
      expectWithin(RECOVERY_MS + slack, performance.now() - startedAt)
    }
    const refusals = told.refusals.length
    await until(() => told.refusals.length > refusals + 2 * WRITERS)
    await outage.postgres().start()
    // The database takes connections from here on.
    const recoveries = await Promise.all(running.map((server) => until(() => isWritten(server, token))))
    for (const ms of recoveries) expectWithin(RECOVERY_MS + slack, ms)
    for (const server of running) {
      await until(() => isHealthy(server))
      // The answer may be here before the line of the log is.
      await until(() => logLines(server, 'database back').length > round)
      expect(logLines(server, 'database lost')).toHaveLength(round + 1)
      expect(logLines(server, 'database back')).toHaveLength(round + 1)
    }
  }
  await stop()
  for (const server of running) {
    expect(server.child.exitCode).toBeNull()
  }
  await expectAllThere(told)
  // Stopping needs no database either.
  await outage.postgres().kill()
  for (const server of running) expect(await server.end('SIGTERM')).toBe(0)
  await outage.postgres().start()
  await expectAllThere(told)
  expectRefusalsAreTemporary(told)
  // What an outage is, is logged once and not with every request.
  for (const server of running) expect(logLines(server, 'request failed')).toEqual([])
})

test('two servers outlive that connections are ended inside transactions', async () => {
  const running = await startTwo()
  const { told, stop } = await beginWriting(running)
  const random = seeded()
  process.stdout.write(`database outage: seed ${random.seed}\n`)
  const answers = () => told.acknowledged.size + told.refusals.length
  await onDatabase(outage.url(), async (client) => {
    for (let round = 0; round < countRounds(10, { long: 40 }); round += 1) {
      const { rows } = await client.query<{ pid: number }>(
        'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() order by pid',
      )
      const ended = rows.filter(() => random.next() < 0.3).map(({ pid }) => pid)
      await client.query('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [ended])
      const before = answers()
      await until(() => answers() > before + WRITERS)
    }
  })
  const before = told.acknowledged.size
  await until(() => told.acknowledged.size > before + 20)
  await stop()
  for (const server of running) {
    expect(server.child.exitCode).toBeNull()
    expect(await isHealthy(server)).toBe(true)
    expect(await server.end('SIGTERM')).toBe(0)
  }
  expectRefusalsAreTemporary(told)
  await expectAllThere(told)
})
