import type { MailOutcomes } from '../../platform/mail/mail-outcomes.ts'
import { updateDelivery } from './invitations.repository.ts'

/** A refused address shows on the row of the invitation, so that somebody can mend it. */
export const noteInvitationMail: NonNullable<MailOutcomes[string]> = (db, { id, version }, outcome) =>
  updateDelivery(db, id, version, outcome)
