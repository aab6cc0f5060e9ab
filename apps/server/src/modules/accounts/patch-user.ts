import type { User } from '@gebaerdenraum/domain/accounts/session.contract'
import type { TeamPerson, UsersPatch } from '@gebaerdenraum/domain/accounts/users.contract'
import type { Context } from '../../platform/framework/define-resource.ts'
import type { Services } from '../../services.ts'
import { changeTeamRole } from '../teams/change-team-role.ts'
import { joinTeam } from '../teams/join-team.ts'
import { leaveTeam } from '../teams/leave-team.ts'
import { userOf } from './account-of.ts'
import { accountOfCaller } from './account-of-caller.ts'
import { changePassword } from './change-password.ts'
import { onlySelf } from './only-self.ts'
import { mergePreferences } from './preferences.repository.ts'

/** One change at a time, as the contract sees to. Only team and role may be those of somebody else. */
export const patchUser = async (context: Context<Services, unknown, UsersPatch>): Promise<User | TeamPerson> => {
  const { id, caller, data, db } = context
  const { preferences, password, oldPassword, team, invitationId, invitationToken, teamRole } = data
  if (teamRole !== undefined) return changeTeamRole(context, id, teamRole)
  if (team === null) {
    const person = await leaveTeam(context, id)
    return caller.kind === 'user' && caller.userId === id ? userOf(await accountOfCaller(db, caller)) : person
  }
  const self = onlySelf(id, caller)
  if (team !== undefined && invitationId !== undefined && invitationToken !== undefined) {
    await joinTeam(context, id, { team, invitationId, invitationToken })
  }
  if (preferences) await mergePreferences(db, id, preferences)
  if (password !== undefined && oldPassword !== undefined) {
    await changePassword(context, self, { password, oldPassword })
  }
  return userOf(await accountOfCaller(db, caller))
}
