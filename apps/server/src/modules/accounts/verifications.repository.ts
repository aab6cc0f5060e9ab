import type { VerificationAction } from '@gebaerdenraum/domain/accounts/verifications.contract'
import { and, eq, getTableColumns, gt, inArray, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { users, verifications } from './tables/accounts.ts'

export const insertVerification = async (
  db: Database,
  verification: { userId: string; action: VerificationAction; tokenHash: string; createdAt: Date; expiresAt: Date },
): Promise<string> => {
  const [row] = await db.insert(verifications).values(verification).returning({ id: verifications.id })
  return (row as NonNullable<typeof row>).id
}

/** With the address of its account. */
export const findVerification = async (db: Database, id: string) => {
  const [row] = await db
    .select({ ...getTableColumns(verifications), email: users.email })
    .from(verifications)
    .innerJoin(users, eq(users.id, verifications.userId))
    .where(eq(verifications.id, id))
    .limit(1)
  return row
}

/** Uses an open link up. Of several calls at once exactly one gets `true`. */
export const consumeVerification = async (db: Database, id: string, now: Date): Promise<boolean> => {
  const isOpen = and(eq(verifications.id, id), isNull(verifications.usedAt), gt(verifications.expiresAt, now))
  return (
    (await db.update(verifications).set({ usedAt: now }).where(isOpen).returning({ id: verifications.id })).length > 0
  )
}

/** Ends the unused links of these actions. */
export const endOpenVerifications = async (
  db: Database,
  userId: string,
  actions: readonly VerificationAction[],
  now: Date,
): Promise<void> => {
  const isOpen = and(
    eq(verifications.userId, userId),
    inArray(verifications.action, [...actions]),
    isNull(verifications.usedAt),
    gt(verifications.expiresAt, now),
  )
  await db.update(verifications).set({ expiresAt: now }).where(isOpen)
}

/** Links that were used or ran out before `before`. Returns how many. */
export const deleteEndedVerifications = async (db: Database, before: Date): Promise<number> => {
  const ended = or(lt(verifications.expiresAt, before), lt(verifications.usedAt, before))
  return (await db.delete(verifications).where(ended).returning({ id: verifications.id })).length
}
