import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { serviceMarks } from './service-marks.table.ts'

export type ServiceMark = typeof serviceMarks.$inferSelect

/** Notes that something happened now; what was noted of it before is forgotten. */
export const markService = async (db: Database, mark: ServiceMark): Promise<void> => {
  await db
    .insert(serviceMarks)
    .values(mark)
    .onConflictDoUpdate({ target: serviceMarks.name, set: { at: sql`excluded.at`, note: sql`excluded.note` } })
}

export const findServiceMarks = async (
  db: Database,
  names: readonly string[],
): Promise<ReadonlyMap<string, ServiceMark>> => {
  const rows = await db
    .select()
    .from(serviceMarks)
    .where(inArray(serviceMarks.name, [...names]))
  return new Map(rows.map((row) => [row.name, row]))
}
