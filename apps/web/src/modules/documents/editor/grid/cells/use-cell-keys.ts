import type { FocusEvent, KeyboardEvent } from 'react'
import { useMemo } from 'react'
import { useDocumentEditing } from '../../editing-context.ts'
import { useGridActions } from '../use-grid-actions.ts'
import { cellKeys } from './cell-keys.ts'
import type { OpenMenu } from './cell-menu.tsx'
import { placeOfNode } from './cell-node.ts'

/** Keys and focus of the cells of one page. */
export const useCellKeys = (onMenu: (menu: OpenMenu) => void) => {
  const editing = useDocumentEditing()
  const actions = useGridActions()
  return useMemo(() => {
    const press = cellKeys(editing, actions, onMenu)
    return {
      onKeyDown: (event: KeyboardEvent): void => {
        const run = press(event)
        if (!run) return
        event.preventDefault()
        event.stopPropagation()
        run()
      },
      onFocus: ({ target }: FocusEvent): void => {
        const place = placeOfNode(target)
        if (!place) return
        editing.editor.updateSession((session) => ({
          ...session,
          target: { pageId: place.pageId, place: place.cell },
        }))
      },
    }
  }, [editing, actions, onMenu])
}
