import pg from 'pg'
import { CHANGE_CHANNEL } from './changes/change-feed.ts'
import type { ListeningConnection } from './changes/change-pulse.ts'
import type { DatabaseWatch } from './database-watch.ts'
import { createStatementNames, type NameStatement } from './statement-names.ts'
import { currentTransaction } from './transaction-scope.ts'
import { DatabaseUnavailableError, markAsLost, writeFaultOf } from './unavailable.ts'

/** A connection in use that heard nothing for so long is doubted, and so is the database. */
const SILENCE_MS = 2_500

export type ConnectionConfig = pg.PoolConfig & {
  /** For making a connection alone; the pool's own timeout also holds for waiting until one is free. */
  readonly connectTimeoutMs?: number
}

type WatchedConfig = ConnectionConfig & {
  readonly watch: DatabaseWatch
  /** Takes the topic of each change that the connection hears; absent: it does not listen. */
  readonly hear?: Hear | undefined
  /** Absent: nothing is prepared but what has a name. */
  readonly nameStatement?: NameStatement | undefined
}

type Hear = (topic: string) => void

/**
 * The only kind of connection there is. It listens for its own errors from the first moment to the last, whoever has
 * checked it out: an error that nobody listens for would end the process.
 */
class WatchedClient extends pg.Client implements ListeningConnection {
  readonly #hear: Hear | undefined
  readonly #nameStatement: NameStatement | undefined

  constructor(config: WatchedConfig) {
    const { watch, hear, nameStatement, connectTimeoutMs, ...rest } = config
    super({ ...rest, ...(connectTimeoutMs !== undefined && { connectionTimeoutMillis: connectTimeoutMs }) })
    this.on('error', (error) => {
      markAsLost(error)
      watch.doubt(error)
    })
    this.#hear = hear
    this.#nameStatement = nameStatement
    if (hear) this.on('notification', ({ payload = '' }) => hear(payload))
    this.connection.on('errorMessage', (error: unknown) => {
      const fault = writeFaultOf(error)
      if (fault) watch.noteWriteFault(fault, error)
    })
  }

