import { signedInUnverified } from '@gebaerdenraum/domain/access/permissions'
import { sessionContract } from '@gebaerdenraum/domain/accounts/session.contract'
import { freeSeats } from '@gebaerdenraum/domain/teams/seats'
import { managesTeam } from '@gebaerdenraum/domain/teams/team-roles'
import { defineResource } from '../../define.ts'
import { findTeamSeats } from '../teams/team-lock.repository.ts'
import { sessionOf, teamRoleOf } from './account-of.ts'
import { accountOfCaller } from './account-of-caller.ts'

export const sessionResource = defineResource(sessionContract, {
  find: {
    allow: signedInUnverified({ rows: 'own' }),
    async handle({ caller, db }) {
      const account = await accountOfCaller(db, caller)
      const teamId = managesTeam(teamRoleOf(account)) ? account.team?.id : undefined
      const team = teamId === undefined ? undefined : await findTeamSeats(db, teamId, new Date())
      if (!team) return sessionOf(account)
      const { openInvitations } = team.seats
      return { ...sessionOf(account), freeSeats: freeSeats(team.seats), openInvitations }
    },
  },
})
