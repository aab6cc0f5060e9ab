import { offerState } from '@gebaerdenraum/domain/billing/offers/offer-state'
import type { Offer, OpenedOffer } from '@gebaerdenraum/domain/billing/offers/offers.contract'
import { ApiError } from '../../../platform/framework/errors.ts'
import type { RequestRow } from './custom-subscription-requests.repository.ts'
import type { OfferRow } from './offers.repository.ts'

/** As administrators see it. */
export const offerOf = (row: OfferRow, now: Date): Offer => ({
  _id: row.id,
  request: row.requestId,
  seats: row.seats,
  period: row.period,
  net: row.net,
  validUntil: row.validUntil,
  text: row.text,
  state: offerState(row, now),
  createdAt: row.createdAt.toISOString(),
  acceptedAt: row.acceptedAt?.toISOString() ?? null,
  declineReason: row.declineReason,
})

/** As whoever has its link sees it. */
export const openedOfferOf = (row: OfferRow, { name, organisation }: RequestRow, now: Date): OpenedOffer => {
  const { request: _, acceptedAt: __, declineReason: ___, ...offer } = offerOf(row, now)
  return { ...offer, name, organisation }
}

export const noOffer = (): ApiError =>
  new ApiError('NotFound', 'Diesen Link gibt es nicht. Bitte öffne den Link aus unserer letzten E-Mail.')
