import type { BillingType, SubscriptionStatus, UserRole } from '../accounts/session.contract.ts'

export type LicenceFacts = {
  readonly role: UserRole
  readonly billingType: BillingType
  /** State of the own subscription; null without one. */
  readonly ownStatus: SubscriptionStatus | null
  /** The team he owns or belongs to; null without one. */
  readonly team: {
    readonly status: SubscriptionStatus | null
    readonly isOwner: boolean
    readonly ownerHasAccess: boolean
  } | null
}

/**
 * Whether a user is licensed now (decisions, Words): an own subscription that is active, a seat in a team whose
 * subscription is active, or free access. An owner who takes no seat has none, active subscription or not.
 */
export const hasActiveLicence = ({ role, billingType, ownStatus, team }: LicenceFacts): boolean => {
  if (role === 'admins' || billingType === 'free') return true
  if (team?.isOwner) return team.ownerHasAccess && (team.status === 'active' || ownStatus === 'active')
  return ownStatus === 'active' || team?.status === 'active'
}
