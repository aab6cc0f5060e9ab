import type { Caller, UserCaller } from '@gebaerdenraum/domain/accounts/access/caller'
import { licensed, signedIn, teamOwner } from '@gebaerdenraum/domain/accounts/access/permissions'
import { teamsContract } from '@gebaerdenraum/domain/teams/teams.contract'
import { createTeam } from './create-team.ts'
import { patchTeam } from './patch-team.ts'
import { defineResource } from './services.ts'
import { noTeam, teamOf } from './team-of.ts'

export const teamsResource = defineResource(teamsContract, {
  get: {
    allow: signedIn({ rows: 'the own one; members and seats for its managers' }),
    async handle({ id, caller, db }) {
      const { teamId, ...viewer } = ofTeam(id, caller)
      return teamOf(db, teamId, viewer)
    },
  },
  create: {
    allow: licensed({ rows: 'a first one, by who pays for a team licence' }),
    limit: { points: 20, seconds: 3_600, by: 'caller' },
    handle: createTeam,
  },
  patch: {
    allow: teamOwner({ rows: 'the own one' }),
    async handle(context) {
      const { teamId, ...viewer } = ofTeam(context.id, context.caller)
      await patchTeam(context.db, teamId, context.data)
      return teamOf(context.db, teamId, viewer)
    },
  },
})

const ofTeam = (id: string, caller: Caller): UserCaller & { readonly teamId: string } => {
  if (caller.kind === 'user' && caller.teamId !== null && caller.teamId === id) return { ...caller, teamId: id }
  throw noTeam()
}
