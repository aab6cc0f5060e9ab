import { asc, count, desc } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { customSubscriptionRequests } from '../../database/tables/index.ts'

type Row = typeof customSubscriptionRequests.$inferSelect

export const insertRequest = async (
  db: Database,
  request: Omit<typeof customSubscriptionRequests.$inferInsert, 'id' | 'createdAt'>,
): Promise<Row> => {
  const [row] = await db.insert(customSubscriptionRequests).values(request).returning()
  return row as Row
}

export const findRequests = async (db: Database, page: { skip: number; limit: number; direction: 1 | -1 }) => {
  const [total] = await db.select({ n: count() }).from(customSubscriptionRequests)
  const rows = await db
    .select()
    .from(customSubscriptionRequests)
    .orderBy((page.direction === 1 ? asc : desc)(customSubscriptionRequests.id))
    .limit(page.limit)
    .offset(page.skip)
  return { total: total?.n ?? 0, rows }
}
