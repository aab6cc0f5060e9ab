import { type Review, scheduleOf } from '@gebaerdenraum/domain/lists/repetition'
import type { Database } from '../../platform/database/database.ts'
import type { Reach } from '../teams/index.ts'
import { findReviews, insertReviews, lockRepetitions, writeSchedules } from './repetitions.repository.ts'

/** Keeps a person's answers and works out anew when he should see these signs again. Inside a transaction. */
export const recordReviews = async (db: Database, reach: Reach, reviews: readonly Review[]) => {
  const { userId } = reach
  await lockRepetitions(db, userId)
  await insertReviews(db, reach, reviews)
  const all = await findReviews(db, userId, [...new Set(reviews.map(({ sign }) => sign))])
  const schedules = [...Map.groupBy(all, ({ sign }) => sign)].flatMap(([signId, answers]) => {
    const schedule = scheduleOf(answers)
    return schedule ? [{ signId, ...schedule }] : []
  })
  await writeSchedules(db, userId, schedules)
  return schedules
}
