import type { UserRole } from '@gebaerdenraum/domain/accounts/session.contract'
import { emailKey } from '@gebaerdenraum/domain/kernel/email-address'
import { and, eq, isNull, lt, ne, notExists, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { emailKeyExpression, emailValues } from '../../platform/database/email-columns.ts'
import { accessTokens, teams, users } from './tables/accounts.ts'
import { subscriptions } from './tables/subscriptions.ts'

/** A new account, or undefined where the address is taken: also by one that another server is just making. */
export const insertAccount = async (
  db: Database,
  {
    email,
    ...account
  }: {
    name: string
    email: string
    passwordHash: string
    termsAcceptedAt?: Date
    emailVerifiedAt: Date | null
    role?: UserRole
  },
  now: Date,
): Promise<string | undefined> => {
  const [row] = await db
    .insert(users)
    .values({ ...account, ...emailValues(email), createdAt: now })
    .onConflictDoNothing()
    .returning({ id: users.id })
  return row?.id
}

/**
 * Holds the account until the transaction ends: what is decided on it stays true meanwhile. `no key update` holds others
 * off just as well as `update` does, but lets rows be written that only refer to the account: who books an order holds
 * the subscription first and writes such rows last, and nobody waits in a circle.
 */
export const lockAccount = async (db: Database, id: string) => {
  const [row] = await db.select(lockedColumns).from(users).where(eq(users.id, id)).for('no key update')
  return row
}

export const lockAccountByEmail = async (db: Database, email: string) => {
  const isAddress = eq(emailKeyExpression(users), emailKey(email))
  const [row] = await db.select(lockedColumns).from(users).where(isAddress).for('no key update')
  return row
}

const lockedColumns = {
  id: users.id,
  email: users.email,
  name: users.name,
  passwordHash: users.passwordHash,
  emailVerifiedAt: users.emailVerifiedAt,
  subscriptionId: users.subscriptionId,
}

export const updatePassword = async (db: Database, userId: string, passwordHash: string): Promise<void> => {
  await db.update(users).set({ passwordHash, updatedAt: sql`now()` }).where(eq(users.id, userId))
}

/** Keeps the moment of the first time. */
export const markEmailVerified = async (db: Database, userId: string, now: Date): Promise<void> => {
  await db
    .update(users)
    .set({ emailVerifiedAt: now, updatedAt: now })
    .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)))
}

/** Ends the account's sign-ins, all but the one named; their next call is told so. */
export const revokeTokens = async (
  db: Database,
  userId: string,
  now: Date,
  { except }: { except?: string } = {},
): Promise<void> => {
  const others = except === undefined ? undefined : ne(accessTokens.id, except)
  await db
    .update(accessTokens)
    .set({ revokedAt: now })
    .where(and(eq(accessTokens.userId, userId), isNull(accessTokens.revokedAt), others))
}

export const cancelSubscription = async (db: Database, id: string, now: Date): Promise<void> => {
  await db
    .update(subscriptions)
    .set({ status: 'canceled', cancelAtPeriodEnd: true, updatedAt: now })
    .where(eq(subscriptions.id, id))
}

/** With all that hangs on it: favourites, wishes, sign-ins, links. */
export const deleteAccount = async (db: Database, id: string): Promise<void> => {
  await db.delete(users).where(eq(users.id, id))
}

/** Accounts whose address nobody confirmed since `before`. Returns how many. */
export const deleteUnverifiedAccounts = async (db: Database, before: Date): Promise<number> => {
  const ownedTeams = db.select({ id: teams.id }).from(teams).where(eq(teams.ownerId, users.id))
  const isForgotten = and(
    isNull(users.emailVerifiedAt),
    lt(users.createdAt, before),
    isNull(users.subscriptionId),
    eq(users.role, 'customers'),
    notExists(ownedTeams),
  )
  return (await db.delete(users).where(isForgotten).returning({ id: users.id })).length
}
