import type { FastifyBaseLogger } from 'fastify'
import type { DatabaseThread } from './embedded/database-thread.ts'

export type DatabaseOptions = {
  /** Address of a PostgreSQL server; absent: the embedded database. */
  readonly url?: string | undefined
  /** Directory of the embedded database; absent: in memory. */
  readonly dataDir?: string | undefined
  /** A thread that runs already, with a database in memory. Closing the database closes it. */
  readonly thread?: DatabaseThread | undefined
  readonly poolSize?: number | undefined
  /** Told when the database is lost and when it is back. */
  readonly log?: OutageLog | undefined
  /** How long a step of the start waits for the database; absent: it fails at once. */
  readonly waitSeconds?: number | undefined
}

export type OutageLog = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
