import { type Action, shortcutsOf } from '@gebaerdenraum/editing/action-table'
import type { Platform, Shortcut } from '@gebaerdenraum/editing/shortcut'
import { ariaKeyShortcut, shortcutLabel } from '@gebaerdenraum/editing/shortcut-label'
import type { KeyEntry } from '../ui/key-list.tsx'

type ActionWithKeys = Pick<Action<never, unknown>, 'label' | 'shortcut'>

/** Which keys this device has: of `Mod` and in texts. */
export const devicePlatform = (): Platform => (/mac|iphone|ipad/iu.test(navigator.userAgent) ? 'mac' : 'pc')

export const shortcutText = (shortcut: Shortcut): string => shortcutLabel(shortcut, devicePlatform())

/** „Löschen (Entf)“, for the tooltip of a button. */
export const labelWithShortcut = (action: ActionWithKeys): string => {
  const [shortcut] = shortcutsOf(action)
  return shortcut === undefined ? action.label : `${action.label} (${shortcutText(shortcut)})`
}

/** The value of `aria-keyshortcuts`; undefined without a shortcut. */
export const ariaShortcut = (action: ActionWithKeys): string | undefined => {
  const [shortcut] = shortcutsOf(action)
  return shortcut === undefined ? undefined : ariaKeyShortcut(shortcut, devicePlatform())
}

/** Actions as entries of the key help. */
export const toKeyEntries = (actions: readonly ActionWithKeys[]): readonly KeyEntry[] =>
  actions.map((action) => ({ keys: shortcutsOf(action).map(shortcutText), meaning: action.label }))
