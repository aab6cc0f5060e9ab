import { COUNTED_REVIEWS_MAX, type Review, type Schedule } from '@gebaerdenraum/domain/lists/repetition'
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { listSigns, signReviews, signSchedules, signs } from '../../database/tables/index.ts'

/** Any fixed number: keeps these locks apart from all others. */
const REPETITION_LOCKS = 7_203_416

/** Holds a person's schedule until the transaction ends: of two devices at once each counts the other's answers. */
export const lockRepetitions = async (db: Database, userId: string): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(${REPETITION_LOCKS}, hashtext(${userId}))`)
}

/** Keeps answers; those that are there already and those to signs that do not exist are left out. */
export const insertReviews = async (db: Database, userId: string, reviews: readonly Review[]): Promise<void> => {
  const known = await db
    .select({ id: signs.id })
    .from(signs)
    .where(inArray(signs.id, [...new Set(reviews.map(({ sign }) => sign))]))
  const ids = new Set(known.map(({ id }) => id))
  const rows = reviews.filter(({ sign }) => ids.has(sign))
  if (rows.length === 0) return
  await db
    .insert(signReviews)
    .values(rows.map(({ id, sign, answer, reviewedAt }) => ({ id, userId, signId: sign, answer, reviewedAt })))
    .onConflictDoNothing()
}

/** The answers that a person gave to these signs, as far as they count; in whatever order they came, the same ones. */
export const findReviews = async (db: Database, userId: string, signIds: readonly string[]): Promise<Review[]> => {
  const ranked = db
    .select({
      id: signReviews.id,
      sign: signReviews.signId,
      answer: signReviews.answer,
      reviewedAt: signReviews.reviewedAt,
      rank: sql<number>`row_number() over (
        partition by ${signReviews.signId} order by ${signReviews.reviewedAt} desc, ${signReviews.id} desc
      )`.as('rank'),
    })
    .from(signReviews)
    .where(and(eq(signReviews.userId, userId), inArray(signReviews.signId, [...signIds])))
    .as('ranked')
  const { id, sign, answer, reviewedAt } = ranked
  return db.select({ id, sign, answer, reviewedAt }).from(ranked).where(lte(ranked.rank, COUNTED_REVIEWS_MAX))
}

export const writeSchedules = async (
  db: Database,
  userId: string,
  schedules: readonly (Schedule & { readonly signId: string })[],
): Promise<void> => {
  if (schedules.length === 0) return
  await db
    .insert(signSchedules)
    .values(schedules.map((schedule) => ({ userId, ...schedule })))
    .onConflictDoUpdate({
      target: [signSchedules.userId, signSchedules.signId],
      set: {
        dueAt: sql`excluded.due_at`,
        lastReviewAt: sql`excluded.last_review_at`,
        reviews: sql`excluded.reviews`,
        lapses: sql`excluded.lapses`,
        card: sql`excluded.card`,
      },
    })
}

const columns = {
  signId: signSchedules.signId,
  dueAt: signSchedules.dueAt,
  lastReviewAt: signSchedules.lastReviewAt,
  reviews: signSchedules.reviews,
  lapses: signSchedules.lapses,
}

/** A person's schedule of the signs of a list, the first due first. */
export const findSchedulesOfList = (db: Database, userId: string, listId: string) =>
  db
    .select(columns)
    .from(signSchedules)
    .innerJoin(listSigns, eq(listSigns.signId, signSchedules.signId))
    .where(and(eq(signSchedules.userId, userId), eq(listSigns.listId, listId)))
    .orderBy(asc(signSchedules.dueAt), asc(signSchedules.signId))

/** The signs of these lists that a person should see again by now. */
export const findDueSignIds = async (
  db: Database,
  userId: string,
  listIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectDistinct({ signId: signSchedules.signId })
    .from(signSchedules)
    .innerJoin(listSigns, eq(listSigns.signId, signSchedules.signId))
    .where(
      and(
        eq(signSchedules.userId, userId),
        lte(signSchedules.dueAt, now),
        sql`${listSigns.listId} = any(${sql.param([...listIds])}::uuid[])`,
      ),
    )
  return new Set(rows.map(({ signId }) => signId))
}
