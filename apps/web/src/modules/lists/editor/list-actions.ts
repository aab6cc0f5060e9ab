import { defineActions } from '@gebaerdenraum/editing/action-table'
import { IconArrowBackUp, IconArrowForwardUp, type TablerIcon } from '@tabler/icons-react'
import type { ListHistory } from './use-list-history.ts'

export const LIST_ACTIONS = defineActions<ListHistory, TablerIcon>([
  {
    id: 'undo',
    label: 'Rückgängig',
    icon: IconArrowBackUp,
    shortcut: 'Mod+Z',
    when: ({ canUndo }) => canUndo(),
    run: ({ undo }) => void undo(),
  },
  {
    id: 'redo',
    label: 'Wiederholen',
    icon: IconArrowForwardUp,
    shortcut: ['Mod+Shift+Z', 'Mod+Y'],
    when: ({ canRedo }) => canRedo(),
    run: ({ redo }) => void redo(),
  },
])
