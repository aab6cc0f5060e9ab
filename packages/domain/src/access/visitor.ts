import type { Session, TeamRole, UserRole } from '../accounts/session.contract.ts'

/** Whoever asks for a page, reduced to what the guards need to know. */
export type Visitor = { readonly kind: 'anonymous' } | User

export type User = {
  readonly kind: 'user'
  readonly role: UserRole
  readonly isEmailVerified: boolean
  readonly isLicensed: boolean
  /** Ever had a subscription of any state. */
  readonly hasSubscription: boolean
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
    teamRole,
    isOwnerWithoutSeat: teamRole === 'owner' && team?.ownerHasAccess === false,
    isMultiplicator: user.isMultiplicator,
    awaitsSecondFactor,
  }
}

export const isLicensed = (visitor: Visitor): boolean => visitor.kind === 'user' && visitor.isLicensed
