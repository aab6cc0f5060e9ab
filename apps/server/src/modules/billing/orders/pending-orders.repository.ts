import { and, asc, count, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { subscriptions, successors, users } from '../../accounts/index.ts'
import { customers } from '../tables/customers.ts'
import { orders } from '../tables/orders.ts'

const IS_PENDING = 'pending-approval'
const ordered = and(eq(orders.subscriptionId, subscriptions.id), eq(orders.status, IS_PENDING))
const following = and(eq(successors.subscriptionId, subscriptions.id), eq(successors.status, IS_PENDING))
const waits = or(isNotNull(orders.id), isNotNull(successors.id))

/** Licences with an order or a successor that waits for approval, the oldest first. */
export const findPendingOrders = async (db: Database, page: { readonly skip: number; readonly limit: number }) => {
  const [total] = await db
    .select({ n: count() })
    .from(subscriptions)
    .leftJoin(orders, ordered)
    .leftJoin(successors, following)
    .where(waits)
  const rows = await db
    .select({
      subscription: subscriptions,
      order: orders,
      successor: successors,
      person: { id: users.id, name: users.name, email: users.email },
      address: customers.address,
    })
    .from(subscriptions)
    .leftJoin(orders, ordered)
    .leftJoin(successors, following)
    .leftJoin(users, eq(users.subscriptionId, subscriptions.id))
    .leftJoin(customers, eq(customers.userId, users.id))
    .where(waits)
    .orderBy(asc(sql`coalesce(${orders.createdAt}, ${successors.createdAt})`), asc(subscriptions.id))
    .limit(page.limit)
    .offset(page.skip)
  return { total: total?.n ?? 0, rows }
}

export type PendingRow = Awaited<ReturnType<typeof findPendingOrders>>['rows'][number]
