import { canTakeOwnSeat, seatsWarning } from '@gebaerdenraum/domain/teams/seats'
import type { Database } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/framework/errors.ts'
import { lockTeam } from './team-lock.repository.ts'
import { noTeam } from './team-of.ts'
import { updateTeam } from './teams.repository.ts'

type Change = {
  readonly name?: string | undefined
  readonly description?: string | undefined
  readonly ownerHasAccess?: boolean | undefined
}

/** The owner takes a seat only where one is free; giving his up is always possible. */
export const patchTeam = async (db: Database, teamId: string, change: Change): Promise<void> => {
  const team = await lockTeam(db, teamId, new Date())
  if (!team) throw noTeam()
  if (change.ownerHasAccess === true && !canTakeOwnSeat(team.seats)) {
    throw new ApiError('Conflict', seatsWarning(1), { data: { missing: 1 } })
  }
  await updateTeam(db, teamId, change)
}
