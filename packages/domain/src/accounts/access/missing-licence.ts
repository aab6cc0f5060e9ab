import { canBuyLicence } from '../can-buy-licence.ts'
import type { Session, SessionTeam } from '../session.contract.ts'
import { NO_LICENCE_TEXT, OWNER_WITHOUT_SEAT_TEXT } from './guards.ts'
import { missingLicenceText } from './team-licence.ts'

/** Why somebody who is signed in has no access, and what can be done about it. */
export type MissingLicence = {
  readonly text: string
  /** Whom to ask: the owner of the team, who pays for it. Null where the person can act. */
  readonly contact: SessionTeam['owner'] | null
  /** Where to go: the checkout, the licence page, or the team overview. Only those who can buy go to the checkout. */
  readonly action: 'buy' | 'licence' | 'team'
}

/** Null for who is licensed. */
export const missingLicence = ({ user, team, teamRole, subscription }: Session): MissingLicence | null => {
  if (user.hasActiveSubscription) return null
  if (!canBuyLicence(user)) {
    const reason = team && missingLicenceText(team.licence)
    return { text: sentences(NO_LICENCE_TEXT, reason), contact: team && reason ? team.owner : null, action: 'licence' }
  }
  const isOwnerWithoutSeat = teamRole === 'owner' && team?.ownerHasAccess === false
  if (isOwnerWithoutSeat && subscription?.status === 'active') {
    return { text: OWNER_WITHOUT_SEAT_TEXT, contact: null, action: 'team' }
  }
  if (subscription?.status === 'pending-approval') {
    return { text: sentences(NO_LICENCE_TEXT, 'Deine Bestellung wird noch geprüft.'), contact: null, action: 'licence' }
  }
  return { text: NO_LICENCE_TEXT, contact: null, action: 'buy' }
}

const sentences = (...texts: readonly (string | null)[]): string => texts.filter(Boolean).join(' ')
