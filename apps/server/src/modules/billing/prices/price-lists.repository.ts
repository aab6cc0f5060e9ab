import { and, asc, count, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import { validate as isUuid } from 'uuid'
import type { Database } from '../../../platform/database/database.ts'
import { subscriptions, users } from '../../accounts/index.ts'
import { priceLists } from '../tables/price-lists.ts'

/** Every list that holds or will hold, the earliest first. */
export const findPriceLists = (db: Database) =>
  db
    .select({ id: priceLists.id, validFrom: priceLists.validFrom, content: priceLists.content })
    .from(priceLists)
    .where(isNull(priceLists.withdrawnAt))
    .orderBy(asc(priceLists.validFrom))

/** All lists that were ever made here, with who made them. */
export const findAllPriceLists = (db: Database) =>
  db
    .select({
      id: priceLists.id,
      validFrom: priceLists.validFrom,
      content: priceLists.content,
      createdBy: users.name,
      createdAt: priceLists.createdAt,
      withdrawnAt: priceLists.withdrawnAt,
    })
    .from(priceLists)
    .leftJoin(users, eq(users.id, priceLists.createdBy))
    .orderBy(desc(priceLists.validFrom), desc(priceLists.createdAt))

/** Any fixed number: what a new list is held against must not change meanwhile. */
const PRICE_LISTS_LOCK = 7_203_432

export const lockPriceLists = async (db: Database): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(${PRICE_LISTS_LOCK})`)
}

/** Undefined where another list begins on that day. */
export const insertPriceList = async (
  db: Database,
  list: Pick<typeof priceLists.$inferInsert, 'validFrom' | 'content' | 'createdBy' | 'createdAt'>,
): Promise<string | undefined> => {
  const [row] = await db.insert(priceLists).values(list).onConflictDoNothing().returning({ id: priceLists.id })
  return row?.id
}

/** Only before it begins. */
export const withdrawPriceList = async (db: Database, id: string, { today, now }: { today: string; now: Date }) => {
  if (!isUuid(id)) return false
  const isComing = and(eq(priceLists.id, id), isNull(priceLists.withdrawnAt), gt(priceLists.validFrom, today))
  const rows = await db.update(priceLists).set({ withdrawnAt: now }).where(isComing).returning({ id: priceLists.id })
  return rows.length > 0
}

/** How many running licences are renewed by themselves, by licence. */
export const countRenewals = async (db: Database): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .select({ license: subscriptions.license, licences: count() })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.status, 'active'),
        eq(subscriptions.cancelAtPeriodEnd, false),
        isNotNull(subscriptions.paymentMethodId),
      ),
    )
    .groupBy(subscriptions.license)
  const counts = new Map<string, number>()
  for (const { license, licences } of rows) {
    if (license.canAutoRenew) counts.set(license.id, (counts.get(license.id) ?? 0) + licences)
  }
  return counts
}
