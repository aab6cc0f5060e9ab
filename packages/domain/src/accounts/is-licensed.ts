import type { BillingType, SubscriptionStatus, UserRole } from './session.contract.ts'

export type LicenceFacts = {
  readonly role: UserRole
  readonly billingType: BillingType
  /** Until when an administrator gave free access; without end it is the billing type `free`. */
  readonly freeUntil: Date | null
  /** State of the own subscription; null without one. */
  readonly ownStatus: SubscriptionStatus | null
  /** The team he owns or belongs to; null without one. */
  readonly team: {
    readonly status: SubscriptionStatus | null
    readonly isOwner: boolean
    readonly ownerHasAccess: boolean
  } | null
}

/** What somebody is licensed by. Where there are several, what he or his team pays for comes before what is given. */
export const LICENCE_SOURCES = ['own', 'team', 'free', 'administrator', 'none'] as const
export type LicenceSource = (typeof LICENCE_SOURCES)[number]

/**
 * Whether a user is licensed at a moment (decisions, Words): an own subscription that is active, a seat in a team whose
 * subscription is active, or free access. An owner who takes no seat has none, active subscription or not; free access
 * is his own and needs no seat.
 */
export const hasActiveLicence = (facts: LicenceFacts, now: Date): boolean => licenceSource(facts, now) !== 'none'

export const licenceSource = (facts: LicenceFacts, now: Date): LicenceSource => {
  const { role, ownStatus, team } = facts
  const hasSeat = !team?.isOwner || team.ownerHasAccess
  if (hasSeat && ownStatus === 'active') return 'own'
  if (hasSeat && team?.status === 'active') return 'team'
  if (hasFreeAccess(facts, now)) return 'free'
  return role === 'admins' ? 'administrator' : 'none'
}

/** Ends exactly at its moment, whether or not he pays besides. */
export const hasFreeAccess = (
  { billingType, freeUntil }: Pick<LicenceFacts, 'billingType' | 'freeUntil'>,
  now: Date,
): boolean => billingType === 'free' || (freeUntil !== null && now.getTime() < freeUntil.getTime())
