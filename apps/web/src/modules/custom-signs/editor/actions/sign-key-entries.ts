import { shortcutsOf } from '@gebaerdenraum/editing/action-table'
import { shortcutLabel } from '@gebaerdenraum/editing/shortcut-label'
import type { KeyEntry } from '../../../../ui/key-list.tsx'
import { PLATFORM } from './platform.ts'
import { SIGN_ACTIONS } from './sign-actions.ts'

/** All keys of the editor. */
export const signKeyEntries = (): readonly KeyEntry[] => [
  ...MOVES,
  ...SIGN_ACTIONS.map((action) => ({
    keys: shortcutsOf(action).map((shortcut) => shortcutLabel(shortcut, PLATFORM)),
    meaning: action.label,
  })),
]

const MOVES: readonly KeyEntry[] = [
  { keys: ['← ↑ → ↓'], meaning: 'Auswahl bewegen' },
  { keys: ['Umschalt + ← ↑ → ↓'], meaning: 'In großen Schritten' },
  { keys: ['Umschalt + Klick', 'Umschalt + Enter'], meaning: 'Mehreres auswählen' },
  { keys: ['Strg halten'], meaning: 'Ohne Anziehen ziehen' },
]
