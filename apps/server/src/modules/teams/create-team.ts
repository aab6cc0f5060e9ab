import type { Team } from '@gebaerdenraum/domain/teams/teams.contract'
import type { Context } from '../../platform/framework/define-resource.ts'
import { ApiError } from '../../platform/framework/errors.ts'
import { accountOfCaller, lockAccount } from '../accounts/index.ts'
import { insertOwnership } from './membership.repository.ts'
import type { Services } from './services.ts'
import { teamOf } from './team-of.ts'
import { insertTeam } from './teams.repository.ts'

const HAS_TEAM = 'Du bist schon in einem Team.'
const NO_TEAM_LICENCE =
  'Ein Team kann anlegen, wer selbst eine aktive Lizenz mit mehreren Plätzen hat. Wähle dafür in den Einstellungen unter „Lizenz“ eine größere.'

type Data = { readonly name: string; readonly description: string }

/** The payer's licence becomes the team's. His account is held, so that two calls at once make one team. */
export const createTeam = async ({ caller, db, data }: Context<Services, unknown, Data>): Promise<Team> => {
  const { id: userId } = await accountOfCaller(db, caller)
  await lockAccount(db, userId)
  const { team, subscription } = await accountOfCaller(db, caller)
  if (team) throw new ApiError('Conflict', HAS_TEAM)
  if (subscription?.status !== 'active' || subscription.license.size < 2)
    throw new ApiError('Forbidden', NO_TEAM_LICENCE)
  const { name, description } = data
  const teamId = await insertTeam(db, { name, description, ownerId: userId, subscriptionId: subscription.id })
  await insertOwnership(db, userId, teamId)
  return teamOf(db, teamId, { userId, teamRole: 'owner' })
}
