import type { KeyEntry } from '../../../../ui/key-list.tsx'

/** Spread onto the elements in which single characters are shortcuts. */
export const CHARACTER_AREA = { 'data-own-keys': true } as const
export const CHARACTER_AREA_SELECTOR = '[data-own-keys]'

/** Keys that no action of the table has, for the help. */
export const MOVING_KEYS: readonly KeyEntry[] = [
  { keys: ['← ↑ → ↓'], meaning: 'Auswahl bewegen' },
  { keys: ['Umschalt + ← ↑ → ↓'], meaning: 'In großen Schritten' },
  { keys: ['Umschalt + Klick', 'Umschalt + Enter'], meaning: 'Mehreres auswählen' },
  { keys: ['Strg halten'], meaning: 'Ohne Anziehen ziehen' },
]
