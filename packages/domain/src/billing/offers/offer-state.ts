import { germanDayOf } from '../../kernel/german-days.ts'

/** What became of an offer; only an open one can be accepted. `replaced`: another was made in its place. */
export const OFFER_STATES = ['open', 'expired', 'withdrawn', 'replaced', 'declined', 'accepted'] as const
export type OfferState = (typeof OFFER_STATES)[number]

type Moment = Date | string | null

export type OfferFacts = {
  /** Last day, as `2026-12-31`. */
  readonly validUntil: string
  readonly withdrawnAt: Moment
  readonly replacedAt: Moment
  readonly declinedAt: Moment
  readonly acceptedAt: Moment
}

export const offerState = (offer: OfferFacts, now: Date): OfferState => {
  if (offer.acceptedAt !== null) return 'accepted'
  if (offer.replacedAt !== null) return 'replaced'
  if (offer.withdrawnAt !== null) return 'withdrawn'
  if (offer.declinedAt !== null) return 'declined'
  return offer.validUntil < germanDayOf(now) ? 'expired' : 'open'
}

/** What is said of an offer that cannot be accepted any more. */
export const CLOSED_OFFER_TEXTS: Readonly<Record<Exclude<OfferState, 'open'>, string>> = {
  expired: 'Dieses Angebot ist abgelaufen. Antworte einfach auf unsere E-Mail, wenn du ein neues möchtest.',
  withdrawn: 'Dieses Angebot gilt nicht mehr. Antworte einfach auf unsere E-Mail, wenn du Fragen hast.',
  replaced: 'Es gibt ein neueres Angebot für dich. Den Link dazu findest du in unserer letzten E-Mail.',
  declined: 'Dieses Angebot wurde abgelehnt. Antworte einfach auf unsere E-Mail, wenn du es dir anders überlegt hast.',
  accepted: 'Dieses Angebot wurde schon angenommen.',
}

export const OFFER_STATE_TEXTS: Readonly<Record<OfferState, string>> = {
  open: 'Offen',
  expired: 'Abgelaufen',
  withdrawn: 'Zurückgezogen',
  replaced: 'Ersetzt',
  declined: 'Abgelehnt',
  accepted: 'Angenommen',
}
