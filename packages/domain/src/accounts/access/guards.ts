import { ALLOW, type Decision, redirectTo } from './decision.ts'
import { TEAM_ROLE_NAMES, USER_ROLE_NAMES } from './role-names.ts'
import type { RouteAccess } from './route-access.ts'
import { contactText, missingLicenceText } from './team-licence.ts'
import type { User, Visitor } from './visitor.ts'

export const OWNER_WITHOUT_SEAT_TEXT = 'Du hast keine aktive Lizenz, kannst aber dein Team verwalten.'
export const NO_LICENCE_TEXT = 'Du hast keine aktive Lizenz.'

export type Guard = (access: RouteAccess, visitor: Visitor) => Decision

/** Specification 1, section 2, "Guards, in order" 1. */
export const requireAccount: Guard = (access, visitor) => {
  if (visitor.kind === 'anonymous') return access.login === 'required' ? redirectTo('login') : ALLOW
  return visitor.isEmailVerified || access.allowsUnverified ? ALLOW : redirectTo('signup')
}

/** An administrator without a second factor sets it up first; public pages stay open. */
export const requireSecondFactor: Guard = (access, visitor) =>
  visitor.kind === 'user' && visitor.awaitsSecondFactor && access.login === 'required' && !access.allowsEnrolling
    ? redirectTo('administration-sign-in')
    : ALLOW

/**
 * Guard 2. An owner without a seat manages the team whatever state its subscription is in. Only people who can buy are
 * sent to the checkout: members of a team learn on the licence page why they have no access and whom to ask.
 */
export const requireLicence: Guard = (access, visitor) => {
  if (visitor.kind === 'anonymous' || visitor.isLicensed || access.licence === 'not-needed') return ALLOW
  if (visitor.isOwnerWithoutSeat) {
    return { kind: 'redirect', to: 'team-overview', notice: { tone: 'info', text: OWNER_WITHOUT_SEAT_TEXT } }
  }
  const to = visitor.hasSubscription || !visitor.canBuy ? 'user-subscription' : 'checkout'
  return { kind: 'redirect', to, notice: { tone: 'warning', text: noLicenceText(visitor) } }
}

const noLicenceText = ({ sharedTeam }: User): string => {
  const reason = sharedTeam && missingLicenceText(sharedTeam.licence)
  return sharedTeam && reason ? `${NO_LICENCE_TEXT} ${reason} ${contactText(sharedTeam.owner)}` : NO_LICENCE_TEXT
}

/** Guard 3. */
export const requireUserRole: Guard = ({ userRoles }, visitor) => {
  if (userRoles === 'any' || visitor.kind === 'anonymous' || userRoles.includes(visitor.role)) return ALLOW
  const roles = userRoles.map((role) => USER_ROLE_NAMES[role]).join(', ')
  const text = `Diese Seite ist nur für folgende Benutzerrollen verfügbar: ${roles}`
  return { kind: 'stay', notice: { tone: 'warning', text } }
}

/**
 * Guard 4. The team overview itself asks for a team role: whoever has no team at all goes to the settings instead,
 * or he would be sent in circles.
 */
export const requireTeamRole: Guard = ({ teamRoles }, visitor) => {
  if (teamRoles === 'any' || visitor.kind === 'anonymous') return ALLOW
  if (visitor.teamRole && teamRoles.includes(visitor.teamRole)) return ALLOW
  const roles = teamRoles.map((role) => TEAM_ROLE_NAMES[role]).join(', ')
  const text = `Diese Seite ist nur für folgende Team-Rollen verfügbar: ${roles}`
  return {
    kind: 'redirect',
    to: visitor.teamRole ? 'team-overview' : 'settings',
    notice: { tone: 'warning', text },
  }
}

export const GUARDS: readonly Guard[] = [
  requireAccount,
  requireSecondFactor,
  requireLicence,
  requireUserRole,
  requireTeamRole,
]
