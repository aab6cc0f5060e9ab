import { type Review, scheduleOf } from '@gebaerdenraum/domain/lists/repetition'
import { settleReviewTimes } from '@gebaerdenraum/domain/lists/review-times'
import type { Database } from '../../platform/database/database.ts'
import type { Reach } from '../teams/index.ts'
import { findReviews, insertReviews, lockRepetitions, writeSchedules } from './repetitions.repository.ts'

/** Stores a person's answers and calculates when these signs are due again. Inside a transaction. */
export const recordReviews = async (db: Database, reach: Reach, reviews: readonly Review[]) => {
  const { userId } = reach
  const signs = [...new Set(reviews.map(({ sign }) => sign))]
  await lockRepetitions(db, userId)
  const known = await findReviews(db, userId, signs)
  await insertReviews(db, reach, settleReviewTimes(reviews, known, new Date()))
  const all = await findReviews(db, userId, signs)
  const schedules = [...Map.groupBy(all, ({ sign }) => sign)].flatMap(([signId, answers]) => {
    const schedule = scheduleOf(answers)
    return schedule ? [{ signId, ...schedule }] : []
  })
  await writeSchedules(db, userId, schedules)
  return schedules
}
