import type { License } from '@gebaerdenraum/domain/accounts/session.contract'
import { surplusMembers } from '@gebaerdenraum/domain/teams/surplus-members'
import type { UnitOfWork } from '../../platform/database/unit-of-work.ts'
import { findSeatedMembers, lockPeople, unseatMembers } from './membership.repository.ts'
import { lockTeam } from './team-lock.repository.ts'
import { enqueueTeamMail, type TeamMailServices } from './team-mails.ts'
import { updateTeamLicence } from './teams.repository.ts'

/**
 * Gives the team's subscription another licence, inside the transaction of `where`. Where it has fewer seats than
 * members, the newest leave at once and are told by mail; open invitations stay and wait. Gives the ids of who left.
 */
export const changeTeamLicence = async (
  unit: UnitOfWork,
  services: TeamMailServices,
  teamId: string,
  license: License,
): Promise<readonly string[]> => {
  const team = await lockTeam(unit.db, teamId, new Date())
  if (!team || team.subscriptionId === null) return []
  await updateTeamLicence(unit.db, team.subscriptionId, license)
  const members = await findSeatedMembers(unit.db, teamId)
  const surplus = surplusMembers(
    { size: license.size, ownerHasAccess: team.seats.ownerHasAccess },
    members.map(({ userId, joinedAt }) => ({ userId, joinedAt: joinedAt.toISOString() })),
  )
  if (surplus.length === 0) return []
  const ids = surplus.map(({ userId }) => userId)
  await lockPeople(unit.db, ids)
  const left = await unseatMembers(unit.db, teamId, ids)
  for (const person of left) await enqueueTeamMail(unit, services, { kind: 'surplus', teamName: team.name }, person)
  return left.map(({ id }) => id)
}
