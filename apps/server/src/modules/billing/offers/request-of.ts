import type { CustomSubscriptionRequest } from '@gebaerdenraum/domain/billing/custom-subscription-requests.contract'
import { proposedNet } from '@gebaerdenraum/domain/billing/offers/proposed-price'
import type { Database } from '../../../platform/database/database.ts'
import type { Services } from '../services.ts'
import { findAnswers, type RequestRow } from './custom-subscription-requests.repository.ts'
import { offerOf } from './offer-of.ts'
import { findOffersOf } from './offers.repository.ts'

/** Requests as administrators see them: with what was written back and offered. */
export const requestsOf = async (
  db: Database,
  services: Services,
  rows: readonly RequestRow[],
  now: Date,
): Promise<CustomSubscriptionRequest[]> => {
  const ids = rows.map(({ id }) => id)
  const answers = await findAnswers(db, ids)
  const offers = await findOffersOf(db, ids)
  const { list } = await services.prices.current(db)
  return rows.map((row) => ({
    ...newRequestOf(row),
    answers: answers
      .filter(({ requestId }) => requestId === row.id)
      .map(({ text, createdAt }) => ({ text, createdAt: createdAt.toISOString() })),
    offers: offers.filter(({ requestId }) => requestId === row.id).map((offer) => offerOf(offer, now)),
    proposedNet: proposedNet(list, now, row),
  }))
}

/** As whoever asks sees it. */
export const newRequestOf = ({ id, createdAt, ...row }: RequestRow): CustomSubscriptionRequest => ({
  _id: id,
  ...row,
  createdAt: createdAt.toISOString(),
  answers: [],
  offers: [],
  proposedNet: null,
})
