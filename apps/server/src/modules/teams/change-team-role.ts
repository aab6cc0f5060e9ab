import {
  type AssignableRole,
  canChangeRole,
  TEAM_REFUSAL_TEXTS,
} from '@gebaerdenraum/domain/accounts/access/team-roles'
import { runUnitOfWork } from '../../platform/database/unit-of-work.ts'
import type { Context } from '../../platform/framework/define-resource.ts'
import { ApiError } from '../../platform/framework/errors.ts'
import { updateTeamRole } from './membership.repository.ts'
import { peopleOfTeam } from './people-of-team.ts'
import type { Services } from './services.ts'
import { enqueueTeamMail } from './team-mails.ts'

/** Gives a member another role and tells him by mail. Giving the role he has changes nothing. */
export const changeTeamRole = (
  { db, caller, services }: Pick<Context<Services>, 'db' | 'caller' | 'services'>,
  userId: string,
  teamRole: AssignableRole,
) =>
  runUnitOfWork(db, services, async (unit) => {
    const { team, actor, target } = await peopleOfTeam(unit.db, caller, userId)
    const changed = { ...target.person, team: team.id, teamRole }
    const verdict = canChangeRole(actor, target, teamRole)
    if (!verdict.ok && verdict.reason === 'same-role') return changed
    if (!verdict.ok) throw new ApiError('Forbidden', TEAM_REFUSAL_TEXTS[verdict.reason])
    await updateTeamRole(unit.db, userId, teamRole)
    if (actor.userId !== userId) {
      const mail = { kind: teamRole === 'manager' ? 'made-manager' : 'made-member', teamName: team.name } as const
      await enqueueTeamMail(unit, services, mail, target.person)
    }
    return changed
  })
