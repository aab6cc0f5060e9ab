import type { SeatFacts } from './seats.ts'

export type SeatedMember = {
  readonly userId: string
  /** ISO 8601. */
  readonly joinedAt: string
}

/**
 * Who leaves when a smaller licence begins: the newest members first, never the owner (decisions, Licences and payment).
 * Open invitations stay; as long as they are too many, none of them can be accepted.
 */
export const surplusMembers = (
  { size, ownerHasAccess }: Pick<SeatFacts, 'size' | 'ownerHasAccess'>,
  members: readonly SeatedMember[],
): readonly SeatedMember[] => {
  const seats = Math.max(0, size - (ownerHasAccess ? 1 : 0))
  const oldestFirst = members.toSorted(
    (a, b) => Date.parse(a.joinedAt) - Date.parse(b.joinedAt) || (a.userId < b.userId ? -1 : 1),
  )
  return oldestFirst.slice(seats).reverse()
}
