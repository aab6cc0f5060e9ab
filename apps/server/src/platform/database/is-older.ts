import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/**
 * Whether a moment that the database noted itself (`now()`) is longer ago than this. Its own clock measures it: that of
 * the application may be another.
 */
export const isOlder = (column: AnyPgColumn | SQL, ageMs: number): SQL =>
  sql`${column} < now() - make_interval(secs => ${ageMs / 1000})`
