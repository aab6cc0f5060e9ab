import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { NODE_ENVIRONMENT } from '../node-environment.ts'
import { givenPostgres, isHealthy, logLines, onDatabase, until, untilLogged } from './given-postgres.ts'

const outage = givenPostgres({ isDurable: true })

const EMPTY = { DEMO: 'false' } as const
const ATTEMPT = 'database not reachable'
/** A stack has such lines. */
const STACK = /^\s+at /m

describe('a start without the database', () => {
  test('waits until it is there, with one line for each attempt, and answers 503 meanwhile', async () => {
    await outage.postgres().kill()
    const server = await outage.startServer(EMPTY, { isAwaited: false })
    await until(() => logLines(server, ATTEMPT).length >= 3)
    const answer = await fetch(`${server.url}/api/signs`)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await isHealthy(server)).toBe(false)
    await outage.postgres().start()
    await until(() => isHealthy(server))
    const attempts = logLines(server, ATTEMPT).map((line) => JSON.parse(line).attempt)
    expect(attempts).toEqual(attempts.map((_, index) => index + 1))
    expect(server.output()).not.toMatch(STACK)
  })

  test('gives up after the time that is set, with one line', async () => {
    await outage.postgres().kill()
    const server = await outage.startServer({ ...EMPTY, DATABASE_WAIT_SECONDS: '2' }, { isAwaited: false })
    expect(await server.ended()).toBe(1)
    await outage.postgres().start()
    expect(logLines(server, ATTEMPT).length).toBeGreaterThan(1)
    const others = server
      .output()
      .split('\n')
      .filter((line) => line !== '' && !line.includes(ATTEMPT))
    expect(others).toEqual([
      expect.stringMatching(/^Die Datenbank 127\.0\.0\.1:\d+ ist nach 2 Sekunden nicht erreichbar/),
    ])
  })

  test('that refuses for good ends at once, with one line', async () => {
    const url = outage.url().replace(/outage_\d+$/, 'not_there')
    const server = await outage.startServer({ ...EMPTY, DATABASE_URL: url }, { isAwaited: false })
    expect(await server.ended()).toBe(1)
    expect(server.output()).toMatch(
      /^Die Datenbank 127\.0\.0\.1:\d+ lehnt die Verbindung ab \(database "not_there" does not exist\)[^\n]*\n$/,
    )
  })
})

/** Holds an advisory lock from a connection of its own until the database is killed. */
const holdLock = async (key: number): Promise<void> => {
  let isHeld = false
  onDatabase(outage.url(), async (client) => {
    await client.query('select pg_advisory_lock($1)', [key])
    isHeld = true
    await client.query('select pg_sleep(600)')
  }).catch(() => undefined)
  await until(() => isHeld)
}

const isAnyoneWaiting = (): Promise<boolean> =>
  onDatabase(outage.url(), async (client) => {
    const { rowCount } = await client.query("select 1 from pg_locks where locktype = 'advisory' and not granted")
    return rowCount === 1
  })

const crashAndRestart = async (): Promise<void> => {
  await outage.postgres().kill()
  await outage.postgres().start()
}

test.each([
  ['migration', 7_203_411],
  ['start', 7_203_414],
])('a server that waits for the %s lock outlives a crash of the database', async (_, key) => {
  await holdLock(key)
  const server = await outage.startServer(EMPTY, { isAwaited: false })
  await until(isAnyoneWaiting)
  await crashAndRestart()
  await until(() => isHealthy(server))
  await untilLogged(server, ATTEMPT)
  expect(server.output()).not.toMatch(STACK)
})

test('an import that waits for its lock ends with a line when the database crashes, and can be run again', async () => {
  const source = join(outage.dataDir(), 'source')
  await mkdir(source)
  await writeFile(join(source, 'signs.csv'), 'title,wordClass,category\nHund,Nomen,Tiere\n')
  const cli = fileURLToPath(new URL('../../src/modules/operation/catalogue-import/cli.ts', import.meta.url))
  const run = () => {
    const env = { ...NODE_ENVIRONMENT, ...outage.environment() }
    const child = spawn(process.execPath, [cli, source], { stdio: ['ignore', 'pipe', 'pipe'], env })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    return { exited: once(child, 'exit').then(([code]) => code as number), output: () => output }
  }
  expect(await run().exited).toBe(0)
  await holdLock(7_203_412)
  const waiting = run()
  await until(() =>
    onDatabase(outage.url(), async (client) => {
      const { rowCount } = await client.query(
        "select 1 from pg_stat_activity where query like '%pg_try_advisory_lock%' and pid <> pg_backend_pid()",
      )
      return (rowCount ?? 0) > 0
    }),
  )
  await crashAndRestart()
  expect(await waiting.exited).toBe(2)
  expect(waiting.output()).toMatch(/^Der Import ist abgebrochen/m)
  expect(waiting.output()).not.toMatch(STACK)
  expect(await run().exited).toBe(0)
})
