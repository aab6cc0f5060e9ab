import { type Action, defineActions } from '@gebaerdenraum/editing/action-table'
import { canRedo, canUndo } from '@gebaerdenraum/editing/history'
import {
  IconArrowBackUp,
  IconArrowDown,
  IconArrowForwardUp,
  IconArrowUp,
  IconCopyPlus,
  IconDeviceFloppy,
  IconFilePlus,
  IconKeyboard,
  IconPrinter,
  IconSelectAll,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react'
import { announce } from '../../../../ui/announcer.tsx'
import type { DocumentEditing } from '../editing-context.ts'
import type { ElementActions } from './use-element-actions.ts'

export type ActionContext = Pick<DocumentEditing, 'editor' | 'canWrite'> & {
  readonly actions: ElementActions
  readonly save: () => void
  /** Prints at once, with the options used last. Call it in the event handler of the click or key press. */
  readonly print: () => void
  readonly showPrintOptions: () => void
  readonly showKeys: () => void
}

type DocumentAction = Action<ActionContext, TablerIcon>

const selectedIds = ({ editor }: ActionContext): readonly string[] => editor.state().session.selectedIds
const hasSelection = (context: ActionContext): boolean => context.canWrite && selectedIds(context).length > 0
const hasOne = (context: ActionContext): boolean => context.canWrite && selectedIds(context).length === 1
const moveBy =
  (by: -1 | 1) =>
  (context: ActionContext): void => {
    const [id] = selectedIds(context)
    if (id !== undefined) context.actions.move(id, by)
  }

/** Copy, cut and paste by keys are events of the browser (`use-clipboard-events.ts`); here are only their labels. */
export const DOCUMENT_ACTIONS: readonly DocumentAction[] = defineActions<ActionContext, TablerIcon>([
  {
    id: 'undo',
    label: 'Rückgängig',
    icon: IconArrowBackUp,
    shortcut: 'Mod+Z',
    isForTyping: true,
    when: ({ editor, canWrite }) => canWrite && canUndo(editor.state().history),
    run: ({ editor }) => {
      editor.undo()
      announce('Rückgängig gemacht')
    },
  },
  {
    id: 'redo',
    label: 'Wiederholen',
    icon: IconArrowForwardUp,
    shortcut: ['Mod+Shift+Z', 'Mod+Y'],
    isForTyping: true,
    when: ({ editor, canWrite }) => canWrite && canRedo(editor.state().history),
    run: ({ editor }) => {
      editor.redo()
      announce('Wiederholt')
    },
  },
  {
    id: 'save',
    label: 'Jetzt speichern',
    icon: IconDeviceFloppy,
    shortcut: 'Mod+S',
    isForTyping: true,
    run: ({ save }) => save(),
  },
  {
    id: 'print',
    label: 'Drucken',
    icon: IconPrinter,
    shortcut: 'Mod+P',
    isForTyping: true,
    run: ({ print }) => print(),
  },
  {
    id: 'duplicate',
    label: 'Duplizieren',
    icon: IconCopyPlus,
    shortcut: 'Mod+D',
    when: hasSelection,
    run: (context) => context.actions.duplicate(selectedIds(context)),
  },
  {
    id: 'delete',
    label: 'Löschen',
    icon: IconTrash,
    shortcut: ['Delete', 'Backspace'],
    when: hasSelection,
    run: (context) => context.actions.remove(selectedIds(context)),
  },
  {
    id: 'select-all',
    label: 'Alle Elemente der Seite auswählen',
    icon: IconSelectAll,
    shortcut: 'Mod+A',
    when: ({ canWrite }) => canWrite,
    run: ({ actions }) => actions.selectPage(),
  },
  { id: 'move-back', label: 'Nach vorn', icon: IconArrowUp, shortcut: 'Alt+ArrowUp', when: hasOne, run: moveBy(-1) },
  { id: 'move-on', label: 'Nach hinten', icon: IconArrowDown, shortcut: 'Alt+ArrowDown', when: hasOne, run: moveBy(1) },
  {
    id: 'add-page',
    label: 'Neue Seite hinzufügen',
    icon: IconFilePlus,
    shortcut: 'Mod+Enter',
    when: ({ canWrite }) => canWrite,
    run: ({ actions }) => actions.addPage(),
  },
  { id: 'keys', label: 'Tastenkürzel', icon: IconKeyboard, shortcut: '?', run: ({ showKeys }) => showKeys() },
])

/** What the system's own keys do, for the help. */
export const CLIPBOARD_ACTIONS = [
  { label: 'Kopieren', shortcut: 'Mod+C' },
  { label: 'Ausschneiden', shortcut: 'Mod+X' },
  { label: 'Einfügen', shortcut: 'Mod+V' },
] as const
