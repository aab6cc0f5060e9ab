import { COUNTED_REVIEWS_MAX, type Review, type Schedule } from '@gebaerdenraum/domain/lists/repetition'
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { signs } from '../catalogue/index.ts'
import { findReachableCustomSignIds } from '../custom-signs/index.ts'
import type { Reach } from '../teams/index.ts'
import { listSigns, signReviews, signSchedules } from './tables/lists.ts'

/** Any fixed number: keeps these locks apart from all others. */
const REPETITION_LOCKS = 7_203_416

/** Holds a person's schedule until the transaction ends: of two devices at once each counts the other's answers. */
export const lockRepetitions = async (db: Database, userId: string): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(${REPETITION_LOCKS}, hashtext(${userId}))`)
}

/**
 * Keeps answers; those that are there already are left out, and those to signs that do not exist: to custom signs, that
 * the person does not reach.
 */
export const insertReviews = async (db: Database, reach: Reach, reviews: readonly Review[]): Promise<void> => {
  const given = [...new Set(reviews.map(({ sign }) => sign))]
  const known = await db.select({ id: signs.id }).from(signs).where(inArray(signs.id, given))
  const ofCatalogue = new Set(known.map(({ id }) => id))
  const custom = await findReachableCustomSignIds(
    db,
    reach,
    given.filter((id) => !ofCatalogue.has(id)),
  )
  const rows = reviews.flatMap(({ id, sign, answer, reviewedAt }) => {
    const item = ofCatalogue.has(sign) ? { signId: sign } : custom.has(sign) ? { customSignId: sign } : null
    return item ? [{ id, userId: reach.userId, ...item, answer, reviewedAt }] : []
  })
  if (rows.length > 0) await db.insert(signReviews).values(rows).onConflictDoNothing()
}

/** The answers that a person gave to these signs, as far as they count; in whatever order they came, the same ones. */
export const findReviews = async (db: Database, userId: string, signIds: readonly string[]): Promise<Review[]> => {
  const ranked = db
    .select({
      id: signReviews.id,
      sign: signReviews.itemId,
      answer: signReviews.answer,
      reviewedAt: signReviews.reviewedAt,
      rank: sql<number>`row_number() over (
        partition by ${signReviews.itemId} order by ${signReviews.reviewedAt} desc, ${signReviews.id} desc
      )`.as('rank'),
    })
    .from(signReviews)
    .where(and(eq(signReviews.userId, userId), inArray(signReviews.itemId, [...signIds])))
    .as('ranked')
  const { id, sign, answer, reviewedAt } = ranked
  return db.select({ id, sign, answer, reviewedAt }).from(ranked).where(lte(ranked.rank, COUNTED_REVIEWS_MAX))
}

/** Schedules of signs that have answers; whether of the catalogue or custom these tell. */
export const writeSchedules = async (
  db: Database,
  userId: string,
  schedules: readonly (Schedule & { readonly signId: string })[],
): Promise<void> => {
  if (schedules.length === 0) return
  const answered = await db
    .selectDistinct({ signId: signReviews.signId, customSignId: signReviews.customSignId, id: signReviews.itemId })
    .from(signReviews)
    .where(
      and(
        eq(signReviews.userId, userId),
        inArray(
          signReviews.itemId,
          schedules.map(({ signId }) => signId),
        ),
      ),
    )
  const items = new Map(answered.map(({ id, ...item }) => [id, item]))
  await db
    .insert(signSchedules)
    .values(schedules.map(({ signId, ...schedule }) => ({ userId, ...schedule, ...items.get(signId) })))
    .onConflictDoUpdate({
      target: [signSchedules.userId, signSchedules.itemId],
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
  signId: signSchedules.itemId,
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
    .innerJoin(listSigns, eq(listSigns.itemId, signSchedules.itemId))
    .where(and(eq(signSchedules.userId, userId), eq(listSigns.listId, listId)))
    .orderBy(asc(signSchedules.dueAt), asc(signSchedules.itemId))

/** The signs of these lists that a person should see again by now. */
export const findDueSignIds = async (
  db: Database,
  userId: string,
  listIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectDistinct({ signId: signSchedules.itemId })
    .from(signSchedules)
    .innerJoin(listSigns, eq(listSigns.itemId, signSchedules.itemId))
    .where(
      and(
        eq(signSchedules.userId, userId),
        lte(signSchedules.dueAt, now),
        sql`${listSigns.listId} = any(${sql.param([...listIds])}::uuid[])`,
      ),
    )
  return new Set(rows.map(({ signId }) => signId))
}
