import type { FastifyBaseLogger } from 'fastify'

export type DatabaseOptions = {
  /** Address of a PostgreSQL server; absent: the embedded database. */
  readonly url?: string | undefined
  /** Directory of the embedded database; absent: in memory. */
  readonly dataDir?: string | undefined
  readonly snapshot?: Uint8Array | undefined
  /** PGlite's own code, compiled: a process that opens many in memory compiles and optimises it once. */
  readonly wasm?: WebAssembly.Module | undefined
  readonly poolSize?: number | undefined
  /** Told when the database is lost and when it is back. */
  readonly log?: OutageLog | undefined
  /** How long a step of the start waits for the database; absent: it fails at once. */
  readonly waitSeconds?: number | undefined
}

export type OutageLog = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
