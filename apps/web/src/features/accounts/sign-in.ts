import type { Session } from '@gebaerdenraum/domain/accounts/session.contract'
import { readAccessToken, storeAccessToken } from '../../api/access-token.ts'
import { api } from '../../api/client.ts'
import { flushPreferences } from './preferences.ts'
import { reloadSession, setSession } from './session-store.ts'

export type Credentials = { readonly email: string; readonly password: string }

/** Signs in and loads the session (specification 1, section 4, Login). Rejects with the server's refusal. */
export const signIn = async (credentials: Credentials): Promise<Session> => {
  await authenticate(credentials)
  return reloadSession()
}

export const authenticate = async (credentials: Credentials): Promise<void> => {
  const { accessToken } = await api.authentication.create({ strategy: 'local', ...credentials })
  storeAccessToken(accessToken)
}

/** Signs out here at once, and on the server as far as it can be reached. */
export const signOut = async (): Promise<void> => {
  await flushPreferences()
  const isToldToServer = readAccessToken() ? api.authentication.remove(null) : undefined
  forgetSession()
  await isToldToServer?.catch(() => undefined)
}

export const forgetSession = (): void => {
  storeAccessToken(null)
  setSession(null)
}

/** At start: the stored token, if it still holds, else none. Never rejects; without a server one starts as a visitor. */
export const restoreSession = async (): Promise<void> => {
  const accessToken = readAccessToken()
  if (!accessToken) return
  try {
    await api.authentication.create({ strategy: 'jwt', accessToken })
    await reloadSession()
  } catch {
    forgetSession()
  }
}
