import { and, asc, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { users } from '../tables/accounts.ts'

/**
 * Marks the ends of free access that come before `before` as told of, and gives them: each exactly once, however many
 * servers ask at the same time. What another holds comes with the next batch or day.
 */
export const claimFreeEnds = async (db: Database, now: Date, before: Date, atMost: number) => {
  const due = db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        gt(users.freeUntil, now),
        lte(users.freeUntil, before),
        sql`${users.freeEndRemindedOf} is distinct from ${users.freeUntil}`,
        isNotNull(users.emailVerifiedAt),
      ),
    )
    .orderBy(asc(users.id))
    .limit(atMost)
    .for('no key update', { skipLocked: true })
  return db
    .update(users)
    .set({ freeEndRemindedOf: sql`${users.freeUntil}` })
    .where(inArray(users.id, due))
    .returning({ id: users.id, name: users.name, email: users.email, freeUntil: users.freeUntil })
}
