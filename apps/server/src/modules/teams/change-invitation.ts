import { INVITATION_DAYS } from '@gebaerdenraum/domain/teams/invitation-state'
import { canInvite, seatsWarning } from '@gebaerdenraum/domain/teams/seats'
import type { Database } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { runUnitOfWork, type UnitOfWork } from '../../platform/database/unit-of-work.ts'
import type { Context } from '../../platform/framework/define-resource.ts'
import { ApiError } from '../../platform/framework/errors.ts'
import type { Allowance } from '../../platform/framework/rate-limits.ts'
import { hashToken } from '../accounts/index.ts'
import { stateOf } from './invitation-of.ts'
import {
  cancelInvitation,
  findInvitation,
  findTakenAddresses,
  type InvitationRow,
  renewInvitation,
} from './invitations.repository.ts'
import { managedTeam } from './managed-team.ts'
import { sendInvitationsJob } from './send-invitations.job.ts'
import type { Services } from './services.ts'
import type { LockedTeam } from './team-lock.repository.ts'

const DAY_MS = 86_400_000
/** Mails to somebody who may not want them. */
const RESENDS_PER_INVITATION: Allowance = { points: 3, seconds: 3_600 }

type Where = Context<Services>

/** Ends an invitation of the caller's team. */
export const endInvitation = ({ id, caller, db }: Where): Promise<InvitationRow> =>
  inTransaction(db, async (transaction) => {
    const now = new Date()
    const { team } = await managedTeam(transaction, caller, now)
    return endInvitationOf(transaction, team, id, now)
  })

/** Mails an invitation of the caller's team again. */
export const resendInvitation = async ({ id, caller, db, services }: Where): Promise<InvitationRow> => {
  const known = await findInvitation(db, id)
  if (!known || caller.kind !== 'user' || known.teamId !== caller.teamId) throw noInvitation()
  await spendInvitationMail(services, id)
  return runUnitOfWork(db, services, async (unit) => {
    const now = new Date()
    const { team } = await managedTeam(unit.db, caller, now)
    return resendInvitationOf(unit, services, team, id, now)
  })
}

export const spendInvitationMail = ({ rateLimits }: Services, id: string): Promise<void> =>
  rateLimits.spend(RESENDS_PER_INVITATION, `resend-invitation:${id}`)

/** Ends an invitation and frees its seat. Ending it twice is no error; what was accepted stays accepted. */
export const endInvitationOf = async (
  db: Database,
  team: LockedTeam,
  id: string,
  now: Date,
): Promise<InvitationRow> => {
  const invitation = await invitationOfTeam(db, id, team.id)
  const state = stateOf(invitation, now)
  if (state === 'consumed') throw new ApiError('Conflict', CONSUMED)
  if (state === 'cancelled') return invitation
  return (await cancelInvitation(db, id, now)) ?? invitation
}

/** Makes a new link and mails it; the one before ends. An invitation that ran out takes a seat again, if one is free. */
export const resendInvitationOf = async (
  unit: UnitOfWork,
  services: Services,
  team: LockedTeam,
  id: string,
  now: Date,
): Promise<InvitationRow> => {
  const { db } = unit
  const invitation = await invitationOfTeam(db, id, team.id)
  const state = stateOf(invitation, now)
  if (state === 'consumed') throw new ApiError('Conflict', CONSUMED)
  if (state === 'cancelled') throw new ApiError('Conflict', CANCELLED)
  if (state === 'expired') {
    const { members, invited } = await findTakenAddresses(db, team.id, [invitation.email], now)
    if (members.size > 0 || invited.size > 0) throw new ApiError('Conflict', REPLACED)
    const verdict = canInvite(team.seats, 1)
    if (!verdict.ok) throw new ApiError('Conflict', seatsWarning(1), { data: { missing: 1 } })
  }
  const tokenNumber = invitation.tokenNumber + 1
  const renewed = await renewInvitation(db, id, {
    tokenNumber,
    tokenHash: hashToken(services.invitationTokens.tokenOf(id, tokenNumber)),
    expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
  })
  const links = [{ id, tokenNumber }]
  await services.queue.enqueue(unit, sendInvitationsJob, { kind: 'invitation', links })
  return renewed ?? invitation
}

/** Invitations of other teams are not there for the caller: 404 whether they exist or not. */
export const noInvitation = () => new ApiError('NotFound', 'Diese Einladung gibt es nicht.')

const CONSUMED = 'Diese Einladung wurde schon angenommen.'
const CANCELLED = 'Diese Einladung wurde storniert. Lade die Person bitte neu ein.'
const REPLACED = 'Diese Person ist inzwischen im Team oder neu eingeladen.'

const invitationOfTeam = async (db: Where['db'], id: string, teamId: string): Promise<InvitationRow> => {
  const invitation = await findInvitation(db, id)
  if (invitation?.teamId !== teamId) throw noInvitation()
  return invitation
}
