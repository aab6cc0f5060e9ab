import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningServer, startServer } from '../running-server.ts'
import { freshSharedDatabase } from '../test-database.ts'
import { openTestServerOn, SECRET, type TestServer } from '../test-server.ts'

export type Call = {
  readonly as?: string | undefined
  readonly data?: unknown
  readonly form?: FormData
  readonly key?: string
}
/** `status` 0: the connection broke before an answer came, so nobody knows what became of the call. */
export type Answered = { readonly status: number; readonly body: Readonly<Record<string, unknown>> }

export type TwoServers = {
  /** On the same database, in this process: makes what a test starts from and looks at what became of it. */
  readonly hands: TestServer
  /** Calls one of the two. */
  call(server: 0 | 1, method: string, path: string, call?: Call): Promise<Answered>
  /** Loads what stands at an address of the server, and gives the status. */
  load(server: 0 | 1, address: string): Promise<number>
  /** Ends one at once, as a power cut would. */
  kill(server: 0 | 1): Promise<void>
  start(server: 0 | 1): Promise<void>
  close(): Promise<void>
}

/** Two server processes on one PostgreSQL and one folder for media. */
export const startTwoServers = async (): Promise<TwoServers> => {
  const database = await freshSharedDatabase()
  if (database?.url === undefined) throw new Error('Two servers need PostgreSQL: set TEST_ENGINE=postgres.')
  const dataDir = await mkdtemp(join(tmpdir(), 'gebaerdenraum-two-'))
  const environment = { DATABASE_URL: database.url, DATA_DIR: dataDir, DEMO: 'false', SECRET, LOG_LEVEL: 'warn' }
  const hands = await openTestServerOn(database)
  const servers: RunningServer[] = await Promise.all([startServer(environment), startServer(environment)])
  const at = (index: 0 | 1): RunningServer => servers[index] as RunningServer
  return {
    hands,
    call: (server, method, path, call = {}) => callAt(at(server).url, method, path, call),
    async load(server, address) {
      const response = await fetch(new URL(address, at(server).url))
      await response.arrayBuffer()
      return response.status
    },
    async kill(server) {
      await at(server).end('SIGKILL')
    },
    async start(server) {
      servers[server] = await startServer(environment)
    },
    async close() {
      await Promise.all(servers.map((server) => server.end('SIGKILL')))
      await hands.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const callAt = async (url: string, method: string, path: string, { as, data, form, key }: Call): Promise<Answered> => {
  try {
    const response = await fetch(`${url}/api/${path}`, {
      method,
      headers: {
        ...(as !== undefined && { authorization: `Bearer ${as}` }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(data !== undefined && { 'content-type': 'application/json' }),
      },
      body: form ?? (data === undefined ? null : JSON.stringify(data)),
    })
    return { status: response.status, body: (await response.json()) as Answered['body'] }
  } catch {
    return { status: 0, body: {} }
  }
}