  override connect(): Promise<pg.Client>
  override connect(callback: (error: Error | null) => void): void
  override connect(callback?: (error: Error | null) => void): Promise<pg.Client> | undefined {
    if (!callback) {
      return new Promise((resolve, reject) => {
        this.connect((error) => (error ? reject(error) : resolve(this)))
      })
    }
    super.connect((error: Error | null) => {
      if (error || !this.#hear) return callback(error)
      // A database that is recovering takes no listeners, but can be read. The pulse of the changes notices.
      super.query(`listen ${CHANGE_CHANNEL}`, () => callback(null))
    })
    return undefined
  }

  /** Takes and gives what `query` of `pg` does in all its forms, of which none can be written here as it is declared there. */
  override query(...given: never[]): never {
    const named = this.#nameStatement
      ? nameFrequent(given as unknown as QueryArguments, this.#nameStatement)
      : (given as readonly unknown[])
    return Reflect.apply(super.query, this, named) as never
  }

  /** Bytes that came from the database so far. */
  get heardBytes(): number {
    return (this.connection.stream as { bytesRead?: number }).bytesRead ?? 0
  }

  /** Ends it without waiting for the other side: what waits for an answer fails now. */
  cut(reason: Error): void {
    this.connection.stream.destroy(reason)
  }
}

type QueryArguments = readonly [statement: string | Partial<pg.QueryConfig>, values?: unknown, ...rest: unknown[]]

/** Adds a name to a statement that is run often. Without values a text may hold several, which cannot be prepared. */
const nameFrequent = (given: QueryArguments, nameStatement: NameStatement): QueryArguments => {
  const [statement, values, ...rest] = given
  const config = typeof statement === 'string' ? { text: statement } : statement
  const bound = Array.isArray(values) ? values : config.values
  if (config.text === undefined || config.name !== undefined || bound === undefined || bound.length === 0) return given
  const name = nameStatement(config.text)
  return name === undefined ? given : [{ ...config, name }, values, ...rest]
}

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

/**
 * Hands out connections. Refuses a second one inside a transaction (docs/decisions/0011), and all of them at once
 * while the database is known to be away, so that no caller waits for a timeout of its own.
 */
export class ConnectionPool extends pg.Pool {
  readonly #watch: DatabaseWatch

  /** `hear` takes the topic of each change that a connection hears. */
  constructor(config: ConnectionConfig, watch: DatabaseWatch, hear?: Hear) {
    const nameStatement = createStatementNames()
    super({ ...config, watch, hear, nameStatement, Client: WatchedClient } as unknown as pg.PoolConfig)
    this.#watch = watch
    // Idle connections that broke: each told the watch of it already.
    this.on('error', () => undefined)
  }

  protected assertOutsideTransaction(): void {
    if (currentTransaction()) throw new Error('The pool was used inside a transaction: pass the transaction on.')
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    this.assertOutsideTransaction()
    if (!callback) {
      return new Promise((resolve, reject) => {
        this.connect((error, client) => (client ? resolve(client) : reject(error)))
      })
    }
    const outage = this.#watch.outage()
    if (outage) {
      queueMicrotask(() => callback(new DatabaseUnavailableError(outage), undefined, () => undefined))
      return undefined
    }
    super.connect((error, client, done) => {
      if (client) return callback(undefined, client, done)
      // A single connect may fail for a reason of its own, or of an outage that is over: the probe decides.
      if (!isFull(error)) this.#watch.doubt(undefined)
      callback(new DatabaseUnavailableError(error), undefined, done)
    })
    return undefined
  }
}

/** All connections are in use, ours or the database's: it is there and has much to do. */
const isFull = (error: unknown): boolean => {
  const { code, message } = error as { code?: unknown; message?: unknown }
  return code === '53300' || message === 'timeout exceeded when trying to connect'
}

/** Whether the database refused a statement. Its connection can be used further, after any other error it cannot. */
export const isAnswerOfDatabase = (error: unknown): boolean => error instanceof pg.DatabaseError

/** Makes a connection outside of the pool that hears changes. */
export const connectListener = async (
  config: ConnectionConfig,
  watch: DatabaseWatch,
  hear: Hear,
): Promise<ListeningConnection> => {
  const outage = watch.outage()
  if (outage) throw new DatabaseUnavailableError(outage)
  const client = new WatchedClient({ ...config, watch, hear })
  await client.connect()
  return client
}

/** Whether a connection can be made. It is ended again; a full database counts as there. */
export const probeDatabase = async (config: ConnectionConfig, watch: DatabaseWatch): Promise<void> => {
  const client = new WatchedClient({ ...config, watch: silentOf(watch) })
  try {
    await client.connect()
  } catch (error) {
    if (!isFull(error)) throw error
  } finally {
    void client.end().catch(() => undefined)
  }
}

/** What a probe meets is told by the probe's own end. */
const silentOf = (watch: DatabaseWatch): DatabaseWatch => ({ ...watch, doubt: () => undefined })

/**
 * Cuts connections whose other side is gone without a word (a pulled cable, a dropped route): they would wait for many
 * minutes. Silence of a connection in use is only a reason to look: a long statement is silent too.
 */
export const watchSilence = (pool: pg.Pool, watch: DatabaseWatch): { stop(): void } => {
  const idle = new Set<WatchedClient>()
  /** Connections in use, and what each had heard when it was last looked at. */
  const inUse = new Map<WatchedClient, number>()
  const on = (event: 'acquire' | 'remove', listener: (client: WatchedClient) => void) =>
    pool.on(event, (client) => listener(client as unknown as WatchedClient))
  on('acquire', (client) => {
    idle.delete(client)
    inUse.set(client, -1)
  })
  on('remove', (client) => {
    idle.delete(client)
    inUse.delete(client)
  })
  pool.on('release', (_error, released) => {
    const client = released as unknown as WatchedClient
    inUse.delete(client)
    idle.add(client)
  })
  const look = () => {
    const silent = [...inUse].filter(([client, before]) => client.heardBytes === before).map(([client]) => client)
    for (const client of inUse.keys()) inUse.set(client, client.heardBytes)
    if (silent.length === 0) return
    const outage = watch.outage()
    if (!outage) watch.doubt(undefined)
    else if (isUnanswered(outage)) for (const client of silent) client.cut(outage)
  }
  const timer = setInterval(look, SILENCE_MS).unref()
  watch.onChange((outage) => {
    if (outage && isUnanswered(outage)) for (const client of idle) client.cut(outage)
  })
  return { stop: () => clearInterval(timer) }
}

/** Nothing came back at all. Where the other side refuses, it also ends by itself the connections that are dead. */
const isUnanswered = (error: Error): boolean =>
  /timeout|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN/.test(`${error.message} ${String(error.cause ?? '')}`)
