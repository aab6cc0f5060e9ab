import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'

/** A connection to the database or a transaction on it: repositories take either. */
export type Database = PgDatabase<NodePgQueryResultHKT, Record<string, never>>
