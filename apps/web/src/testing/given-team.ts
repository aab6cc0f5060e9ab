import type { Session } from '@gebaerdenraum/domain/accounts/session.contract'
import type { Invitation } from '@gebaerdenraum/domain/teams/invitations.contract'
import type { Team } from '@gebaerdenraum/domain/teams/teams.contract'

/** The team of a session, with an active licence. */
export const SESSION_TEAM: NonNullable<Session['team']> = {
  _id: 'team-1',
  name: 'Kita Sonnenhügel',
  description: '',
  ownerHasAccess: true,
  owner: { name: 'Eva Neu', email: 'eva@schule.example' },
  licence: { state: 'active', endedAt: null },
}

/** The same team as its owner sees it: a licence for ten, nobody but the owner, five open invitations. */
export const OWN_TEAM: Team = {
  _id: SESSION_TEAM._id,
  name: SESSION_TEAM.name,
  description: 'Alle Gruppen unserer Kita',
  owner: { _id: 'user-1', ...SESSION_TEAM.owner },
  ownerHasAccess: true,
  subscription: 'subscription-1',
  licence: 'active',
  members: [],
  seats: { size: 10, members: 0, openInvitations: 5, ownerHasAccess: true, free: 4 },
  can: { edit: true, manage: true, invite: true, bill: true, leave: false },
}

/** What says of an invitation that it is open. */
export const OPEN_INVITATION = {
  message: '',
  createdAt: '2026-11-01T08:00:00.000Z',
  expiresAt: '2099-11-15T08:00:00.000Z',
  consumedAt: null,
  invalidatedAt: null,
  isConsumed: false,
  isInvalidated: false,
  isExpired: false,
  isValid: true,
  new: false,
} as const satisfies Partial<Invitation>
