import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { OpenDatabase } from './client.ts'

/** Any fixed number; all servers ask for the same. */
const MIGRATION_LOCK = 7_203_411

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url))

/**
 * Brings the database up to this version, once, also when several servers start together: without the lock most of
 * them would fail on tables that another is just making.
 */
export const migrate = async ({ pool }: OpenDatabase): Promise<void> => {
  const connection = await pool.connect()
  const db = drizzle(connection)
  try {
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`)
    await applyMigrations(db, { migrationsFolder: MIGRATIONS })
  } finally {
    await db.execute(sql`select pg_advisory_unlock(${MIGRATION_LOCK})`).catch(() => undefined)
    connection.release()
  }
}
