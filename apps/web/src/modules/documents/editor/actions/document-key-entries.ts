import type { DocumentType } from '@gebaerdenraum/domain/files/file-types'
import { shortcutsOf } from '@gebaerdenraum/editing/action-table'
import { shortcutLabel } from '@gebaerdenraum/editing/shortcut-label'
import type { KeyEntry } from '../../../../ui/key-list.tsx'
import { GRID_KEYS } from '../grid/grid-keys.ts'
import { CLIPBOARD_ACTIONS, DOCUMENT_ACTIONS } from './document-actions.ts'
import { platform } from './platform.ts'

/** All keys: those of the actions, and those that work where the focus is. */
export const documentKeyEntries = (type: DocumentType): readonly KeyEntry[] =>
  [...DOCUMENT_ACTIONS, ...CLIPBOARD_ACTIONS, ...(type === 'grid' ? GRID_KEYS : PLACES)].map((action) => ({
    keys: shortcutsOf(action).map((shortcut) => shortcutLabel(shortcut, platform())),
    meaning: action.label,
  }))

/** What keys do where the focus is. */
const PLACES = [
  { label: 'Am Griff: Element aufnehmen und ablegen', shortcut: ' ' },
  { label: 'Am Griff: Menü des Elements öffnen', shortcut: 'Enter' },
  { label: 'Am Bild: Bild entfernen', shortcut: 'Delete' },
] as const
