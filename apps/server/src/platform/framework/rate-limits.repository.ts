import { lt } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { rateLimits } from './rate-limits.table.ts'

export const deleteExpiredRateLimits = async (db: Database, now: Date): Promise<number> => {
  const expired = lt(rateLimits.expire, now.getTime())
  return (await db.delete(rateLimits).where(expired).returning({ key: rateLimits.key })).length
}
