import type {
  BillingType,
  License,
  SubscriptionStatus,
  TeamRole,
  UserRole,
} from '@gebaerdenraum/domain/accounts/session.contract'
import { emailKey } from '@gebaerdenraum/domain/kernel/email-address'
import { and, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/database/database.ts'
import { emailKeyExpression } from '../../platform/database/email-columns.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { accessTokens, signInOrigins, teams, users } from './tables/accounts.ts'
import { subscriptions } from './tables/subscriptions.ts'

/** A user with all that licence, roles and session need, from one statement. */
export type AccountRow = {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly role: UserRole
  readonly billingType: BillingType
  readonly freeUntil: Date | null
  readonly isMultiplicator: boolean
  readonly emailVerifiedAt: Date | null
  readonly preferences: unknown
  readonly memberRole: Exclude<TeamRole, 'owner'> | null
  readonly team: {
    readonly id: string
    readonly name: string
    readonly description: string
    readonly ownerId: string
    readonly ownerHasAccess: boolean
  } | null
  readonly subscription: SubscriptionRow | null
  readonly teamSubscription: SubscriptionRow | null
}

export type SubscriptionRow = {
  readonly id: string
  readonly status: SubscriptionStatus
  readonly subscriptionType: 'stripe' | 'manual'
  readonly license: License
  readonly periodEnd: Date | null
  readonly cancelAtPeriodEnd: boolean
}

const own = alias(subscriptions, 'own_subscription')
const ofTeam = alias(subscriptions, 'team_subscription')

const subscriptionColumns = <Table extends typeof own | typeof ofTeam>(table: Table) => ({
  id: table.id as Table['id'],
  status: table.status as Table['status'],
  subscriptionType: table.subscriptionType as Table['subscriptionType'],
  license: table.license as Table['license'],
  periodEnd: table.periodEnd as Table['periodEnd'],
  cancelAtPeriodEnd: table.cancelAtPeriodEnd as Table['cancelAtPeriodEnd'],
})

const accountColumns = {
  id: users.id,
  email: users.email,
  name: users.name,
  role: users.role,
  billingType: users.billingType,
  freeUntil: users.freeUntil,
  isMultiplicator: users.isMultiplicator,
  emailVerifiedAt: users.emailVerifiedAt,
  preferences: users.preferences,
  memberRole: users.teamRole,
  team: {
    id: teams.id,
    name: teams.name,
    description: teams.description,
    ownerId: teams.ownerId,
    ownerHasAccess: teams.ownerHasAccess,
  },
  subscription: subscriptionColumns(own),
  teamSubscription: subscriptionColumns(ofTeam),
}

const isOwnTeam = or(eq(teams.id, users.teamId), eq(teams.ownerId, users.id))

const accountByTokenHash = prepared((db) =>
  db
    .select({
      ...accountColumns,
      tokenId: accessTokens.id,
      expiresAt: accessTokens.expiresAt,
      revokedAt: accessTokens.revokedAt,
      viewedBy: accessTokens.viewedBy,
      secondFactorAt: accessTokens.secondFactorAt,
      lastUsedAt: accessTokens.lastUsedAt,
    })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .leftJoin(teams, isOwnTeam)
    .leftJoin(own, eq(own.id, users.subscriptionId))
    .leftJoin(ofTeam, eq(ofTeam.id, teams.subscriptionId))
    .where(
      and(
        eq(accessTokens.tokenHash, sql.placeholder('tokenHash')),
        gt(accessTokens.expiresAt, sql.placeholder('now')),
        or(
          ne(users.role, 'admins'),
          and(
            gt(accessTokens.createdAt, sql.placeholder('adminsBegunAfter')),
            gt(accessTokens.lastUsedAt, sql.placeholder('adminsUsedAfter')),
          ),
        ),
      ),
    )
    .limit(1)
    .prepare('account-by-token-hash'),
)

/** Sign-ins of administrators hold only if they began and were used after these moments. */
export type AdminLimits = { readonly adminsBegunAfter: Date; readonly adminsUsedAfter: Date }

/** The account behind a sign-in, with that sign-in; undefined for a token nobody holds. Read by every request. */
export const findAccountByTokenHash = async (db: Database, tokenHash: string, now: Date, limits: AdminLimits) => {
  const [row] = await accountByTokenHash(db).execute({ tokenHash, now, ...limits })
  return row
}

/** Notes that a sign-in is in use. */
export const touchSignIn = async (db: Database, id: string, now: Date): Promise<void> => {
  await db.update(accessTokens).set({ lastUsedAt: now }).where(eq(accessTokens.id, id))
}

export const findAccountById = async (db: Database, id: string): Promise<AccountRow | undefined> => {
  const [row] = await db
    .select(accountColumns)
    .from(users)
    .leftJoin(teams, isOwnTeam)
    .leftJoin(own, eq(own.id, users.subscriptionId))
    .leftJoin(ofTeam, eq(ofTeam.id, teams.subscriptionId))
    .where(eq(users.id, id))
    .limit(1)
  return row
}

/** Addresses are compared without regard to case. */
export const findCredentials = async (db: Database, email: string) => {
  const [row] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(emailKeyExpression(users), emailKey(email)))
    .limit(1)
  return row
}

