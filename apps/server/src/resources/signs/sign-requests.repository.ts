import { asc, desc, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { signRequests } from '../../database/tables/index.ts'

export const insertSignRequest = async (db: Database, request: { userId: string; text: string; comment: string }) => {
  const [row] = await db.insert(signRequests).values(request).returning()
  return row as NonNullable<typeof row>
}

/** A user's own wishes, the newest first unless asked otherwise. */
export const findSignRequests = async (
  db: Database,
  userId: string,
  page: { skip: number; limit: number; direction: 1 | -1 },
) => {
  const isOwn = eq(signRequests.userId, userId)
  const order = (page.direction === 1 ? asc : desc)(signRequests.id)
  const total = await db.$count(signRequests, isOwn)
  const rows = await db.select().from(signRequests).where(isOwn).orderBy(order).limit(page.limit).offset(page.skip)
  return { total, rows }
}

/** For the export of a user's data. */
export const findAllSignRequests = (db: Database, userId: string) =>
  db
    .select({ text: signRequests.text, comment: signRequests.comment, createdAt: signRequests.createdAt })
    .from(signRequests)
    .where(eq(signRequests.userId, userId))
    .orderBy(asc(signRequests.id))
