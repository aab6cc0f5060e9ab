import type { Session } from '@gebaerdenraum/domain/accounts/session.contract'
import { readAccessToken, storeAccessToken } from '../../api/access-token.ts'
import { ApiError } from '../../api/api-error.ts'
import { api } from '../../api/client.ts'
import { endRememberedSession, forgetSession, readRememberedSession } from '../../api/remembered-session.ts'
import { request } from '../../api/request.ts'
import { currentSession, reloadSession, reportSignOut, setSession } from '../../api/session.ts'
import { reportSessionLost } from '../../api/session-lost.ts'
import { saveRememberedChoice } from './chosen-licence.ts'
import { flushPreferences } from './preferences.ts'
import { noteSessionLossAtStart, sessionLossFrom } from './session-loss.ts'

export type Credentials = {
  readonly email: string
  readonly password: string
  /** Of accounts with a second factor. */
  readonly code?: string
}

/** Signs in and loads the session (specification 1, section 4, Login). Rejects with the server's refusal. */
export const signIn = async (credentials: Credentials): Promise<Session> => {
  const { accessToken } = await api.authentication.create({ strategy: 'local', ...credentials })
  storeAccessToken(accessToken)
  noteSessionLossAtStart(null)
  const session = await reloadSession()
  // The checkout tries again; signing in does not depend on it.
  await saveRememberedChoice().catch(() => undefined)
  return session
}

/** Signs out here at once, and on the server as far as it can be reached. Never rejects. */
export const signOut = async (): Promise<void> => {
  const token = readAccessToken()
  const saving = flushPreferences()
  const userId = currentSession()?.user._id
  noteSessionLossAtStart(null)
  clearSession()
  if (userId !== undefined) reportSignOut(userId)
  await saving
  if (token) await request({ method: 'DELETE', path: 'authentication', token }).catch(() => undefined)
}

export const clearSession = (): void => {
  storeAccessToken(null)
  forgetSession()
  setSession(null)
}

/**
 * At start: the stored token, if it still holds, else none; then `sessionLossAtStart` knows why. Never rejects. A server that
 * cannot be asked says nothing about the token: it stays. Those with a licence go on with the session that was confirmed last;
 * for others the caller offers to try again.
 */
export const restoreSession = async (): Promise<'ready' | Unreachable> => {
  const accessToken = readAccessToken()
  if (!accessToken) return 'ready'
  try {
    await askForSession(accessToken)
  } catch (error) {
    if (!isRefusal(error)) return restoreRemembered()
    noteSessionLossAtStart(sessionLossFrom(error))
    clearSession()
  }
  return 'ready'
}

/** Those who can go on without the server wait no longer for it: some networks answer nothing. */
const PATIENCE_MS = 6_000

const askForSession = async (accessToken: string): Promise<void> => {
  const remembered = readRememberedSession()
  const canGoOn = remembered !== null && typeof remembered === 'object'
  const patience = new AbortController()
  const timer = canGoOn ? setTimeout(() => patience.abort(), PATIENCE_MS) : undefined
  try {
    const { signal } = patience
    await api.authentication.create({ strategy: 'jwt', accessToken }, { signal })
    await reloadSession({ signal })
  } finally {
    clearTimeout(timer)
  }
}

/**
 * `unconfirmed`: with the remembered session. `over`: it may no longer be shown. `clock`: that cannot be known, because the clock
 * of the device was set back.
 */
type Unreachable = 'unconfirmed' | 'over' | 'clock' | 'unreachable'

const restoreRemembered = (): Unreachable => {
  const session = readRememberedSession()
  if (session === null) return 'unreachable'
  if (session === 'over') endRememberedSession()
  if (session === 'over' || session === 'clock') return session
  setSession(session)
  return 'unconfirmed'
}

/**
 * Asks the server whether a remembered session still holds. Returns whether it has answered: a sign-in that it refuses ends as
 * any other does.
 */
export const confirmSession = async (): Promise<boolean> => {
  const accessToken = readAccessToken()
  if (!accessToken) return true
  try {
    await askForSession(accessToken)
  } catch (error) {
    if (!isRefusal(error)) return false
    reportSessionLost(error, accessToken)
  }
  return true
}

/** Only the server's word ends a sign-in: an answer that broke off while the page was left says nothing about it. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code >= 400 && error.code < 500 && error.code !== 408 && error.code !== 429
