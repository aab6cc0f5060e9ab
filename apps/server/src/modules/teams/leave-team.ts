import { canRemove, TEAM_REFUSAL_TEXTS } from '@gebaerdenraum/domain/accounts/access/team-roles'
import { runUnitOfWork } from '../../platform/database/unit-of-work.ts'
import type { Context } from '../../platform/framework/define-resource.ts'
import { ApiError } from '../../platform/framework/errors.ts'
import { unseatMembers } from './membership.repository.ts'
import { peopleOfTeam } from './people-of-team.ts'
import type { Services } from './services.ts'
import { enqueueTeamMail } from './team-mails.ts'

/** Takes a person out of the caller's team: himself, or a member by a manager, who is told by mail. Gives the person. */
export const leaveTeam = (
  { db, caller, services }: Pick<Context<Services>, 'db' | 'caller' | 'services'>,
  userId: string,
) =>
  runUnitOfWork(db, services, async (unit) => {
    const { team, actor, target } = await peopleOfTeam(unit.db, caller, userId)
    const verdict = canRemove(actor, target)
    if (!verdict.ok) throw new ApiError('Forbidden', TEAM_REFUSAL_TEXTS[verdict.reason])
    const [left] = await unseatMembers(unit.db, team.id, [userId])
    if (left && actor.userId !== userId) {
      await enqueueTeamMail(unit, services, { kind: 'removed', teamName: team.name }, left)
    }
    return { ...target.person, team: null, teamRole: null }
  })
