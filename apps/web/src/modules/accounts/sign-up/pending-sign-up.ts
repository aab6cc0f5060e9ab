import { createListeners } from '@gebaerdenraum/editing/observable'
import { useSyncExternalStore } from 'react'
import { readStoredJson, writeStoredJson } from '../../../storage/browser-storage.ts'

/** A sign-up in this tab that waits for its mail; it survives a reload, not the tab. */
export type PendingSignUp = {
  readonly email: string
  readonly name: string
  /** When the mail may be asked for again, in ms since 1970. */
  readonly resendAt: number
}

const STORAGE_KEY = 'gebaerdenraum-sign-up'
let cached: PendingSignUp | null | undefined
const { subscribe, notify } = createListeners()

export const usePendingSignUp = (): PendingSignUp | null => useSyncExternalStore(subscribe, readPendingSignUp)

export const readPendingSignUp = (): PendingSignUp | null => {
  if (cached === undefined) cached = stored()
  return cached
}

export const storePendingSignUp = (next: PendingSignUp | null): void => {
  cached = next
  writeStoredJson(STORAGE_KEY, next, { lifetime: 'visit' })
  notify()
}

const stored = (): PendingSignUp | null => {
  const value = readStoredJson(STORAGE_KEY, 'visit')
  return isPendingSignUp(value) ? value : null
}

const isPendingSignUp = (value: unknown): value is PendingSignUp =>
  typeof value === 'object' && value !== null && 'email' in value && 'name' in value && 'resendAt' in value
