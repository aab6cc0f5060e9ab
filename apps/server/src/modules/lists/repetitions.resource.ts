import { licensed } from '@gebaerdenraum/domain/accounts/access/permissions'
import { type Repetition, repetitionsContract } from '@gebaerdenraum/domain/lists/repetitions.contract'
import { validate as isUuid } from 'uuid'
import { signedInCaller } from '../accounts/index.ts'
import { findReachableCustomSignIds } from '../custom-signs/index.ts'
import { noList } from './list-errors.ts'
import { findList } from './lists.repository.ts'
import { recordReviews } from './record-reviews.ts'
import { findSchedulesOfList } from './repetitions.repository.ts'
import { defineResource } from './services.ts'

export const repetitionsResource = defineResource(repetitionsContract, {
  find: {
    allow: licensed({ rows: 'own, of lists within reach' }),
    async handle({ query, caller, db, services }) {
      const user = signedInCaller(caller)
      const { byId } = await services.catalogue.current()
      if (!(await findList(db, user, query.list))) throw noList()
      const schedules = await findSchedulesOfList(db, user.userId, query.list)
      const others = schedules.map(({ signId }) => signId).filter((signId) => !byId.has(signId))
      const custom = await findReachableCustomSignIds(db, user, others)
      const data = schedules.filter(({ signId }) => byId.has(signId) || custom.has(signId)).map(repetitionOf)
      const { skip, limit } = query
      return { total: data.length, limit, skip, data: data.slice(skip, skip + limit) }
    },
  },
  create: {
    allow: licensed({ rows: 'own' }),
    // One call for each answer is as fast as anybody learns; whoever was offline sends up to 200 in one.
    limit: { points: 300, seconds: 300, by: 'caller' },
    async handle({ data, caller, db }) {
      const user = signedInCaller(caller)
      const reviews = data.reviews
        .filter(({ sign }) => isUuid(sign))
        .map(({ _id, sign, answer, reviewedAt }) => ({
          id: _id.toLowerCase(),
          sign: sign.toLowerCase(),
          answer,
          reviewedAt: new Date(reviewedAt),
        }))
      if (reviews.length === 0) return []
      return (await recordReviews(db, user, reviews)).map(repetitionOf)
    },
  },
})

type Row = Awaited<ReturnType<typeof findSchedulesOfList>>[number]

const repetitionOf = ({ signId, dueAt, lastReviewAt, reviews, lapses }: Row): Repetition => ({
  _id: signId,
  dueAt: dueAt.toISOString(),
  lastReviewAt: lastReviewAt.toISOString(),
  reviews,
  lapses,
})
