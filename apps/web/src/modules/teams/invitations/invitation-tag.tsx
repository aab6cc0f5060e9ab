import { invitationState } from '@gebaerdenraum/domain/teams/invitation-state'
import type { Invitation } from '@gebaerdenraum/domain/teams/invitations.contract'
import { germanDay } from '../../../ui/german-dates.ts'
import classes from './invitation-tag.module.css'

/** What has become of an invitation, in the specified words. */
export const InvitationTag = ({ invitation }: { readonly invitation: Invitation }) => {
  const state = invitationState(invitation, new Date().toISOString())
  return (
    <span className={classes.tag} data-state={state}>
      {TEXTS[state](invitation)}
    </span>
  )
}

const TEXTS = {
  open: ({ expiresAt }: Invitation) => `Offen (bis zum ${germanDay(expiresAt)})`,
  consumed: ({ consumedAt }: Invitation) => `Eingelöst (${germanDay(consumedAt ?? '')})`,
  cancelled: ({ invalidatedAt }: Invitation) => `Storniert (${germanDay(invalidatedAt ?? '')})`,
  expired: ({ expiresAt }: Invitation) => `Abgelaufen (${germanDay(expiresAt)})`,
} as const
