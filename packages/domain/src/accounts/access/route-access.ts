import type { TeamRole, UserRole } from '../session.contract.ts'

/** Who may open a page. Every route states all of it; nothing is open by omission. */
export type RouteAccess = {
  readonly login: 'public' | 'required'
  /** Matters for signed-in visitors only; a public page never needs a licence. */
  readonly licence: 'needed' | 'not-needed'
  /** Reachable before the e-mail address is confirmed (login, signup, verification, legal texts). */
  readonly allowsUnverified: boolean
  /** Open to an administrator who has to set up a second factor first; public pages are open to him too. */
  readonly allowsEnrolling?: true
  readonly userRoles: readonly UserRole[] | 'any'
  readonly teamRoles: readonly TeamRole[] | 'any'
}

export const PUBLIC: RouteAccess = {
  login: 'public',
  licence: 'not-needed',
  allowsUnverified: false,
  userRoles: 'any',
  teamRoles: 'any',
}
export const PUBLIC_UNVERIFIED: RouteAccess = { ...PUBLIC, allowsUnverified: true }

export const LICENSED: RouteAccess = { ...PUBLIC, login: 'required', licence: 'needed' }
export const SIGNED_IN: RouteAccess = { ...LICENSED, licence: 'not-needed' }
export const CUSTOMERS: RouteAccess = { ...SIGNED_IN, userRoles: ['customers'] }
export const ADMINS: RouteAccess = { ...SIGNED_IN, userRoles: ['admins'] }
export const ADMINS_ENROLLING: RouteAccess = { ...ADMINS, allowsEnrolling: true }

export const teamRoles = (...roles: readonly TeamRole[]): RouteAccess => ({ ...SIGNED_IN, teamRoles: roles })
