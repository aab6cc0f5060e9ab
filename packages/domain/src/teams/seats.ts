/** The seats of a team licence (specification 1, section 4; decisions, Words and Teams). */

export type SeatFacts = {
  /** Seats of the licence; 0 without one. */
  readonly size: number
  /** Members and managers; the owner is not among them. */
  readonly members: number
  /** Not consumed, not cancelled, not expired: each reserves a seat. */
  readonly openInvitations: number
  /** The owner takes a seat himself. */
  readonly ownerHasAccess: boolean
}

/** Can be negative after a smaller licence began. */
export const freeSeats = ({ size, members, openInvitations, ownerHasAccess }: SeatFacts): number =>
  size - members - openInvitations - (ownerHasAccess ? 1 : 0)

export type InviteVerdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'nobody' }
  | { readonly ok: false; readonly reason: 'seats-full'; readonly missing: number }

/** All or nothing: who does not fit keeps the others from being invited too. */
export const canInvite = (seats: SeatFacts, people: number): InviteVerdict => {
  if (people === 0) return { ok: false, reason: 'nobody' }
  const missing = people - Math.max(0, freeSeats(seats))
  return missing > 0 ? { ok: false, reason: 'seats-full', missing } : { ok: true }
}

/** Accepting moves a seat from the invitation to the member: it fits unless the licence shrank meanwhile. */
export const canAccept = (seats: SeatFacts): boolean => freeSeats(seats) >= 0

/** Whether the owner may take a seat himself. */
export const canTakeOwnSeat = (seats: SeatFacts): boolean => seats.ownerHasAccess || freeSeats(seats) >= 1

/** The quoted warning. Cancelling an invitation frees one seat, as does one person less. */
export const seatsWarning = (missing: number): string =>
  `Es sind nicht genügend freie Plätze in Ihrer Lizenz vorhanden. Entfernen Sie ${missing} Person(en) aus der Liste oder stornieren Sie ${missing} offene Einladung(en).`

export type SeatShare = { readonly category: 'owner' | 'members' | 'invitations' | 'free'; readonly seats: number }

/** The parts of the seat chart, in the order of its legend. */
export const seatShares = (seats: SeatFacts): readonly SeatShare[] => [
  { category: 'owner', seats: seats.ownerHasAccess ? 1 : 0 },
  { category: 'members', seats: seats.members },
  { category: 'invitations', seats: seats.openInvitations },
  { category: 'free', seats: Math.max(0, freeSeats(seats)) },
]
