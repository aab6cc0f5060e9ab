import type { BillingType, TeamRole, UserRole } from '../session.contract.ts'

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
  /**
   * Set while an administrator looks at the app as this person: the sign-in he looks from. Such a call changes nothing,
   * whatever the person himself may do.
   */
  readonly viewedBy?: string
  /** Set on the sign-in of an administrator until a second factor was proven: it serves for nothing but setting one up. */
  readonly awaitsSecondFactor?: true
}

export const ANONYMOUS: Caller = { kind: 'anonymous' }

export const isViewed = (caller: Caller): boolean => caller.kind === 'user' && caller.viewedBy !== undefined

export const isLicensed = (caller: Caller): boolean => caller.kind === 'user' && caller.isLicensed

export const isAdministrator = (caller: Caller): boolean => caller.kind === 'user' && caller.role === 'admins'

/** The same person without what his role lets him do. */
export const asPerson = (caller: Caller): Caller =>
  isAdministrator(caller) ? { ...(caller as UserCaller), role: 'customers' } : caller
