import type { Preferences } from '@gebaerdenraum/domain/accounts/preferences'
import { readStoredJson, writeStoredJson } from '../../storage/browser-storage.ts'
import { DEFAULT_PREFERENCES } from './default-preferences.ts'

const STORAGE_KEY = 'gebaerdenraum-preferences'

/** What a visitor without an account prefers, stored in this browser. */
let cached: Preferences | null = null

export const readVisitorPreferences = (): Preferences => {
  cached ??= { ...DEFAULT_PREFERENCES, ...stored() }
  return cached
}

export const writeVisitorPreferences = (preferences: Preferences): void => {
  cached = preferences
  writeStoredJson(STORAGE_KEY, preferences)
}

const stored = (): Partial<Preferences> => {
  const value = readStoredJson(STORAGE_KEY)
  return typeof value === 'object' && value !== null ? value : {}
}
