import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { databaseUrl } from '../database-url.ts'
import { findPostgres, type LocalPostgres, type LocalPostgresOptions, startPostgres } from '../local-postgres.ts'
import { type RunningServer, startServer } from '../running-server.ts'

/**
 * A PostgreSQL of its own for the tests of a file, which they may kill; for each test a fresh database, a data
 * directory and servers on both, which end with the test.
 */
export const givenPostgres = (options: LocalPostgresOptions = {}) => {
  let postgres: LocalPostgres
  let dataDir: string
  let url: string
  let count = 0
  const servers: RunningServer[] = []
  beforeAll(async () => {
    const bin = findPostgres()
    if (!bin) throw new Error('No PostgreSQL found.')
    postgres = await startPostgres(bin, options)
  })
  afterAll(() => postgres.stop())
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'gebaerdenraum-outage-'))
    count += 1
    const name = `outage_${count}`
    await onDatabase(postgres.url, (client) => client.query(`create database ${name}`))
    url = databaseUrl(postgres.url, name)
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') for (const { url: at, output } of servers) console.error(`${at}:\n${output()}`)
    await Promise.all(servers.splice(0).map((server) => server.end('SIGKILL')))
    await rm(dataDir, { recursive: true, force: true })
  })
  const environment = () => ({ DATA_DIR: dataDir, DATABASE_URL: url, SECRET: 'a secret that only tests know, 32+' })
  return {
    postgres: () => postgres,
    url: () => url,
    dataDir: () => dataDir,
    environment,
    async startServer(more: Readonly<Record<string, string>> = {}, { isAwaited = true } = {}): Promise<RunningServer> {
      const server = await startServer({ ...environment(), DEMO: 'true', ...more }, { isAwaited })
      servers.push(server)
      return server
    },
  }
}

export const onDatabase = async <Result>(
  address: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client({ connectionString: address })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export type Answer = {
  readonly status: number
  readonly retryAfter: string | null
  readonly body: Record<string, unknown>
}

/**
 * A write as a client makes it, with what it is told. Each has a name of its own: of one name the server makes 200
 * variants at most and then answers 409, which a fast machine reaches within seconds.
 */
export const write = async (server: RunningServer, token: string): Promise<Answer> => {
  const response = await fetch(`${server.url}/api/lists`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: `Tiere ${randomUUID()}` }),
  })
  const body = (await response.json()) as Record<string, unknown>
  return { status: response.status, retryAfter: response.headers.get('retry-after'), body }
}

/** Whether a write is carried out. It may be refused for the moment only: any other answer would be the same for ever. */
export const isWritten = async (server: RunningServer, token: string): Promise<boolean> => {
  const { status, body } = await write(server, token)
  if (status !== 201 && status !== 503) throw new Error(`A write was answered with ${status}: ${body['message']}`)
  return status === 201
}

const timedWrite = async (server: RunningServer, token: string): Promise<number> => {
  const startedAt = performance.now()
  await isWritten(server, token)
  return performance.now() - startedAt
}

/**
 * What a busy machine may add to a time that is asserted, in milliseconds: a multiple of what a write takes at present.
 * On a quiet one it is little.
 */
export const measureSlack = async (server: RunningServer, token: string): Promise<number> => {
  const times: number[] = []
  for (let call = 0; call < 5; call += 1) times.push(await timedWrite(server, token))
  return 2 * Math.max(...times)
}

export const isHealthy = async ({ url: address }: RunningServer): Promise<boolean> =>
  (await fetch(`${address}/api/health`)).status === 200

/** What the server logged under this message. */
export const logLines = ({ output }: RunningServer, message: string): readonly string[] =>
  output()
    .split('\n')
    .filter((line) => line.includes(`"msg":"${message}"`))

/** Waits for a line of the log: they are written some milliseconds later, several at once. */
export const untilLogged = (server: RunningServer, message: string): Promise<number> =>
  until(() => logLines(server, message).length > 0)

/** Asks until the answer is the wanted one; gives how many milliseconds that took. */
export const until = async (isSo: () => Promise<boolean> | boolean, atMostMs = 120_000): Promise<number> => {
  const startedAt = performance.now()
  while (!(await isSo())) {
    if (performance.now() - startedAt > atMostMs) throw new Error(`Not so after ${atMostMs} ms: ${isSo}`)
    await delay(20)
  }
  return performance.now() - startedAt
}
