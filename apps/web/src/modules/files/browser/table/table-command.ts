import type { Step, StepMode } from '../selection.ts'
import { isLetterKey } from '../type-ahead.ts'

type Key = {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

export type TableCommand =
  | { readonly kind: 'step'; readonly step: Step; readonly mode: StepMode }
  | { readonly kind: 'type'; readonly letter: string }
  | {
      readonly kind: 'open' | 'up' | 'toggle' | 'all' | 'none' | 'rename' | 'delete' | 'cut' | 'paste' | 'menu' | 'help'
    }

/** Rows that a page key passes. */
const PAGE = 10

/** What a key means in the table; null when it means nothing there. */
export const tableCommand = (event: Key): TableCommand | null => {
  const { key, shiftKey, altKey } = event
  // The command key of a Mac does what the control key does elsewhere.
  const isControl = event.ctrlKey || event.metaKey
  if (altKey) return key === 'ArrowUp' ? { kind: 'up' } : null
  const step = STEPS[key]
  if (step) return { kind: 'step', step, mode: shiftKey ? 'extend' : isControl ? 'keep' : 'plain' }
  if (key === ' ') return { kind: 'toggle' }
  if (key === 'F10') return shiftKey ? { kind: 'menu' } : null
  const plain = isControl ? WITH_CONTROL[key.toLowerCase()] : PLAIN[key]
  if (plain) return { kind: plain }
  return isLetterKey(event) ? { kind: 'type', letter: key } : null
}

type Plain = Exclude<TableCommand['kind'], 'step' | 'type'>

const STEPS: Readonly<Record<string, Step>> = {
  ArrowDown: { by: 1 },
  ArrowUp: { by: -1 },
  PageDown: { by: PAGE },
  PageUp: { by: -PAGE },
  Home: { to: 'first' },
  End: { to: 'last' },
}
const PLAIN: Readonly<Record<string, Plain>> = {
  Enter: 'open',
  Backspace: 'up',
  Escape: 'none',
  F2: 'rename',
  Delete: 'delete',
  ContextMenu: 'menu',
  '?': 'help',
}
const WITH_CONTROL: Readonly<Record<string, Plain>> = { a: 'all', x: 'cut', v: 'paste' }
