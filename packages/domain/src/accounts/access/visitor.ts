import { canBuyLicence } from '../can-buy-licence.ts'
import type { Session, SessionTeam, TeamRole, UserRole } from '../session.contract.ts'

/** Whoever asks for a page, reduced to what the guards need to know. */
export type Visitor = { readonly kind: 'anonymous' } | User

export type User = {
  readonly kind: 'user'
  readonly role: UserRole
  readonly isEmailVerified: boolean
  readonly isLicensed: boolean
  /** Ever had a subscription of any state. */
  readonly hasSubscription: boolean
  /** False for members of a team, free access and administrators: the checkout refuses them. */
  readonly canBuy: boolean
  /** The team whose licence this person uses but does not pay for; null for all others. */
  readonly sharedTeam: Pick<SessionTeam, 'owner' | 'licence'> | null
  readonly teamRole: TeamRole | null
  /** Owns a team without taking one of its seats (decisions, "Where texts disagree"). */
  readonly isOwnerWithoutSeat: boolean
  readonly isMultiplicator: boolean
  /** An administrator who has to set up his second factor before anything else. */
  readonly awaitsSecondFactor?: true | undefined
}

export const ANONYMOUS: Visitor = { kind: 'anonymous' }

export const visitorOf = (session: Session | null): Visitor => {
  if (!session) return ANONYMOUS
  const { user, team, teamRole, awaitsSecondFactor } = session
  return {
    kind: 'user',
    role: user.role,
    isEmailVerified: user.isEmailVerified,
    isLicensed: user.hasActiveSubscription,
    hasSubscription: user.hasSubscription,
    canBuy: canBuyLicence(user),
    sharedTeam: user.billingType === 'member' ? team : null,
    teamRole,
    isOwnerWithoutSeat: teamRole === 'owner' && team?.ownerHasAccess === false,
    isMultiplicator: user.isMultiplicator,
    awaitsSecondFactor,
  }
}

export const isLicensed = (visitor: Visitor): boolean => visitor.kind === 'user' && visitor.isLicensed
