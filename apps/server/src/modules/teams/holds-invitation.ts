import { emailKey } from '@gebaerdenraum/domain/kernel/email-address'
import type { Database } from '../../platform/database/database.ts'
import { stateOf } from './invitation-of.ts'
import { isTokenOf } from './invitation-tokens.ts'
import { findInvitation } from './invitations.repository.ts'

type Given = {
  readonly email: string
  readonly invitationId?: string | undefined
  readonly invitationToken?: string | undefined
}

/** Whether this is the token of an open invitation to this address, which only a mail to it can have told. */
export const holdsInvitation = async (
  db: Database,
  { email, invitationId, invitationToken }: Given,
): Promise<boolean> => {
  if (invitationId === undefined || invitationToken === undefined) return false
  const invitation = await findInvitation(db, invitationId)
  if (!invitation || !isTokenOf(invitation, invitationToken)) return false
  return emailKey(invitation.email) === emailKey(email) && stateOf(invitation, new Date()) === 'open'
}
