import type { RequestStatus } from '@gebaerdenraum/domain/catalogue/request-status'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { containsWords } from '../../platform/database/contains-words.ts'
import type { Database } from '../../platform/database/database.ts'
import { missedSearches } from './tables/signs.ts'

export type MissedSearchRow = typeof missedSearches.$inferSelect

type Wanted = {
  readonly search: string
  readonly statuses: readonly RequestStatus[] | undefined
  readonly sort: Readonly<Record<string, 1 | -1>>
  readonly limit: number
  readonly skip: number
}

/** The most wanted first unless asked otherwise. */
export const findMissedSearches = async (db: Database, { search, statuses, sort, limit, skip }: Wanted) => {
  const isWanted = statuses && inArray(missedSearches.status, [...statuses])
  const where = and(isWanted, containsWords(search, [missedSearches.text]))
  const byDay = sort['lastAt'] === undefined ? [] : [(sort['lastAt'] === 1 ? asc : desc)(missedSearches.lastAt)]
  const byCount = (sort['count'] === 1 ? asc : desc)(missedSearches.count)
  const total = await db.$count(missedSearches, where)
  const rows = await db
    .select()
    .from(missedSearches)
    .where(where)
    .orderBy(...byDay, byCount, desc(missedSearches.lastAt), asc(missedSearches.text))
    .limit(limit)
    .offset(skip)
  return { total, rows }
}

export const updateMissedSearch = async (
  db: Database,
  text: string,
  { status, note }: { readonly status: RequestStatus; readonly note: string },
): Promise<MissedSearchRow | undefined> => {
  const handledAt = status === 'open' ? null : new Date()
  const [row] = await db
    .update(missedSearches)
    .set({ status, note, handledAt })
    .where(eq(missedSearches.text, text))
    .returning()
  return row
}
