import type { SubscriptionStatus } from '@gebaerdenraum/domain/accounts/session.contract'
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { subscriptions, successors, teams, users } from '../../accounts/index.ts'
import { orders } from '../tables/orders.ts'

export type SubscriptionRow = typeof subscriptions.$inferSelect
export type SuccessorRow = typeof successors.$inferSelect

export const insertSubscription = async (
  db: Database,
  row: typeof subscriptions.$inferInsert,
): Promise<SubscriptionRow> => {
  const [inserted] = await db.insert(subscriptions).values(row).returning()
  return inserted as SubscriptionRow
}

/** Gives a person, and the team they own, this licence; the team's row first, which is the order of locks. */
export const linkSubscription = async (db: Database, userId: string, subscriptionId: string): Promise<void> => {
  await db.update(teams).set({ subscriptionId, updatedAt: sql`now()` }).where(eq(teams.ownerId, userId))
  await db.update(users).set({ subscriptionId, updatedAt: sql`now()` }).where(eq(users.id, userId))
}

export const findSubscription = async (db: Database, id: string): Promise<SubscriptionRow | undefined> => {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id))
  return row
}

/** Holds the subscription until the transaction ends; first of all locks, before orders, teams and people. */
export const lockSubscription = async (db: Database, id: string): Promise<SubscriptionRow | undefined> => {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id)).for('no key update')
  return row
}

export const updateSubscription = async (
  db: Database,
  id: string,
  change: Partial<Omit<typeof subscriptions.$inferInsert, 'id'>>,
): Promise<void> => {
  if (Object.keys(change).length === 0) return
  await db
    .update(subscriptions)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(subscriptions.id, id))
}

/** Who pays for it; undefined once that account is deleted. */
export const findPayer = async (db: Database, subscriptionId: string) => {
  const [row] = await db
    .select({ id: users.id, email: users.email, name: users.name })
    .from(users)
    .where(eq(users.subscriptionId, subscriptionId))
  return row
}

export const findTeamOfSubscription = async (db: Database, subscriptionId: string): Promise<string | undefined> => {
  const [row] = await db.select({ id: teams.id }).from(teams).where(eq(teams.subscriptionId, subscriptionId))
  return row?.id
}

export const findSuccessor = async (db: Database, subscriptionId: string): Promise<SuccessorRow | undefined> => {
  const [row] = await db.select().from(successors).where(eq(successors.subscriptionId, subscriptionId))
  return row
}

export const findSuccessorById = async (db: Database, id: string): Promise<SuccessorRow | undefined> => {
  const [row] = await db.select().from(successors).where(eq(successors.id, id))
  return row
}

export const saveSuccessor = async (db: Database, row: typeof successors.$inferInsert): Promise<void> => {
  await deleteSuccessor(db, row.subscriptionId)
  await db.insert(successors).values(row)
}

export const approveSuccessor = async (db: Database, subscriptionId: string): Promise<boolean> => {
  const isPending = and(eq(successors.subscriptionId, subscriptionId), eq(successors.status, 'pending-approval'))
  const rows = await db.update(successors).set({ status: 'approved' }).where(isPending).returning({ id: successors.id })
  return rows.length > 0
}

export const deleteSuccessor = async (db: Database, subscriptionId: string): Promise<boolean> =>
  (await db.delete(successors).where(eq(successors.subscriptionId, subscriptionId)).returning({ id: successors.id }))
    .length > 0

/** Active ones whose term has ended. */
export const findEndedTerms = (db: Database, now: Date) =>
  db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.status, 'active'), lte(subscriptions.periodEnd, now)))
    .orderBy(asc(subscriptions.id))

/** Active ones that have not been paid for since before this moment; while a payment is on its way access stays. */
export const findLongPastDue = (db: Database, before: Date) =>
  db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.status, 'active'),
        eq(subscriptions.paymentStatus, 'failed'),
        lte(subscriptions.pastDueSince, before),
      ),
    )
    .orderBy(asc(subscriptions.id))

/**
 * Active ones, not cancelled, whose term ends before `until` and whose payer was not reminded of this end. Those that renew
 * themselves only from a period of `minMonths` on: of each month's nobody is told.
 */
export const findUnreminded = (
  db: Database,
  { now, until, minMonths }: { readonly now: Date; readonly until: Date; readonly minMonths: number },
): Promise<SubscriptionRow[]> =>
  db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.status, 'active'),
        eq(subscriptions.cancelAtPeriodEnd, false),
        gt(subscriptions.periodEnd, now),
        lte(subscriptions.periodEnd, until),
        or(isNull(subscriptions.remindedOf), ne(subscriptions.remindedOf, subscriptions.periodEnd)),
        or(
          isNull(subscriptions.paymentMethodId),
          sql`not (${subscriptions.license} ->> 'canAutoRenew')::boolean`,
          sql`(${subscriptions.license} ->> 'period')::int >= ${minMonths}`,
        ),
      ),
    )
    .orderBy(asc(subscriptions.id))

