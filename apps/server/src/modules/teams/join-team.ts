import type { ErrorName } from '@gebaerdenraum/domain/kernel/errors'
import { canJoin, JOINING_REFUSAL_TEXTS, type JoiningRefusal } from '@gebaerdenraum/domain/teams/joining'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { Context } from '../../platform/framework/define-resource.ts'
import { ApiError } from '../../platform/framework/errors.ts'
import { findAccountById, lockAccount } from '../accounts/index.ts'
import { noInvitation } from './change-invitation.ts'
import { stateOf } from './invitation-of.ts'
import { isTokenOf } from './invitation-tokens.ts'
import { consumeInvitation, findInvitation } from './invitations.repository.ts'
import { seatMember } from './membership.repository.ts'
import type { Services } from './services.ts'
import { lockTeam } from './team-lock.repository.ts'

type Acceptance = { readonly team: string; readonly invitationId: string; readonly invitationToken: string }

/** Accepts an invitation: its seat becomes the person's. Of several calls with one token exactly one succeeds. */
export const joinTeam = (
  { db }: Pick<Context<Services>, 'db'>,
  userId: string,
  { team: teamId, invitationId, invitationToken }: Acceptance,
): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const now = new Date()
    const known = await findInvitation(transaction, invitationId)
    if (!known || known.teamId !== teamId || !isTokenOf(known, invitationToken)) throw noInvitation()
    const team = await lockTeam(transaction, teamId, now)
    await lockAccount(transaction, userId)
    const invitation = await findInvitation(transaction, invitationId)
    const account = await findAccountById(transaction, userId)
    // Sent anew while this call waited: the link it came with is no more.
    if (!team || !account || !invitation || !isTokenOf(invitation, invitationToken)) throw noInvitation()
    const verdict = canJoin({
      invitation: { state: stateOf(invitation, now), email: invitation.email, teamId },
      person: {
        email: account.email,
        isEmailVerified: account.emailVerifiedAt !== null,
        teamId: account.team?.id ?? null,
        ownsTeam: account.team?.ownerId === account.id,
        hasOwnActiveSubscription: account.subscription?.status === 'active',
      },
      seats: team.seats,
    })
    if (!verdict.ok) throw refusalOf(verdict.reason)
    await consumeInvitation(transaction, invitationId, userId, now)
    await seatMember(transaction, userId, teamId)
  })

const ERROR_NAMES: Readonly<Record<JoiningRefusal, ErrorName>> = {
  consumed: 'Conflict',
  cancelled: 'Gone',
  expired: 'Gone',
  'other-address': 'Forbidden',
  'not-verified': 'Forbidden',
  'already-member': 'Conflict',
  'owns-team': 'Conflict',
  'in-other-team': 'Conflict',
  'own-subscription': 'Conflict',
  'seats-full': 'Conflict',
}

const refusalOf = (reason: JoiningRefusal) =>
  new ApiError(ERROR_NAMES[reason], JOINING_REFUSAL_TEXTS[reason], { data: { reason } })
