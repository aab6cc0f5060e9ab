import { emailKey } from '@gebaerdenraum/domain/kernel/email-address'
import { defaultInvitationMessage, INVITATION_DAYS } from '@gebaerdenraum/domain/teams/invitation-state'
import { canInvite, seatsWarning } from '@gebaerdenraum/domain/teams/seats'
import { v7 } from 'uuid'
import type { WriteContext } from '../../platform/framework/define-resource.ts'
import { ApiError } from '../../platform/framework/errors.ts'
import { hashToken } from '../accounts/index.ts'
import { findTakenAddresses, type InvitationRow, insertInvitations } from './invitations.repository.ts'
import { managedTeam } from './managed-team.ts'
import { sendInvitationsJob } from './send-invitations.job.ts'
import type { Services } from './services.ts'
import { noTeam } from './team-of.ts'

const DAY_MS = 86_400_000
export const FIRST_TOKEN = 1

type Invited = { readonly name: string; readonly email: string; readonly team: string; readonly message: string }

/** Invites all of these people or nobody. */
export const createInvitations = async (
  { caller, db, services, unit }: WriteContext<Services>,
  invited: readonly Invited[],
  fieldOf: (index: number) => string,
): Promise<readonly InvitationRow[]> => {
  const now = new Date()
  const { actor, team } = await managedTeam(db, caller, now)
  if (invited.some(({ team: id }) => id !== team.id)) throw noTeam()
  refuseTwins(invited, fieldOf)
  const taken = await findTakenAddresses(
    db,
    team.id,
    invited.map(({ email }) => email),
    now,
  )
  refuseTaken(invited, fieldOf, taken)
  if (team.licence !== 'active') throw new ApiError('Conflict', NOT_ACTIVE)
  const verdict = canInvite(team.seats, invited.length)
  if (!verdict.ok) {
    const missing = verdict.reason === 'seats-full' ? verdict.missing : 0
    throw new ApiError('Conflict', seatsWarning(missing), { data: { missing } })
  }
  const rows = await insertInvitations(
    db,
    invited.map(({ name, email, message }) => {
      const id = v7()
      return {
        id,
        teamId: team.id,
        email,
        name,
        message: message === '' ? defaultInvitationMessage(team.name) : message,
        inviterId: actor.id,
        tokenHash: hashToken(services.invitationTokens.tokenOf(id, FIRST_TOKEN)),
        expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
      }
    }),
    now,
  )
  const links = rows.map(({ id, tokenNumber }) => ({ id, tokenNumber }))
  await services.queue.enqueue(unit, sendInvitationsJob, { kind: 'invitation', links })
  return rows
}

const NOT_ACTIVE = 'Die Lizenz deines Teams ist nicht aktiv. Sobald sie es wieder ist, kannst du Personen einladen.'
const TWIN = 'Diese Adresse steht mehrmals in der Liste.'
const MEMBER = 'Diese Person ist schon im Team.'
const INVITED = 'Diese Person ist schon eingeladen.'

type FieldOf = (index: number) => string

const refuseTwins = (invited: readonly Invited[], fieldOf: FieldOf): void => {
  const keys = invited.map(({ email }) => emailKey(email))
  const errors = Object.fromEntries(
    keys.flatMap((key, index) => (keys.indexOf(key) === index ? [] : [[fieldOf(index), TWIN]])),
  )
  if (Object.keys(errors).length > 0) throw new ApiError('BadRequest', TWIN, { errors })
}

const refuseTaken = (
  invited: readonly Invited[],
  fieldOf: FieldOf,
  taken: Awaited<ReturnType<typeof findTakenAddresses>>,
): void => {
  const found = invited.flatMap(({ email }, index) => {
    const sentence = taken.members.has(emailKey(email)) ? MEMBER : taken.invited.has(emailKey(email)) ? INVITED : null
    return sentence === null ? [] : [{ email, sentence, field: fieldOf(index) }]
  })
  if (found.length === 0) return
  const emails = found.map(({ email }) => email)
  throw new ApiError('Conflict', `Schon im Team oder schon eingeladen: ${emails.join(', ')}`, {
    errors: Object.fromEntries(found.map(({ field, sentence }) => [field, sentence])),
    data: { emails },
  })
}