export const findPasswordHash = async (db: Database, userId: string): Promise<string | undefined> => {
  const [row] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId)).limit(1)
  return row?.passwordHash
}

/** `now`: the moment from which its time counts (`AdminLimits`), by the clock that ends it. */
export const insertAccessToken = async (
  db: Database,
  token: { userId: string; tokenHash: string; expiresAt: Date; secondFactorAt?: Date | null; viewedBy?: string },
  now: Date,
): Promise<void> => {
  await db.insert(accessTokens).values({ ...token, createdAt: now, lastUsedAt: now })
}

/** His own: not that of an administrator who looks at the app as him. */
const isSignInOf = (userId: string) => and(eq(accessTokens.userId, userId), isNull(accessTokens.viewedBy))

/** An administrator's sign-in that lasts: its holder still is one, nobody ended it and its time is not over. */
export const findLivingAdminSignIn = async (db: Database, id: string, now: Date, limits: AdminLimits) => {
  const isLiving = and(
    eq(accessTokens.id, id),
    eq(users.role, 'admins'),
    isNull(accessTokens.revokedAt),
    gt(accessTokens.expiresAt, now),
    gt(accessTokens.createdAt, limits.adminsBegunAfter),
    gt(accessTokens.lastUsedAt, limits.adminsUsedAfter),
  )
  const [row] = await db
    .select({ lastUsedAt: accessTokens.lastUsedAt })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .where(isLiving)
  return row
}

/** The sign-in that a view of this person was begun from, as long as the view itself has not ended. */
export const findLivingView = async (
  db: Database,
  { viewId, userId }: { readonly viewId: string; readonly userId: string },
  now: Date,
): Promise<string | undefined> => {
  const [row] = await db
    .select({ viewedBy: accessTokens.viewedBy })
    .from(accessTokens)
    .where(
      and(
        eq(accessTokens.id, viewId),
        eq(accessTokens.userId, userId),
        isNull(accessTokens.revokedAt),
        gt(accessTokens.expiresAt, now),
      ),
    )
  return row?.viewedBy ?? undefined
}

/**
 * Of a user's living sign-ins only the newest `keep` stay; the others are marked as pushed out. The account has to be
 * locked: two sign-ins at once must not both count before either is written.
 */
export const revokeSurplusTokens = async (db: Database, userId: string, keep: number, now: Date): Promise<void> => {
  const surplus = db
    .select({ id: accessTokens.id })
    .from(accessTokens)
    .where(and(isSignInOf(userId), isNull(accessTokens.revokedAt), gt(accessTokens.expiresAt, now)))
    .orderBy(sql`${accessTokens.id} desc`)
    .offset(keep)
  await db.update(accessTokens).set({ revokedAt: now }).where(inArray(accessTokens.id, surplus))
}

export const deleteAccessToken = async (db: Database, id: string): Promise<void> => {
  await db.delete(accessTokens).where(eq(accessTokens.id, id))
}

/** Sign-ins that ended before `before`: nobody can use them, nobody needs to be told. Returns how many. */
export const deleteEndedTokens = async (db: Database, before: Date): Promise<number> => {
  const ended = or(lt(accessTokens.expiresAt, before), lt(accessTokens.revokedAt, before))
  return (await db.delete(accessTokens).where(ended).returning({ id: accessTokens.id })).length
}

/** What an account's owner is told of it in the export of his data, beside the account itself. */
export const findAccountHistory = async (db: Database, userId: string) => {
  const [row] = await db
    .select({ createdAt: users.createdAt, termsAcceptedAt: users.termsAcceptedAt })
    .from(users)
    .where(eq(users.id, userId))
  const signIns = await db
    .select({ createdAt: accessTokens.createdAt, expiresAt: accessTokens.expiresAt, revokedAt: accessTokens.revokedAt })
    .from(accessTokens)
    .where(isSignInOf(userId))
    .orderBy(accessTokens.id)
  const knownOrigins = await db
    .select({ kind: signInOrigins.kind, createdAt: signInOrigins.createdAt, lastUsedAt: signInOrigins.lastUsedAt })
    .from(signInOrigins)
    .where(eq(signInOrigins.userId, userId))
    .orderBy(signInOrigins.id)
  return { ...row, signIns, knownOrigins }
}
