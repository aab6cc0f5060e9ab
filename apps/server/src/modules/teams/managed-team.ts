import type { Caller } from '@gebaerdenraum/domain/accounts/access/caller'
import { managesTeam, TEAM_REFUSAL_TEXTS } from '@gebaerdenraum/domain/accounts/access/team-roles'
import type { Database } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/framework/errors.ts'
import { accountOfCaller, teamRoleOf } from '../accounts/index.ts'
import { lockTeam } from './team-lock.repository.ts'
import { noTeam } from './team-of.ts'

/**
 * The caller's team, held, and the caller as he is now: what the call began with may have been taken from him while he
 * waited for the lock.
 */
export const managedTeam = async (db: Database, caller: Caller, now: Date) => {
  const teamId = caller.kind === 'user' ? caller.teamId : null
  const team = teamId === null ? undefined : await lockTeam(db, teamId, now)
  if (!team) throw noTeam()
  const actor = await accountOfCaller(db, caller)
  if (actor.team?.id !== team.id) throw noTeam()
  const role = teamRoleOf(actor)
  if (!managesTeam(role)) throw new ApiError('Forbidden', TEAM_REFUSAL_TEXTS['not-manager'])
  return { team, actor: { id: actor.id, role: role ?? 'member' } }
}
