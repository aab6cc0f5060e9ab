import type { UserCaller } from '@gebaerdenraum/domain/accounts/access/caller'
import { canChangeRole, canRemove, managesTeam } from '@gebaerdenraum/domain/accounts/access/team-roles'
import { freeSeats, type SeatFacts } from '@gebaerdenraum/domain/teams/seats'
import type { Team, TeamMember } from '@gebaerdenraum/domain/teams/teams.contract'
import type { Database } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/framework/errors.ts'
import { findTeamSeats, type LockedTeam } from './team-lock.repository.ts'
import { findMembers, findTeam } from './teams.repository.ts'

type TeamRow = NonNullable<Awaited<ReturnType<typeof findTeam>>>
type Viewer = Pick<UserCaller, 'userId' | 'teamRole'>

/** A team as one of its people sees it: members learn who leads it, only managers and the owner who else is in it. */
export const teamOf = async (db: Database, teamId: string, viewer: Viewer): Promise<Team> => {
  const team = await findTeam(db, teamId)
  const seats = team && (await findTeamSeats(db, teamId, new Date()))
  if (!seats) throw noTeam()
  const manages = managesTeam(viewer.teamRole)
  const isOwner = viewer.teamRole === 'owner'
  const members = manages ? await membersOf(db, team, viewer) : undefined
  return {
    _id: team.id,
    name: team.name,
    description: team.description,
    owner: personOf(team.owner),
    ownerHasAccess: seats.seats.ownerHasAccess,
    subscription: seats.subscriptionId,
    licence: licenceOf(seats),
    ...(members && { members, seats: seatsOf({ ...seats.seats, members: members.length }) }),
    can: {
      edit: isOwner,
      manage: manages,
      invite: manages && seats.licence === 'active',
      bill: isOwner,
      leave: !isOwner,
    },
  }
}

/** Other teams are not there for the caller: 404 whether they exist or not. */
export const noTeam = () => new ApiError('NotFound', 'Dieses Team gibt es nicht.')

const licenceOf = ({ licence }: LockedTeam): Team['licence'] => {
  if (licence === null) return 'none'
  return licence === 'active' ? 'active' : 'inactive'
}

/** `members` as many as the answer lists, also where somebody joined or left while it was read. */
const seatsOf = (seats: SeatFacts): NonNullable<Team['seats']> => ({ ...seats, free: freeSeats(seats) })

const membersOf = async (db: Database, { id, owner }: TeamRow, viewer: Viewer): Promise<TeamMember[]> => {
  const members = await findMembers(db, { id, ownerId: owner.id })
  const actor = { userId: viewer.userId, role: viewer.teamRole ?? 'member' }
  return members.map((row) => {
    const role = row.role ?? 'member'
    const target = { userId: row.id, role }
    const other = role === 'manager' ? 'member' : 'manager'
    const can = { changeRole: canChangeRole(actor, target, other).ok, remove: canRemove(actor, target).ok }
    return { user: personOf(row), role, can }
  })
}

const personOf = ({ id, name, email }: { id: string; name: string; email: string }) => ({ _id: id, name, email })
