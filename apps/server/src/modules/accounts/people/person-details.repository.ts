import { isFollowed } from '@gebaerdenraum/domain/accounts/licence-payment'
import type { HeldLicence } from '@gebaerdenraum/domain/accounts/people/people.contract'
import type { License, SubscriptionStatus } from '@gebaerdenraum/domain/accounts/session.contract'
import { and, desc, eq, gt, inArray, isNull, max, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { accessTokens, users } from '../tables/accounts.ts'
import { subscriptions, successors } from '../tables/subscriptions.ts'

/** Own sign-ins that last, the newest first; never those of an administrator who looks at the app as this person. */
export const findLivingSignIns = (db: Database, userId: string, now: Date) =>
  db
    .select({ createdAt: accessTokens.createdAt, expiresAt: accessTokens.expiresAt })
    .from(accessTokens)
    .where(and(isSignInOf(userId), isNull(accessTokens.revokedAt), gt(accessTokens.expiresAt, now)))
    .orderBy(desc(accessTokens.id))

export const findLastSignIn = async (db: Database, userId: string): Promise<Date | null> => {
  const [row] = await db
    .select({ at: max(accessTokens.createdAt) })
    .from(accessTokens)
    .where(isSignInOf(userId))
  return row?.at ?? null
}

const isSignInOf = (userId: string) => and(eq(accessTokens.userId, userId), isNull(accessTokens.viewedBy))

export type HeldLicenceRow = {
  readonly id: string
  readonly status: SubscriptionStatus
  readonly license: License
  readonly periodEnd: Date | null
  readonly cancelAtPeriodEnd: boolean
  readonly paymentMethodId: string | null
  /** Of what was ordered for the next term; null where nothing was. */
  readonly successorStatus: 'planned' | 'pending-approval' | 'approved' | null
}

export const findHeldLicences = async (
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, HeldLicenceRow>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: subscriptions.id,
      status: subscriptions.status,
      license: subscriptions.license,
      periodEnd: subscriptions.periodEnd,
      cancelAtPeriodEnd: subscriptions.cancelAtPeriodEnd,
      paymentMethodId: subscriptions.paymentMethodId,
      successorStatus: successors.status,
    })
    .from(subscriptions)
    .leftJoin(successors, eq(successors.subscriptionId, subscriptions.id))
    .where(inArray(subscriptions.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

export const toHeldLicence = (row: HeldLicenceRow | undefined): HeldLicence | null =>
  row
    ? {
        _id: row.id,
        status: row.status,
        license: row.license,
        periodEnd: row.periodEnd?.toISOString() ?? null,
        renews: row.status === 'active' && !row.cancelAtPeriodEnd && isFollowed(row),
      }
    : null

export type FreeAccess = { readonly billingType: 'paying' | 'member' | 'free'; readonly freeUntil: Date | null }

/** What was told of an end counts no longer when there is another one. */
export const updateFreeAccess = async (db: Database, userId: string, free: FreeAccess): Promise<void> => {
  await db
    .update(users)
    .set({ ...free, freeEndRemindedOf: null, updatedAt: sql`now()` })
    .where(eq(users.id, userId))
}

export const updateMultiplicator = async (db: Database, userId: string, isMultiplicator: boolean): Promise<void> => {
  await db.update(users).set({ isMultiplicator, updatedAt: sql`now()` }).where(eq(users.id, userId))
}
