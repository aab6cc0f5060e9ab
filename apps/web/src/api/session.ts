import type { Session } from '@gebaerdenraum/domain/accounts/session.contract'
import { createListeners, createObservable } from '@gebaerdenraum/editing/observable'
import { useSyncExternalStore } from 'react'
import { readAccessToken } from './access-token.ts'
import { api } from './client.ts'
import { rememberSession } from './remembered-session.ts'

/** The signed-in account of this browser: one value for guards, screens and the API; null for visitors. */
const session = createObservable<Session | null>(null)
const identityListeners = createListeners<[session: Session | null]>()
const signOutListeners = createListeners<[userId: string]>()

export const useSession = (): { readonly session: Session | null; readonly isLicensed: boolean } => {
  const current = useSyncExternalStore(session.subscribe, session.get, getNoSession)
  return { session: current, isLicensed: current?.user.hasActiveSubscription ?? false }
}

/** The server renders pages as visitors see them. */
const getNoSession = () => null

export const currentSession = session.get

/**
 * Fetches the session again, after something that it contains has changed (team, licence, role). An answer that comes after the
 * person has signed out changes nothing.
 */
export const reloadSession = async (options: { readonly signal?: AbortSignal } = {}): Promise<Session> => {
  const token = readAccessToken()
  const loaded = await api.session.find(undefined, options)
  if (readAccessToken() !== token) return loaded
  rememberSession(loaded)
  setSession(loaded)
  return loaded
}

export const setSession = (next: Session | null): void => {
  const isOther = accessKey(next) !== accessKey(session.get())
  session.set(next)
  if (isOther) identityListeners.notify(next)
}

/** Calls back when another account, or the same with other rights, is signed in: what was loaded before is void then. */
export const onSessionChange = identityListeners.subscribe

/** Calls back when a person signs out here, to remove what this browser stores of the account. Returns the unsubscriber. */
export const onSignOut = signOutListeners.subscribe

/** Called by `signOut`, with the account that leaves. */
export const reportSignOut = signOutListeners.notify

const accessKey = (value: Session | null): string | null =>
  value && [value.user._id, value.user.hasActiveSubscription, value.teamRole, value.team?._id].join(' ')
