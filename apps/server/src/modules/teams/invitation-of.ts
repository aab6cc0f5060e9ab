import { invitationState } from '@gebaerdenraum/domain/teams/invitation-state'
import type { Invitation, OpenedInvitation } from '@gebaerdenraum/domain/teams/invitations.contract'
import type { findInvitationWithTeam, InvitationRow } from './invitations.repository.ts'

export const stateOf = ({ consumedAt, invalidatedAt, expiresAt }: InvitationRow, now: Date) =>
  invitationState(
    {
      consumedAt: consumedAt?.toISOString() ?? null,
      invalidatedAt: invalidatedAt?.toISOString() ?? null,
      expiresAt: expiresAt.toISOString(),
    },
    now.toISOString(),
  )

/** An invitation as the managers of its team see it. */
export const invitationOf = (row: InvitationRow, now: Date): Invitation => ({
  ...factsOf(row, now),
  team: row.teamId,
  delivery: row.delivery,
})

/** As whoever has its link sees it. */
export const openedInvitationOf = (
  { invitation, team, inviter }: NonNullable<Awaited<ReturnType<typeof findInvitationWithTeam>>>,
  now: Date,
): OpenedInvitation => ({
  ...factsOf(invitation, now),
  team: { _id: team.id, name: team.name, description: team.description },
  inviter: inviter ?? '',
})

const factsOf = (row: InvitationRow, now: Date) => {
  const state = stateOf(row, now)
  return {
    _id: row.id,
    email: row.email,
    name: row.name,
    message: row.message,
    createdAt: row.createdAt.toISOString(),
    consumedAt: row.consumedAt?.toISOString() ?? null,
    invalidatedAt: row.invalidatedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt.toISOString(),
    isConsumed: state === 'consumed',
    isInvalidated: state === 'cancelled',
    isExpired: state === 'expired',
    isValid: state === 'open',
    new: false as const,
  }
}
