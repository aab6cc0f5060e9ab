import type {
  AdministeredTeam,
  AdministeredTeamSummary,
} from '@gebaerdenraum/domain/teams/administration-teams.contract'
import { freeSeats } from '@gebaerdenraum/domain/teams/seats'
import { validate as isUuid } from 'uuid'
import type { Database } from '../../../platform/database/database.ts'
import { findHeldLicences, toHeldLicence } from '../../accounts/index.ts'
import { stateOf } from '../invitation-of.ts'
import { noTeam } from '../team-of.ts'
import { findMembers } from '../teams.repository.ts'
import {
  type AdministeredTeamRow,
  findAdministeredTeam,
  findWaitingInvitations,
} from './administration-teams.repository.ts'

export const teamSummaryOf = (row: AdministeredTeamRow): AdministeredTeamSummary => {
  const { members, openInvitations, ownerHasAccess } = row
  const seats = { size: row.license?.size ?? 0, members, openInvitations, ownerHasAccess }
  return {
    _id: row.id,
    name: row.name,
    owner: personOf(row.owner),
    licence: row.licence,
    seats: { ...seats, free: freeSeats(seats) },
    createdAt: row.createdAt.toISOString(),
  }
}

export const administeredTeamOf = async (db: Database, id: string, now: Date): Promise<AdministeredTeam> => {
  const row = isUuid(id) ? await findAdministeredTeam(db, id, now) : undefined
  if (!row) throw noTeam()
  const members = await findMembers(db, { id, ownerId: row.owner.id })
  const invitations = await findWaitingInvitations(db, id)
  const { subscriptionId } = row
  const licences = await findHeldLicences(db, subscriptionId === null ? [] : [subscriptionId])
  return {
    ...teamSummaryOf(row),
    description: row.description,
    heldLicence: toHeldLicence(licences.get(subscriptionId ?? '')),
    members: members.map(({ role, ...person }) => ({ ...personOf(person), role: role ?? 'member' })),
    invitations: invitations.map((invitation) => ({
      _id: invitation.id,
      name: invitation.name,
      email: invitation.email,
      createdAt: invitation.createdAt.toISOString(),
      expiresAt: invitation.expiresAt.toISOString(),
      isExpired: stateOf(invitation, now) === 'expired',
      delivery: invitation.delivery,
    })),
  }
}

type PersonRow = { readonly id: string; readonly name: string; readonly email: string }

const personOf = ({ id, name, email }: PersonRow) => ({ _id: id, name, email })
