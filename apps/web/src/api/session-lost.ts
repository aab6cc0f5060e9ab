import type { ApiError } from './api-error.ts'

type Listener = (error: ApiError) => void
const listeners = new Set<Listener>()

/** Calls back when the server no longer accepts the token (401 on anything but signing in). Returns the unsubscriber. */
export const onSessionLost = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const reportSessionLost = (error: ApiError): void => {
  for (const listener of listeners) listener(error)
}
