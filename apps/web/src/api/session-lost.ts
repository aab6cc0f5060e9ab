import { readAccessToken } from './access-token.ts'
import type { ApiError } from './api-error.ts'

type Listener = (error: ApiError) => void
const listeners = new Set<Listener>()

/** Calls back when the server no longer accepts the token (401 on anything but signing in). Returns the unsubscriber. */
export const onSessionLost = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A refusal of an earlier token says nothing about the one that somebody has signed in with since. */
export const reportSessionLost = (error: ApiError, sentToken: string | null): void => {
  const token = readAccessToken()
  if (token !== null && token !== sentToken) return
  for (const listener of listeners) listener(error)
}
