import { readStoredJson, writeStoredJson } from '../../../storage/browser-storage.ts'

/** One row of cards. */
const RECENT_SIGNS = 12
const KEY = 'gebaerdenraum-recent-signs'

/** Ids of the signs that this person looked at last in this browser, the latest first. */
export const readRecentSigns = (userId: string): readonly string[] => {
  const stored = readStoredJson(KEY)
  if (!isRecord(stored) || stored['user'] !== userId || !Array.isArray(stored['signs'])) return []
  return stored['signs'].filter((id) => typeof id === 'string').slice(0, RECENT_SIGNS)
}

export const noteRecentSign = (userId: string, signId: string): void => {
  const others = readRecentSigns(userId).filter((id) => id !== signId)
  writeStoredJson(KEY, { user: userId, signs: [signId, ...others].slice(0, RECENT_SIGNS) })
}

/** On signing out: the next person at this browser does not learn what was looked at. */
export const forgetRecentSigns = (): void => void writeStoredJson(KEY, null)

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
