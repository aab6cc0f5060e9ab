import type { Caller } from '@gebaerdenraum/domain/accounts/access/caller'
import { type Membership, managesTeam } from '@gebaerdenraum/domain/accounts/access/team-roles'
import type { TeamRole } from '@gebaerdenraum/domain/accounts/session.contract'
import { validate as isUuid } from 'uuid'
import type { Database } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/framework/errors.ts'
import { lockPeople } from './membership.repository.ts'
import { type LockedTeam, lockTeam } from './team-lock.repository.ts'
import { noTeam } from './team-of.ts'

type Person = { readonly _id: string; readonly name: string; readonly email: string }

/**
 * The caller and another person of his team, both held, with the roles they have now. Who is no manager does not learn
 * who else is in the team: to him the others are not there, as are all accounts outside of it.
 */
export const peopleOfTeam = async (
  db: Database,
  caller: Caller,
  userId: string,
): Promise<{
  readonly team: LockedTeam
  readonly actor: Membership
  readonly target: Membership & { readonly person: Person }
}> => {
  if (caller.kind !== 'user' || !isUuid(userId)) throw noPerson()
  if (caller.teamId === null) throw caller.userId === userId ? noOwnTeam() : noPerson()
  const team = await lockTeam(db, caller.teamId, new Date())
  if (!team) throw noTeam()
  const people = await lockPeople(db, [caller.userId, userId])
  const memberOf = (id: string) => {
    const row = people.find((person) => person.id === id)
    if (!row) return undefined
    const role = roleIn(team, row)
    return role && { userId: id, role, person: { _id: id, name: row.name, email: row.email } }
  }
  const actor = memberOf(caller.userId)
  if (!actor) throw noOwnTeam()
  const target = userId === caller.userId ? actor : managesTeam(actor.role) ? memberOf(userId) : undefined
  if (!target) throw noPerson()
  return { team, actor, target }
}

const roleIn = (
  team: LockedTeam,
  { id, teamId, teamRole }: { id: string; teamId: string | null; teamRole: 'member' | 'manager' | null },
): TeamRole | undefined => {
  if (team.ownerId === id) return 'owner'
  return teamId === team.id ? (teamRole ?? 'member') : undefined
}

const noPerson = () => new ApiError('NotFound', 'Dieses Konto gibt es nicht.')
const noOwnTeam = () => new ApiError('Conflict', 'Du bist in keinem Team.')
