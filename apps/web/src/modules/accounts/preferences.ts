import type { Preferences } from '@gebaerdenraum/domain/accounts/preferences'
import { createListeners } from '@gebaerdenraum/editing/observable'
import { useCallback, useSyncExternalStore } from 'react'
import { request } from '../../api/request.ts'
import { currentSession, setSession, useSession } from '../../api/session.ts'
import { DEFAULT_PREFERENCES, type PreferenceGroup } from './default-preferences.ts'
import { mergePreferences, type PreferencesPatch } from './merge-preferences.ts'
import { readVisitorPreferences, writeVisitorPreferences } from './visitor-preferences.ts'

const SAVE_DELAY_MS = 800

/**
 * One group of preferences and a way to change some of it. The account's when signed in (shown at once, saved a
 * moment later), else this browser's.
 */
export const usePreferences = <Group extends PreferenceGroup>(
  group: Group,
): readonly [Preferences[Group], (patch: Partial<Preferences[Group]>) => void] => {
  const value = useAllPreferences()[group]
  const change = useCallback((patch: Partial<Preferences[Group]>) => changePreferences({ [group]: patch }), [group])
  return [value, change]
}

/** Hints that were closed stay closed. */
export const useDismissedHints = () => {
  const { dismissedHints } = useAllPreferences()
  return {
    isDismissed: (hint: string): boolean => dismissedHints.includes(hint),
    dismiss: (hint: string): void => changePreferences({ dismissedHints: [hint] }),
  }
}

const useAllPreferences = (): Preferences => {
  const { session } = useSession()
  const own = useSyncExternalStore(subscribe, readVisitorPreferences, getDefaultPreferences)
  return session ? { ...DEFAULT_PREFERENCES, ...session.user.preferences } : own
}

/** What the server renders a page with. */
const getDefaultPreferences = () => DEFAULT_PREFERENCES

export const readPreferences = (): Preferences => currentSession()?.user.preferences ?? readVisitorPreferences()

let unsaved: { readonly userId: string; readonly patch: PreferencesPatch } | null = null
let timer: ReturnType<typeof setTimeout> | undefined
const { subscribe, notify } = createListeners()

/** The unsaved changes of this account, never those of another one. */
const unsavedPatch = (userId: string): PreferencesPatch => (unsaved?.userId === userId ? unsaved.patch : {})

export const changePreferences = (patch: PreferencesPatch): void => {
  const preferences = mergePreferences(readPreferences(), patch)
  const session = currentSession()
  if (!session) {
    writeVisitorPreferences(preferences)
    notify()
    return
  }
  setSession({ ...session, user: { ...session.user, preferences } })
  const userId = session.user._id
  unsaved = { userId, patch: mergePreferences(unsavedPatch(userId), patch) }
  clearTimeout(timer)
  timer = setTimeout(() => void flushPreferences(), SAVE_DELAY_MS)
}

/** Saves pending changes. A failure is not shown: the choice applies in this tab and is sent with the next one. */
export const flushPreferences = async (): Promise<void> => {
  clearTimeout(timer)
  if (!unsaved) return
  const { userId, patch } = unsaved
  unsaved = null
  const call = { method: 'PATCH', path: `users/${userId}`, body: { preferences: patch }, keepalive: true } as const
  await request(call).catch(() => {
    if (currentSession()?.user._id === userId)
      unsaved = { userId, patch: mergePreferences(patch, unsavedPatch(userId)) }
  })
}

if (typeof window !== 'undefined') window.addEventListener('pagehide', () => void flushPreferences())
