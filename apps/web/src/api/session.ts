import type { Session } from '@gebaerdenraum/domain/accounts/session.contract'
import { useSyncExternalStore } from 'react'
import { api } from './client.ts'

/** The signed-in account of this browser. One value for guards, screens and the API; null while nobody is signed in. */
let session: Session | null = null
const listeners = new Set<() => void>()
const identityListeners = new Set<(session: Session | null) => void>()
const signOutListeners = new Set<(userId: string) => void>()

export const useSession = (): { readonly session: Session | null; readonly isLicensed: boolean } => {
  const current = useSyncExternalStore(subscribe, currentSession)
  return { session: current, isLicensed: current?.user.hasActiveSubscription ?? false }
}

export const currentSession = (): Session | null => session

/** Fetches the session again, after something that it contains has changed (team, licence, role). */
export const reloadSession = async (): Promise<Session> => {
  const loaded = await api.session.find()
  setSession(loaded)
  return loaded
}

export const setSession = (next: Session | null): void => {
  const isOther = accessOf(next) !== accessOf(session)
  session = next
  for (const listener of listeners) listener()
  if (isOther) for (const listener of identityListeners) listener(next)
}

/** Calls back when another account, or the same with other rights, is signed in: what was loaded before is void then. */
export const onSessionChange = (listener: (session: Session | null) => void): (() => void) => {
  identityListeners.add(listener)
  return () => identityListeners.delete(listener)
}

/** Calls back when a person signs out here, to remove what this browser stores of the account. Returns the unsubscriber. */
export const onSignOut = (listener: (userId: string) => void): (() => void) => {
  signOutListeners.add(listener)
  return () => signOutListeners.delete(listener)
}

/** Called by `signOut`, with the account that leaves. */
export const reportSignOut = (userId: string): void => {
  for (const listener of signOutListeners) listener(userId)
}

const accessOf = (value: Session | null): string | null =>
  value && [value.user._id, value.user.hasActiveSubscription, value.teamRole, value.team?._id].join(' ')

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
