import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database } from './database.ts'
import { type EmbeddedDatabase, openEmbedded } from './embedded/open-embedded.ts'
import { guardPool } from './transaction.ts'

export type Engine = 'embedded' | 'postgres'

export type OpenDatabase = {
  readonly db: Database
  readonly pool: pg.Pool
  readonly engine: Engine
  /** Embedded only: an archive of the whole database. */
  readonly dump?: EmbeddedDatabase['dump']
  close(): Promise<void>
}

export type DatabaseOptions = {
  /** Address of a PostgreSQL server; absent: the embedded database. */
  readonly url?: string | undefined
  /** Directory of the embedded database; absent: in memory. */
  readonly dataDir?: string | undefined
  readonly snapshot?: Uint8Array | undefined
  readonly poolSize?: number | undefined
  /** Told of connections that broke while idle; without a listener such an error would end the process. */
  readonly onIdleError?: ((error: Error) => void) | undefined
}

const POOL_SIZE = 10

/** Opens PostgreSQL when there is an address, else the embedded database. Both speak through the same driver. */
export const openDatabase = async (options: DatabaseOptions): Promise<OpenDatabase> => {
  const opened = options.url ? openPostgres(options.url, options.poolSize) : await openEmbedded(definedOf(options))
  guardPool(opened.pool)
  opened.pool.on('error', options.onIdleError ?? (() => undefined))
  return {
    db: drizzle(opened.pool),
    pool: opened.pool,
    engine: options.url ? 'postgres' : 'embedded',
    ...('dump' in opened && { dump: opened.dump }),
    close: opened.close,
  }
}

const definedOf = ({ dataDir, snapshot }: DatabaseOptions) => ({
  ...(dataDir !== undefined && { dataDir }),
  ...(snapshot !== undefined && { snapshot }),
})

const openPostgres = (url: string, poolSize = POOL_SIZE) => {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: 'gebaerdenraum',
  })
  return { pool, close: () => pool.end() }
}
