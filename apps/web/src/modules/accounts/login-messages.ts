import type { SecondFactorAsked } from '@gebaerdenraum/domain/accounts/second-factors.contract'
import { ApiError } from '../../api/api-error.ts'

/** Why one was sent to the login page, by the query word `message` (specification 1, section 8). */
export const loginWarning = (message: unknown): string | null =>
  typeof message === 'string' && Object.hasOwn(WARNINGS, message) ? WARNINGS[message]! : null

const WARNINGS: Readonly<Record<string, string>> = {
  'token-not-allowed':
    'Deine Sitzung ist abgelaufen oder die maximale Anzahl an Anmeldungen mit deinem Konto wurde erreicht. Bitte melde dich erneut an.',
  'session-expired': 'Deine Sitzung ist abgelaufen. Bitte melde dich erneut an.',
}

/** The query word `message` after the account was deleted. */
export const ACCOUNT_DELETED = 'konto-geloescht'

export type LoginFailure = {
  readonly text: string
  /** Too many attempts: a new password by mail is the way in that nobody can block. */
  readonly offersReset: boolean
}

/** The server's sentence; nothing where there was merely no token yet. */
export const loginFailure = (error: { readonly message: string; readonly code?: number }): LoginFailure | null =>
  error.code === 401 && error.message === 'No accessToken found in storage'
    ? null
    : { text: error.message, offersReset: error.code === 429 }

/** The password was right, and the account has a second factor: the server asks for its code. */
export const asksForCode = (error: unknown): boolean =>
  error instanceof ApiError && (error.data as Partial<SecondFactorAsked> | null)?.secondFactor === true

/** Where to go after signing in: a page of the app one was sent away from, a shared list or an offer, else the search. Never another site. */
export const addressAfterLogin = (wanted: unknown): string =>
  typeof wanted === 'string' && /^\/(?:app|lernliste|angebot)\/(?!\/)/.test(wanted) && !wanted.includes('\\')
    ? wanted
    : '/app/suche'
