import type { BillingType, TeamRole, UserRole } from '@gebaerdenraum/domain/accounts/session.contract'
import type { VerificationAction } from '@gebaerdenraum/domain/accounts/verifications.contract'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, updatedAt } from '../../../platform/database/columns.ts'
import { emailColumns, emailKeyExpression, hasAsciiEmail } from '../../../platform/database/email-columns.ts'
import { subscriptions } from './subscriptions.ts'

export const users = pgTable(
  'users',
  {
    id: id(),
    ...emailColumns(),
    name: text('name').notNull(),
    /** Argon2id, in its own encoded form. */
    passwordHash: text('password_hash').notNull(),
    role: text('role').$type<UserRole>().notNull().default('customers'),
    billingType: text('billing_type').$type<BillingType>().notNull().default('paying'),
    /**
     * Until when an administrator gave free access, beside whatever he pays for. Access without end is the billing type
     * `free`, which takes the place of paying; both at once would say two things of one person.
     */
    freeUntil: moment('free_until'),
    /** The end that he was reminded of. */
    freeEndRemindedOf: moment('free_end_reminded_of'),
    isMultiplicator: boolean('is_multiplicator').notNull().default(false),
    emailVerifiedAt: moment('email_verified_at'),
    /** When the terms were agreed to; absent for accounts that somebody else made. */
    termsAcceptedAt: moment('terms_accepted_at'),
    subscriptionId: uuid('subscription_id').references((): AnyPgColumn => subscriptions.id, { onDelete: 'set null' }),
    /** A person belongs to one team at most; the owner is named by `teams.owner_id` and has no role here. */
    teamId: uuid('team_id').references((): AnyPgColumn => teams.id, { onDelete: 'set null' }),
    teamRole: text('team_role').$type<Exclude<TeamRole, 'owner'>>(),
    preferences: jsonb('preferences').notNull().default({}),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('users_email_key').on(emailKeyExpression(table)),
    check('users_ascii_email', hasAsciiEmail(table)),
    index('users_team_idx').on(table.teamId),
    index('users_free_until_idx').on(table.freeUntil).where(sql`${table.freeUntil} is not null`),
    check('users_free_once', sql`${table.billingType} <> 'free' or ${table.freeUntil} is null`),
    check('users_role_known', sql`${table.role} in ('customers', 'admins')`),
    check('users_billing_type_known', sql`${table.billingType} in ('paying', 'member', 'free')`),
    check('users_team_role_known', sql`${table.teamRole} in ('member', 'manager')`),
  ],
)

export const teams = pgTable(
  'teams',
  {
    id: id(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    ownerId: uuid('owner_id')
      .notNull()
      .references((): AnyPgColumn => users.id),
    /** Whether the owner takes a seat of the licence himself. */
    ownerHasAccess: boolean('owner_has_access').notNull().default(true),
    subscriptionId: uuid('subscription_id').references(() => subscriptions.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('teams_owner_key').on(table.ownerId)],
)

/** One row a sign-in. Only the hash of the token is kept: whoever reads this table cannot sign in with it. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    /** When a second factor was proven with it; an administrator is one from then on only. */
    secondFactorAt: moment('second_factor_at'),
    /** About when it was last used; kept for administrators, whose sign-ins end when they rest. */
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    /** Set when newer sign-ins pushed this one out; its next call is told `Token not allowed`. */
    revokedAt: moment('revoked_at'),
    /**
     * The sign-in of the administrator who looks at the app as this person: it reads only, is none of the person's own
     * sign-ins, and ends with that of the administrator.
     */
    viewedBy: uuid('viewed_by').references((): AnyPgColumn => accessTokens.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('access_tokens_viewed_by_idx').on(table.viewedBy).where(sql`${table.viewedBy} is not null`),
    uniqueIndex('access_tokens_hash_key').on(table.tokenHash),
    index('access_tokens_user_idx').on(table.userId, table.createdAt),
  ],
)

/**
 * Devices and networks from which an account signed in before. They prove nothing; they only decide against which limit
 * failed sign-ins count, so that strangers cannot lock the owner out. Kept as hashes, and forgotten after a while.
 */
export const signInOrigins = pgTable(
  'sign_in_origins',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'device' | 'network'>().notNull(),
    hash: text('hash').notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('sign_in_origins_key').on(table.userId, table.kind, table.hash),
    index('sign_in_origins_hash_idx').on(table.hash),
    index('sign_in_origins_last_used_idx').on(table.lastUsedAt),
    check('sign_in_origins_kind_known', sql`${table.kind} in ('device', 'network')`),
  ],
)

/** Links sent by mail. Only the hash of the token is kept: whoever reads this table cannot follow the link. */
export const verifications = pgTable(
  'verifications',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    action: text('action').$type<VerificationAction>().notNull(),
    tokenHash: text('token_hash').notNull(),
    createdAt: createdAt(),
    /** Set to the present when a newer link or a new password makes this one void. */
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('verifications_user_idx').on(table.userId, table.action),
    check('verifications_action_known', sql`${table.action} in ('signupEmail', 'passwordReset', 'initialPassword')`),
  ],
)
