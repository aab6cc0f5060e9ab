import type { RequestState } from '@gebaerdenraum/domain/billing/offers/request-state'
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { customSubscriptionRequests } from '../tables/customers.ts'
import { customSubscriptionAnswers } from '../tables/offers.ts'

export type RequestRow = typeof customSubscriptionRequests.$inferSelect
export type AnswerRow = typeof customSubscriptionAnswers.$inferSelect

export const insertRequest = async (
  db: Database,
  request: Omit<typeof customSubscriptionRequests.$inferInsert, 'id' | 'createdAt'>,
): Promise<RequestRow> => {
  const [row] = await db.insert(customSubscriptionRequests).values(request).returning()
  return row as RequestRow
}

type StateFilter = {
  readonly $eq?: RequestState
  readonly $in?: readonly RequestState[]
}

export const findRequests = async (
  db: Database,
  states: StateFilter | undefined,
  page: { readonly skip: number; readonly limit: number; readonly direction: 1 | -1 },
) => {
  const { state } = customSubscriptionRequests
  const where = and(
    states?.$eq === undefined ? undefined : eq(state, states.$eq),
    states?.$in === undefined ? undefined : inArray(state, [...states.$in]),
  )
  const [total] = await db.select({ n: count() }).from(customSubscriptionRequests).where(where)
  const rows = await db
    .select()
    .from(customSubscriptionRequests)
    .where(where)
    .orderBy((page.direction === 1 ? asc : desc)(customSubscriptionRequests.id))
    .limit(page.limit)
    .offset(page.skip)
  return { total: total?.n ?? 0, rows }
}

/** Holds the request until the transaction ends, before its offers. */
export const lockRequest = async (db: Database, id: string): Promise<RequestRow | undefined> => {
  const [row] = await db
    .select()
    .from(customSubscriptionRequests)
    .where(eq(customSubscriptionRequests.id, id))
    .for('update')
  return row
}

export const setRequestState = async (db: Database, id: string, state: RequestState): Promise<void> => {
  await db.update(customSubscriptionRequests).set({ state }).where(eq(customSubscriptionRequests.id, id))
}

export const insertAnswer = async (db: Database, requestId: string, text: string): Promise<void> => {
  await db.insert(customSubscriptionAnswers).values({ requestId, text })
}

/** Of several requests, the oldest first. */
export const findAnswers = (db: Database, requestIds: readonly string[]): Promise<AnswerRow[]> =>
  requestIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(customSubscriptionAnswers)
        .where(inArray(customSubscriptionAnswers.requestId, [...requestIds]))
        .orderBy(asc(customSubscriptionAnswers.id))
