import { createListeners } from '@gebaerdenraum/editing/observable'
import { readAccessToken } from './access-token.ts'
import type { ApiError } from './api-error.ts'

const lossListeners = createListeners<[error: ApiError]>()

/** Calls back when the server no longer accepts the token (401 on anything but signing in). Returns the unsubscriber. */
export const onSessionLost = lossListeners.subscribe

/** A refusal of an earlier token says nothing about the token of a later sign-in. */
export const reportSessionLost = (error: ApiError, sentToken: string | null): void => {
  const token = readAccessToken()
  if (token !== null && token !== sentToken) return
  lossListeners.notify(error)
}
