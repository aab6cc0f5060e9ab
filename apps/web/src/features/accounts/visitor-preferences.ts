import type { Preferences } from '@gebaerdenraum/domain/accounts/preferences'
import { DEFAULT_PREFERENCES } from './default-preferences.ts'

const STORAGE_KEY = 'gebaerdenraum-preferences'

/** What a visitor without an account prefers, kept in this browser. */
let cached: Preferences | null = null

export const readVisitorPreferences = (): Preferences => {
  cached ??= { ...DEFAULT_PREFERENCES, ...stored() }
  return cached
}

export const writeVisitorPreferences = (preferences: Preferences): void => {
  cached = preferences
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(preferences))
  } catch {
    // Lasts as long as the page.
  }
}

const stored = (): Partial<Preferences> => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
