import { emailKey } from '@gebaerdenraum/domain/kernel/email-address'
import { and, desc, eq, gt, inArray, lt, or } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { emailKeyExpression } from '../../platform/database/email-columns.ts'
import { signInOrigins, users } from './tables/accounts.ts'

export type OriginKind = 'device' | 'network'

type Hashes = { readonly device: string | undefined; readonly network: string }

/** Which of the two the account with this address signed in from after `since`. The same work for unknown addresses. */
export const findKnownOrigins = async (
  db: Database,
  { email, since, hashes }: { readonly email: string; readonly since: Date; readonly hashes: Hashes },
): Promise<ReadonlySet<OriginKind>> => {
  const isNetwork = and(eq(signInOrigins.kind, 'network'), eq(signInOrigins.hash, hashes.network))
  const isDevice =
    hashes.device === undefined
      ? undefined
      : and(eq(signInOrigins.kind, 'device'), eq(signInOrigins.hash, hashes.device))
  const rows = await db
    .select({ kind: signInOrigins.kind })
    .from(signInOrigins)
    .innerJoin(users, eq(users.id, signInOrigins.userId))
    .where(
      and(eq(emailKeyExpression(users), emailKey(email)), gt(signInOrigins.lastUsedAt, since), or(isNetwork, isDevice)),
    )
  return new Set(rows.map(({ kind }) => kind))
}

/** Replaces a device's hash for all accounts that know the device. Locks in order of ids: no deadlock between two. */
export const replaceDeviceHash = async (db: Database, from: string, to: string): Promise<void> => {
  const rows = await db
    .select({ id: signInOrigins.id })
    .from(signInOrigins)
    .where(and(eq(signInOrigins.kind, 'device'), eq(signInOrigins.hash, from)))
    .orderBy(signInOrigins.id)
    .for('update')
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await db.update(signInOrigins).set({ hash: to }).where(inArray(signInOrigins.id, ids))
}

/** Of each kind only the `keep` that were used last stay. The account has to be locked. */
export const upsertOrigin = async (
  db: Database,
  origin: { readonly userId: string; readonly kind: OriginKind; readonly hash: string },
  { now, keep }: { readonly now: Date; readonly keep: number },
): Promise<void> => {
  await db
    .insert(signInOrigins)
    .values({ ...origin, createdAt: now, lastUsedAt: now })
    .onConflictDoUpdate({
      target: [signInOrigins.userId, signInOrigins.kind, signInOrigins.hash],
      set: { lastUsedAt: now },
    })
  const surplus = db
    .select({ id: signInOrigins.id })
    .from(signInOrigins)
    .where(and(eq(signInOrigins.userId, origin.userId), eq(signInOrigins.kind, origin.kind)))
    .orderBy(desc(signInOrigins.lastUsedAt), desc(signInOrigins.id))
    .offset(keep)
  await db.delete(signInOrigins).where(inArray(signInOrigins.id, surplus))
}

export const deleteOrigins = async (db: Database, userId: string): Promise<void> => {
  await db.delete(signInOrigins).where(eq(signInOrigins.userId, userId))
}

/** Origins last used before `before`. Returns how many. */
export const deleteOldOrigins = async (db: Database, before: Date): Promise<number> =>
  (await db.delete(signInOrigins).where(lt(signInOrigins.lastUsedAt, before)).returning({ id: signInOrigins.id }))
    .length