/** How the next term is to be paid. */
const nextMethodType = (db: Database) => {
  const chosen = db
    .select({ type: successors.paymentMethodType })
    .from(successors)
    .where(eq(successors.subscriptionId, subscriptions.id))
  return sql`coalesce((${chosen}), ${subscriptions.paymentMethodType})`
}

/** Those whose next term is paid by a debit that was not announced, and begins before `until` (`untilShort`: under a year). */
export const findDebitsToAnnounce = (
  db: Database,
  { now, until, untilShort }: { readonly now: Date; readonly until: Date; readonly untilShort: Date },
): Promise<SubscriptionRow[]> =>
  db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.status, 'active'),
        eq(subscriptions.cancelAtPeriodEnd, false),
        gt(subscriptions.periodEnd, now),
        or(
          lte(subscriptions.periodEnd, untilShort),
          and(lte(subscriptions.periodEnd, until), sql`(${subscriptions.license} ->> 'period')::int >= 12`),
        ),
        sql`${nextMethodType(db)} = 'sepa_debit'`,
        or(isNull(subscriptions.remindedOf), ne(subscriptions.remindedOf, subscriptions.periodEnd)),
      ),
    )

/** Marks the payer as reminded of this end of the term. True for the first call only. */
export const claimReminder = async (db: Database, id: string, end: Date): Promise<boolean> => {
  const isOpen = or(isNull(subscriptions.remindedOf), ne(subscriptions.remindedOf, end))
  const rows = await db
    .update(subscriptions)
    .set({ remindedOf: end })
    .where(and(eq(subscriptions.id, id), eq(subscriptions.periodEnd, end), isOpen))
    .returning({ id: subscriptions.id })
  return rows.length > 0
}

export type Reach =
  | { readonly kind: 'all' }
  | { readonly kind: 'own'; readonly userId: string; readonly teamId: string | null }

/** One subscription, or undefined where it is not within reach. */
export const findWithinReach = async (db: Database, id: string, reach: Reach) => {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), isWithin(db, reach)))
  return row
}

export const findSubscriptionsPage = async (
  db: Database,
  reach: Reach,
  filters: { readonly successor?: string | undefined; readonly status?: SubscriptionStatus | undefined },
  page: { readonly skip: number; readonly limit: number; readonly direction: 1 | -1 },
) => {
  const { successor, status } = filters
  const where = and(
    isWithin(db, reach),
    successor === undefined
      ? undefined
      : inArray(
          subscriptions.id,
          db.select({ id: successors.subscriptionId }).from(successors).where(eq(successors.id, successor)),
        ),
    status === undefined ? undefined : or(eq(subscriptions.status, status), waits(db, status)),
  )
  const [total] = await db.select({ n: count() }).from(subscriptions).where(where)
  const rows = await db
    .select()
    .from(subscriptions)
    .where(where)
    .orderBy((page.direction === 1 ? asc : desc)(subscriptions.id))
    .limit(page.limit)
    .offset(page.skip)
  return { total: total?.n ?? 0, rows }
}

/** A running licence whose change waits for approval is found among what waits. */
const waits = (db: Database, status: SubscriptionStatus): SQL | undefined => {
  if (status !== 'pending-approval') return undefined
  const order = and(eq(orders.subscriptionId, subscriptions.id), eq(orders.status, 'pending-approval'))
  const successor = and(eq(successors.subscriptionId, subscriptions.id), eq(successors.status, 'pending-approval'))
  return or(
    exists(db.select({ id: orders.id }).from(orders).where(order)),
    exists(db.select({ id: successors.id }).from(successors).where(successor)),
  )
}

const isWithin = (db: Database, reach: Reach): SQL | undefined => {
  if (reach.kind === 'all') return undefined
  const own = db
    .select({ id: users.subscriptionId })
    .from(users)
    .where(and(eq(users.id, reach.userId), isNotNull(users.subscriptionId)))
  if (reach.teamId === null) return inArray(subscriptions.id, own)
  const ofTeam = db
    .select({ id: teams.subscriptionId })
    .from(teams)
    .where(and(eq(teams.id, reach.teamId), isNotNull(teams.subscriptionId)))
  return or(inArray(subscriptions.id, own), inArray(subscriptions.id, ofTeam))
}
