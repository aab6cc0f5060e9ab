import { count, isNull, max, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { providerEvents } from '../../billing/index.ts'
import { signMedia } from '../../catalogue/index.ts'
import { images } from '../../images/index.ts'
import { mediaVariants } from '../../media/index.ts'

export const readDatabaseFacts = async (db: Database) => {
  const { rows } = await db.execute<{ version: string; bytes: string; migrations: string }>(sql`
    select current_setting('server_version') as version,
      pg_database_size(current_database()) as bytes,
      (select count(*) from drizzle.__drizzle_migrations) as migrations`)
  const [row] = rows
  return { version: row?.version ?? '', bytes: Number(row?.bytes ?? 0), migrations: Number(row?.migrations ?? 0) }
}

export const readDatabaseClock = async (db: Database): Promise<Date> => {
  const { rows } = await db.execute<{ ms: string }>(sql`select extract(epoch from clock_timestamp()) * 1000 as ms`)
  return new Date(Number(rows[0]?.ms ?? 0))
}

export const countMedia = async (db: Database) => {
  const [originals] = await db.select({ count: count() }).from(signMedia).where(isNull(signMedia.replacedAt))
  const [uploads] = await db.select({ count: count() }).from(images)
  const variants = await db
    .select({ state: mediaVariants.state, count: count() })
    .from(mediaVariants)
    .groupBy(mediaVariants.state)
  const ofState = (state: string): number => variants.find((row) => row.state === state)?.count ?? 0
  return {
    originals: originals?.count ?? 0,
    uploads: uploads?.count ?? 0,
    ready: ofState('ready'),
    failed: ofState('failed'),
  }
}

export const findLastProviderEvent = async (db: Database): Promise<Date | null> => {
  const [row] = await db.select({ at: max(providerEvents.receivedAt) }).from(providerEvents)
  return row?.at ?? null
}
