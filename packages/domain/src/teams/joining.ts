import { emailKey } from '../kernel/email-address.ts'
import { INVALID_INVITATION_TEXTS, type InvitationState } from './invitation-state.ts'
import { canAccept, type SeatFacts } from './seats.ts'

/** Accepting an invitation (specification 1, section 4; decisions, Teams). */

export type JoiningFacts = {
  readonly invitation: { readonly state: InvitationState; readonly email: string; readonly teamId: string }
  readonly person: {
    readonly email: string
    readonly isEmailVerified: boolean
    /** The team he owns or belongs to. */
    readonly teamId: string | null
    readonly ownsTeam: boolean
    /** Pays for an active licence of his own. */
    readonly hasOwnActiveSubscription: boolean
  }
  /** With this invitation among the open ones, if it is open. */
  readonly seats: SeatFacts
}

export type JoiningRefusal =
  | Exclude<InvitationState, 'open'>
  | 'other-address'
  | 'not-verified'
  | 'already-member'
  | 'owns-team'
  | 'in-other-team'
  | 'own-subscription'
  | 'seats-full'

export type JoiningVerdict = { readonly ok: true } | { readonly ok: false; readonly reason: JoiningRefusal }

/** Whether this person may take the seat that this invitation holds. Whom it is meant for is asked first of all. */
export const canJoin = ({ invitation, person, seats }: JoiningFacts): JoiningVerdict => {
  const refuse = (reason: JoiningRefusal): JoiningVerdict => ({ ok: false, reason })
  if (emailKey(invitation.email) !== emailKey(person.email)) return refuse('other-address')
  if (!person.isEmailVerified) return refuse('not-verified')
  if (invitation.state !== 'open') return refuse(invitation.state)
  if (person.teamId === invitation.teamId) return refuse('already-member')
  if (person.ownsTeam) return refuse('owns-team')
  if (person.teamId !== null) return refuse('in-other-team')
  if (person.hasOwnActiveSubscription) return refuse('own-subscription')
  return canAccept(seats) ? { ok: true } : refuse('seats-full')
}

const INVALID_LINK = 'Dieser Einladungslink ist ungültig.'

/** The refusals as sentences, each with what to do. */
export const JOINING_REFUSAL_TEXTS: Readonly<Record<JoiningRefusal, string>> = {
  consumed: `${INVALID_LINK} ${INVALID_INVITATION_TEXTS.consumed}`,
  cancelled: `${INVALID_LINK} ${INVALID_INVITATION_TEXTS.cancelled}`,
  expired: `${INVALID_LINK} ${INVALID_INVITATION_TEXTS.expired}`,
  'other-address':
    'Diese Einladung gilt für eine andere E-Mail-Adresse. Melde dich mit der Adresse an, an die sie geschickt wurde.',
  'not-verified': 'Bitte bestätige zuerst deine E-Mail-Adresse.',
  'already-member': 'Du bist schon in diesem Team.',
  'owns-team':
    'Dir gehört schon ein Team, deshalb kannst du mit diesem Konto keinem anderen beitreten. Bitte um eine Einladung an eine andere E-Mail-Adresse.',
  'in-other-team':
    'Du bist schon in einem anderen Team. Verlasse es zuerst in den Einstellungen, dann kannst du diesem beitreten.',
  'own-subscription':
    'Du hast noch eine eigene aktive Lizenz. Kündige sie in den Einstellungen; wenn sie abgelaufen ist, kannst du dem Team beitreten. Bitte das Team dann um eine neue Einladung.',
  'seats-full':
    'In diesem Team ist gerade kein Platz frei, weil seine Lizenz kleiner geworden ist. Bitte die Person, die dich eingeladen hat, einen Platz frei zu machen.',
}
