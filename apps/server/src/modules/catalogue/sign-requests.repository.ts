import type { RequestStatus } from '@gebaerdenraum/domain/catalogue/request-status'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { validate as isUuid } from 'uuid'
import { containsWords } from '../../platform/database/contains-words.ts'
import type { Database } from '../../platform/database/database.ts'
import { signRequests } from './tables/signs.ts'

export const insertSignRequest = async (db: Database, request: { userId: string; text: string; comment: string }) => {
  const [row] = await db.insert(signRequests).values(request).returning()
  return row as NonNullable<typeof row>
}

type Wanted = {
  /** Null: those of everybody. */
  readonly userId: string | null
  readonly search: string
  readonly statuses: readonly RequestStatus[] | undefined
  readonly skip: number
  readonly limit: number
  readonly direction: 1 | -1
}

/** The newest first unless asked otherwise. */
export const findSignRequests = async (db: Database, { userId, search, statuses, direction, ...page }: Wanted) => {
  const where = and(
    userId === null ? undefined : eq(signRequests.userId, userId),
    statuses && inArray(signRequests.status, [...statuses]),
    containsWords(search, [signRequests.text, signRequests.comment]),
  )
  const order = (direction === 1 ? asc : desc)(signRequests.id)
  const total = await db.$count(signRequests, where)
  const rows = await db.select().from(signRequests).where(where).orderBy(order).limit(page.limit).offset(page.skip)
  return { total, rows }
}

export const updateSignRequest = async (
  db: Database,
  id: string,
  { status, note }: { readonly status: RequestStatus; readonly note: string },
) => {
  if (!isUuid(id)) return undefined
  const handledAt = status === 'open' ? null : new Date()
  const [row] = await db
    .update(signRequests)
    .set({ status, note, handledAt })
    .where(eq(signRequests.id, id))
    .returning()
  return row
}

/** For the export of a user's data. */
export const findAllSignRequests = (db: Database, userId: string) =>
  db
    .select({
      text: signRequests.text,
      comment: signRequests.comment,
      createdAt: signRequests.createdAt,
      status: signRequests.status,
      note: signRequests.note,
    })
    .from(signRequests)
    .where(eq(signRequests.userId, userId))
    .orderBy(asc(signRequests.id))
