import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { type ChangeFeed, createHeardChanges } from './changes/change-feed.ts'
import { type ChangePulse, openChangePulse } from './changes/change-pulse.ts'
import {
  type ConnectionConfig,
  ConnectionPool,
  connectListener,
  probeDatabase,
  watchSilence,
} from './connection-pool.ts'
import type { Database } from './database.ts'
import type { DatabaseOptions } from './database-options.ts'
import { type DatabaseWatch, watchDatabase } from './database-watch.ts'
import { type EmbeddedDatabase, openEmbedded } from './embedded/open-embedded.ts'
import { probeWriting } from './probe-writing.ts'
import { type RunStartStep, retryStartSteps } from './retry-start.ts'
import { transactOn } from './transaction.ts'
import { outsideTransaction } from './transaction-scope.ts'

export type Engine = 'embedded' | 'postgres'

export type OpenDatabase = {
  readonly db: Database
  readonly pool: Pool
  /** Whether the database is there. */
  readonly watch: DatabaseWatch
  /** What changes in the database. */
  readonly changes: ChangeFeed
  /** Runs a step of the start, again from its beginning when the database is away: see `retryStartSteps`. */
  readonly runStartStep: RunStartStep
  readonly engine: Engine
  /** Embedded only: an archive of the whole database. */
  readonly dump?: EmbeddedDatabase['dump']
  close(): Promise<void>
}

const POOL_SIZE = 10
/** So long a caller waits for a connection while all are in use. */
const POOL_WAIT_MS = 10_000
/** A connection that was not made in this time is given up. */
const CONNECT_TIMEOUT_MS = 10_000
/** A single connection that gets no answer for so long: the database is away. */
const PROBE_TIMEOUT_MS = 5_000

/** Opens PostgreSQL when there is an address, else the embedded database. Both speak through the same driver. */
export const openDatabase = async (options: DatabaseOptions): Promise<OpenDatabase> => {
  const opened = options.url ? openPostgres(options.url, options) : await openEmbedded(options)
  const { pool, watch, changes } = opened
  const db = drizzle(pool)
  const syncCommits = 'syncCommits' in opened ? opened.syncCommits : undefined
  db.transaction = (work, config) =>
    transactOn(pool, work as (transaction: Database) => ReturnType<typeof work>, { config, syncCommits })
  return {
    db,
    pool,
    watch,
    changes,
    runStartStep: retryStartSteps({ ...options, watch }),
    engine: options.url ? 'postgres' : 'embedded',
    ...('dump' in opened && { dump: opened.dump }),
    async close() {
      watch.stop()
      await opened.close()
    },
  }
}

const openPostgres = (url: string, { poolSize = POOL_SIZE, log }: DatabaseOptions) => {
  const config: ConnectionConfig = {
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: POOL_WAIT_MS,
    connectTimeoutMs: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'gebaerdenraum',
  }
  const watch: DatabaseWatch = watchDatabase({
    probe: () => probeDatabase({ ...config, connectTimeoutMs: PROBE_TIMEOUT_MS }, watch),
    probeWriting: () => probeWriting(pool),
    log,
  })
  const heard = createHeardChanges()
  const pool = new ConnectionPool(config, watch, heard.hear)
  const silence = watchSilence(pool, watch)
  let pulse: ChangePulse | undefined
  return {
    pool,
    watch,
    changes: {
      countHeard: heard.countHeard,
      isCurrent: () => watch.outage() === undefined && (pulse?.isCurrent() ?? false),
      onChange(listener: (topic: string) => void) {
        heard.onChange(listener)
        pulse ??= outsideTransaction(() =>
          openChangePulse(heard, (hear) =>
            connectListener({ ...config, connectTimeoutMs: PROBE_TIMEOUT_MS }, watch, hear),
          ),
        )
      },
    },
    async close() {
      silence.stop()
      await pulse?.stop()
      await pool.end()
    },
  }
}
