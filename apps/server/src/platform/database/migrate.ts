import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { OpenDatabase } from './client.ts'

/** Any fixed number; all servers ask for the same. */
const MIGRATION_LOCK = 7_203_411

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url))

/** The database was made in a way that this product cannot work with; who runs it can mend that. */
export class UnfitDatabaseError extends Error {
  override readonly name = 'UnfitDatabaseError'
}

/**
 * Brings the database up to this version, once, also when several servers start together: without the lock most of
 * them would fail on tables that another is just making. Cut off by an outage, it leaves nothing and runs again.
 */
export const migrate = (database: OpenDatabase): Promise<void> => database.runStartStep(() => applyOnce(database))

const applyOnce = async ({ pool }: OpenDatabase): Promise<void> => {
  const connection = await pool.connect()
  const db = drizzle(connection)
  try {
    await assertKnowsUmlauts(db)
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`)
    await assertSameBeginning(db)
    await applyMigrations(db, { migrationsFolder: MIGRATIONS })
  } finally {
    await db.execute(sql`select pg_advisory_unlock(${MIGRATION_LOCK})`).catch(() => undefined)
    connection.release()
  }
}

/** In the locale C an umlaut has no other case: searches would miss it, and addresses would count as two. */
const assertKnowsUmlauts = async (db: NodePgDatabase): Promise<void> => {
  const { rows } = await db.execute<{ folded: string }>(sql`select lower('ÄÖÜ') as folded`)
  if (rows[0]?.folded === 'äöü') return
  throw new UnfitDatabaseError(
    "Die Datenbank unterscheidet bei Umlauten nicht zwischen groß und klein. Lege sie in UTF-8 mit einer Sprachumgebung an, die das kann, etwa: create database … template template0 locale 'C.UTF-8'.",
  )
}

/**
 * The migrations from before the first release are gone (decision 0042), so their databases cannot be brought up to
 * date. Compares the time of the first migration, as drizzle does: a hash of its text would depend on line endings. A
 * database that a later version has migrated begins like ours and passes.
 */
const assertSameBeginning = async (db: NodePgDatabase): Promise<void> => {
  const { rows: found } = await db.execute<{ exists: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  )
  if (!found[0]?.exists) return
  const { rows } = await db.execute<{ time: string }>(
    sql`select created_at as time from drizzle.__drizzle_migrations order by id limit 1`,
  )
  const [first] = readMigrationFiles({ migrationsFolder: MIGRATIONS })
  if (rows[0] === undefined || Number(rows[0].time) === first?.folderMillis) return
  throw new UnfitDatabaseError(
    'Die Datenbank stammt aus einer Vorabversion und lässt sich nicht aktualisieren. Sie bleibt unverändert. Starte mit einer leeren Datenbank (DATABASE_URL) oder einem leeren Verzeichnis (DATA_DIR).',
  )
}
