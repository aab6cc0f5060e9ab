import type { LicenceSource } from '@gebaerdenraum/domain/accounts/is-licensed'
import { lastMomentOf } from '@gebaerdenraum/domain/accounts/people/free-access'
import type { HeldLicence, PersonSummary, ResentMail } from '@gebaerdenraum/domain/accounts/people/people.contract'
import { germanDay } from '../../../../ui/german-dates.ts'
import type { Tone } from '../../../../ui/lists/tag.tsx'

/** Texts about people and teams in the administration. */

export const LICENCE_TEXTS: Readonly<Record<LicenceSource, string>> = {
  own: 'Eigene Lizenz',
  team: 'Lizenz des Teams',
  free: 'Kostenloser Zugang',
  administrator: 'Als Administrator',
  none: 'Keine Lizenz',
}

export const LICENCE_TONES: Readonly<Record<LicenceSource, Tone>> = {
  own: 'teal',
  team: 'teal',
  free: 'teal',
  administrator: 'gray',
  none: 'gray',
}

const STATUS_TEXTS = { active: 'aktiv', 'pending-approval': 'wartet auf Freigabe', canceled: 'beendet' } as const

/** „Einrichtung, aktiv bis 21.11.2027, verlängert sich“. */
export const heldLicenceText = ({ license, status, periodEnd, renews }: HeldLicence): string => {
  const until = periodEnd ? ` bis ${germanDay(periodEnd)}` : ''
  const next = status === 'active' ? (renews ? ', verlängert sich' : ', verlängert sich nicht') : ''
  return `${license.title}, ${STATUS_TEXTS[status]}${until}${next}`
}

/** The last day that is included; „ohne Ende“. */
export const freeUntilText = ({ until }: NonNullable<PersonSummary['freeAccess']>): string =>
  until === null ? 'ohne Ende' : `bis ${germanDay(lastMomentOf(new Date(until)).toISOString())}`

export const MAIL_TEXTS: Readonly<Record<ResentMail, { readonly label: string; readonly sent: string }>> = {
  signupEmail: { label: 'Bestätigung erneut senden', sent: 'Die E-Mail zur Bestätigung ist unterwegs' },
  passwordReset: { label: 'Passwort-Link senden', sent: 'Der Link für ein neues Passwort ist unterwegs' },
  initialPassword: {
    label: 'Passwort-Link senden',
    sent: 'Der Link für das erste Passwort ist unterwegs',
  },
}

export const personAddress = (id: string): string => `/app/verwaltung/personen/${id}`
export const teamAddress = (id: string): string => `/app/verwaltung/teams/${id}`
