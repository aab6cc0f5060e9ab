import type { Session } from '@gebaerdenraum/domain/accounts/session.contract'
import type { Invitation } from '@gebaerdenraum/domain/teams/invitations.contract'

/** The team of a session, with an active licence. */
export const SESSION_TEAM: NonNullable<Session['team']> = {
  _id: 'team-1',
  name: 'Kita Sonnenhügel',
  description: '',
  ownerHasAccess: true,
  owner: { name: 'Eva Neu', email: 'eva@schule.example' },
  licence: { state: 'active', endedAt: null },
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
