import type { Preferences } from '@gebaerdenraum/domain/accounts/preferences'
import type { PreferenceGroup } from './default-preferences.ts'

/** What changed, and nothing else: another tab or device may have changed the rest meanwhile. */
export type PreferencesPatch = {
  readonly [Group in PreferenceGroup]?: Partial<Preferences[Group]>
} & {
  readonly dismissedHints?: readonly string[]
  readonly recentlyUsed?: { readonly [Kind in RecentKind]?: readonly string[] }
}

type RecentKind = keyof Preferences['recentlyUsed']
const RECENT_KINDS: readonly RecentKind[] = ['lists', 'documents', 'custom-signs']
/** As many of each kind as the server keeps. */
const RECENTLY_USED_MAX = 20

const GROUPS: readonly PreferenceGroup[] = ['search', 'favorites', 'player', 'listEditor', 'hands']

/**
 * Fields of the patch replace those of the same name; hints are added, and what was used lately moves to the front, as
 * the server does it too.
 */
export const mergePreferences = <Base extends PreferencesPatch>(base: Base, patch: PreferencesPatch): Base => {
  const groups = GROUPS.filter((group) => patch[group]).map((group) => [group, { ...base[group], ...patch[group] }])
  const hints = new Set([...(base.dismissedHints ?? []), ...(patch.dismissedHints ?? [])])
  const recent = RECENT_KINDS.filter((kind) => patch.recentlyUsed?.[kind]).map((kind) => {
    const ids = new Set([...(patch.recentlyUsed?.[kind] ?? []), ...(base.recentlyUsed?.[kind] ?? [])])
    return [kind, [...ids].slice(0, RECENTLY_USED_MAX)]
  })
  return {
    ...base,
    ...Object.fromEntries(groups),
    ...(hints.size > 0 && { dismissedHints: [...hints] }),
    ...(recent.length > 0 && { recentlyUsed: { ...base.recentlyUsed, ...Object.fromEntries(recent) } }),
  }
}
