import type { Preferences } from '@gebaerdenraum/domain/accounts/preferences'
import type { PreferenceGroup } from './default-preferences.ts'

/** What changed, and nothing else: another tab or device may have changed the rest meanwhile. */
export type PreferencesPatch = {
  readonly [Group in PreferenceGroup]?: Partial<Preferences[Group]>
} & { readonly dismissedHints?: readonly string[] }

const GROUPS: readonly PreferenceGroup[] = ['search', 'favorites', 'player', 'listEditor']

/** Fields of the patch replace those of the same name; hints are added, as the server does it too. */
export const mergePreferences = <Base extends PreferencesPatch>(base: Base, patch: PreferencesPatch): Base => {
  const groups = GROUPS.filter((group) => patch[group]).map((group) => [group, { ...base[group], ...patch[group] }])
  const hints = new Set([...(base.dismissedHints ?? []), ...(patch.dismissedHints ?? [])])
  return { ...base, ...Object.fromEntries(groups), ...(hints.size > 0 && { dismissedHints: [...hints] }) }
}
