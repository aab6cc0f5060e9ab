import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { accessTokens } from '../tables/accounts.ts'
import { recoveryCodes, secondFactors } from '../tables/second-factors.ts'

export type SecondFactorRow = typeof secondFactors.$inferSelect

export const findSecondFactor = async (db: Database, userId: string): Promise<SecondFactorRow | undefined> => {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId))
  return row
}

export const isEnrolled = async (db: Database, userId: string): Promise<boolean> =>
  (await findSecondFactor(db, userId))?.secret != null

/** Begins the setting up of a device; what was begun before is void. The present device stays until the new one is confirmed. */
export const keepPendingSecret = async (db: Database, userId: string, pendingSecret: string): Promise<void> => {
  await db
    .insert(secondFactors)
    .values({ userId, pendingSecret })
    .onConflictDoUpdate({ target: secondFactors.userId, set: { pendingSecret } })
}

/** The new device takes the place of the one before; false where another was begun meanwhile. */
export const confirmPendingSecret = async (
  db: Database,
  { userId, pendingSecret, step, now }: { userId: string; pendingSecret: string; step: number; now: Date },
): Promise<boolean> => {
  const isStillPending = and(eq(secondFactors.userId, userId), eq(secondFactors.pendingSecret, pendingSecret))
  const rows = await db
    .update(secondFactors)
    .set({ secret: pendingSecret, pendingSecret: null, lastStep: step, confirmedAt: now })
    .where(isStillPending)
    .returning({ userId: secondFactors.userId })
  return rows.length > 0
}

/** Uses the code of this time step up; false where it, or a later one, has been used. */
export const useStep = async (db: Database, userId: string, step: number): Promise<boolean> => {
  const isUnused = and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step))
  const rows = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(isUnused)
    .returning({ userId: secondFactors.userId })
  return rows.length > 0
}

/** Uses a recovery code up; false where there is none such, or it has been used. */
export const useRecoveryCode = async (db: Database, userId: string, codeHash: string, now: Date): Promise<boolean> => {
  const isOpen = and(
    eq(recoveryCodes.userId, userId),
    eq(recoveryCodes.codeHash, codeHash),
    isNull(recoveryCodes.usedAt),
  )
  const rows = await db.update(recoveryCodes).set({ usedAt: now }).where(isOpen).returning({ id: recoveryCodes.id })
  return rows.length > 0
}

export const countRecoveryCodes = (db: Database, userId: string): Promise<number> =>
  db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))

/** New ones in place of all that were there. */
export const replaceRecoveryCodes = async (
  db: Database,
  userId: string,
  codeHashes: readonly string[],
): Promise<void> => {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await db.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash })))
}

export const markSecondFactorProven = async (db: Database, tokenId: string, now: Date): Promise<void> => {
  await db.update(accessTokens).set({ secondFactorAt: now }).where(eq(accessTokens.id, tokenId))
}

/** For a device that is lost together with the recovery codes. */
export const deleteSecondFactor = async (db: Database, userId: string): Promise<boolean> => {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  const rows = await db.delete(secondFactors).where(eq(secondFactors.userId, userId)).returning({ one: sql`1` })
  return rows.length > 0
}
