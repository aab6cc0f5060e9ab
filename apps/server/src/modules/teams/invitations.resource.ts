import { anyone, teamManager } from '@gebaerdenraum/domain/accounts/access/permissions'
import { invitationsContract } from '@gebaerdenraum/domain/teams/invitations.contract'
import { endInvitation, noInvitation, resendInvitation } from './change-invitation.ts'
import { createInvitations } from './create-invitations.ts'
import { invitationOf, openedInvitationOf } from './invitation-of.ts'
import { isTokenOf } from './invitation-tokens.ts'
import { findInvitations, findInvitationWithTeam } from './invitations.repository.ts'
import { defineResource } from './services.ts'
import { noTeam } from './team-of.ts'

export const invitationsResource = defineResource(invitationsContract, {
  find: {
    allow: teamManager({ rows: 'of the own team' }),
    async handle({ caller, db, query }) {
      if (caller.kind !== 'user' || caller.teamId === null) throw noTeam()
      const { limit, skip, sort, filters } = query
      const direction = sort['createdAt'] ?? 1
      const { total, rows } = await findInvitations(db, caller.teamId, { filters, limit, skip, direction })
      const now = new Date()
      return { total, limit, skip, data: rows.map((row) => invitationOf(row, now)) }
    },
  },
  get: {
    allow: anyone({ rows: 'by the token of its link' }),
    limit: { points: 300, seconds: 3_600, by: 'address' },
    async handle({ id, db, query }) {
      const found = await findInvitationWithTeam(db, id)
      if (!found || !isTokenOf(found.invitation, query.invitationToken)) throw noInvitation()
      return openedInvitationOf(found, new Date())
    },
  },
  create: {
    allow: teamManager({ rows: 'into the own team' }),
    limit: { points: 60, seconds: 3_600, by: 'caller' },
    async handle(context) {
      const { data } = context
      const now = new Date()
      if (!Array.isArray(data)) {
        const [row] = await createInvitations(context, [data], () => 'email')
        return invitationOf(row as NonNullable<typeof row>, now)
      }
      const rows = await createInvitations(context, data, (index) => `${index}.email`)
      return rows.map((row) => invitationOf(row, now))
    },
  },
  patch: {
    allow: teamManager({ rows: 'of the own team' }),
    limit: { points: 300, seconds: 3_600, by: 'caller' },
    // What limits count must hold whatever becomes of the change: it opens its own transaction.
    transaction: 'none',
    async handle(context) {
      const row = await ('resend' in context.data ? resendInvitation(context) : endInvitation(context))
      return invitationOf(row, new Date())
    },
  },
})
