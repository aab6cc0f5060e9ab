import type { Caller } from '@gebaerdenraum/domain/accounts/access/caller'
import type { Permission, Refusal } from '@gebaerdenraum/domain/accounts/access/permissions'
import { ApiError } from './errors.ts'

const REFUSALS: Readonly<Record<Refusal, readonly ['NotAuthenticated' | 'Forbidden', string]>> = {
  'not-signed-in': ['NotAuthenticated', 'Bitte melde dich an.'],
  'not-verified': ['Forbidden', 'Bitte bestätige zuerst deine E-Mail-Adresse.'],
  'second-factor-missing': ['Forbidden', 'Richte zuerst den zweiten Faktor deiner Anmeldung ein.'],
  'not-licensed': ['Forbidden', 'Du hast keine aktive Lizenz.'],
  'not-administrator': ['Forbidden', 'Das dürfen nur Administratoren.'],
  'not-team-manager': ['Forbidden', 'Das dürfen nur Verwalter und der Inhaber eines Teams.'],
  'not-payer': ['Forbidden', 'Deine Lizenz wird nicht von dir selbst verwaltet.'],
  'not-team-owner': ['Forbidden', 'Das darf nur der Inhaber eines Teams.'],
}

/** For methods that let more callers in than they then serve: the same words as where the permission itself refuses. */
export const assertAllowed = (permission: Permission, caller: Caller): void => {
  const verdict = permission.allows(caller)
  if (!verdict.ok) throw refusalOf(verdict.reason)
}

const refusalOf = (reason: Refusal): ApiError => new ApiError(...REFUSALS[reason])
