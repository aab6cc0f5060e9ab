import { administrator } from '@gebaerdenraum/domain/accounts/access/permissions'
import {
  type AdministeredTeam,
  administrationTeamsContract,
} from '@gebaerdenraum/domain/teams/administration-teams.contract'
import { validate as isUuid } from 'uuid'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { runUnitOfWork } from '../../../platform/database/unit-of-work.ts'
import type { Context } from '../../../platform/framework/define-resource.ts'
import { endInvitationOf, noInvitation, resendInvitationOf, spendInvitationMail } from '../change-invitation.ts'
import { findInvitation } from '../invitations.repository.ts'
import type { Services } from '../services.ts'
import { defineResource } from '../services.ts'
import { lockTeam } from '../team-lock.repository.ts'
import { noTeam } from '../team-of.ts'
import { administeredTeamOf, teamSummaryOf } from './administered-team-of.ts'
import { findAdministeredTeams } from './administration-teams.repository.ts'

const allow = administrator({ rows: 'all' })

export const administrationTeamsResource = defineResource(administrationTeamsContract, {
  find: {
    allow,
    async handle({ query: { search = '', filters, sort, limit, skip }, db }) {
      const wish = { search, licence: filters.licence?.$eq, sort, limit, skip }
      const { total, rows } = await findAdministeredTeams(db, wish, new Date())
      return { total, limit, skip, data: rows.map(teamSummaryOf) }
    },
  },
  get: {
    allow,
    handle: ({ id, db }) => administeredTeamOf(db, id, new Date()),
  },
  patch: {
    allow: administrator({ rows: 'invitations of all: mails one again, cancels one' }),
    limit: { points: 300, seconds: 3_600, by: 'caller' },
    // What limits count must hold whatever becomes of the change: it opens its own transaction.
    transaction: 'none',
    async handle(context) {
      const { data } = context
      return 'resendInvitation' in data
        ? resend(context, data.resendInvitation)
        : cancel(context, data.cancelInvitation)
    },
  },
})

type Where = Context<Services>

const resend = async ({ id, db, services }: Where, invitationId: string): Promise<AdministeredTeam> => {
  const known = isUuid(invitationId) ? await findInvitation(db, invitationId) : undefined
  if (known?.teamId !== id) throw noInvitation()
  await spendInvitationMail(services, invitationId)
  return runUnitOfWork(db, services, async (unit) => {
    const now = new Date()
    await resendInvitationOf(unit, services, await held({ id, db: unit.db }, now), invitationId, now)
    return administeredTeamOf(unit.db, id, now)
  })
}

const cancel = ({ id, db: pool }: Where, invitationId: string): Promise<AdministeredTeam> =>
  inTransaction(pool, async (db) => {
    const now = new Date()
    await endInvitationOf(db, await held({ id, db }, now), invitationId, now)
    return administeredTeamOf(db, id, now)
  })

const held = async ({ id, db }: Pick<Where, 'id' | 'db'>, now: Date) => {
  const team = isUuid(id) ? await lockTeam(db, id, now) : undefined
  if (!team) throw noTeam()
  return team
}
