import type { User } from '@gebaerdenraum/domain/accounts/session.contract'
import type { TeamPerson, UsersPatch } from '@gebaerdenraum/domain/accounts/users.contract'
import type { Context } from '../../platform/framework/define-resource.ts'
import { userOf } from './account-of.ts'
import { accountOfCaller } from './account-of-caller.ts'
import { changePassword } from './change-password.ts'
import { type MembershipChanges, membershipChanges } from './extensions/index.ts'
import { onlySelf } from './only-self.ts'
import { mergePreferences } from './preferences.repository.ts'
import type { Services } from './services.ts'

/** One change at a time, as the contract sees to. Only team and role may be those of another person. */
export const patchUser = async (context: Context<Services, unknown, UsersPatch>): Promise<User | TeamPerson> => {
  const { id, caller, data, db, services } = context
  const { preferences, password, oldPassword, team, invitationId, invitationToken, teamRole } = data
  if (teamRole !== undefined) return findMembershipChanges(services).changeRole(context, id, teamRole)
  if (team === null) {
    const person = await findMembershipChanges(services).leave(context, id)
    return caller.kind === 'user' && caller.userId === id ? userOf(await accountOfCaller(db, caller)) : person
  }
  const self = onlySelf(id, caller)
  if (team !== undefined && invitationId !== undefined && invitationToken !== undefined) {
    await findMembershipChanges(services).join(context, id, { team, invitationId, invitationToken })
  }
  if (preferences) await mergePreferences(db, id, preferences)
  if (password !== undefined && oldPassword !== undefined) {
    await changePassword(context, self, { password, oldPassword })
  }
  return userOf(await accountOfCaller(db, caller))
}

const findMembershipChanges = ({ contributions }: Services): MembershipChanges => {
  const [changes] = contributions.to(membershipChanges)
  if (!changes) throw new Error('No module contributes membership changes.')
  return changes
}
