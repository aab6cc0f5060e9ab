import type { BillingType, TeamRole, UserRole } from '../accounts/session.contract.ts'

/** Who makes a call, with all that permissions ask of him. */
export type Caller = { readonly kind: 'anonymous' } | UserCaller

export type UserCaller = {
  readonly kind: 'user'
  readonly userId: string
  /** The sign-in this call was made with. */
  readonly tokenId: string
  readonly role: UserRole
  readonly billingType: BillingType
  readonly isEmailVerified: boolean
  readonly isLicensed: boolean
  readonly teamId: string | null
  readonly teamRole: TeamRole | null
  readonly isMultiplicator: boolean
}

export const ANONYMOUS: Caller = { kind: 'anonymous' }

export const isLicensed = (caller: Caller): boolean => caller.kind === 'user' && caller.isLicensed
