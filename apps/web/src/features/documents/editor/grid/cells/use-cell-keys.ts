import type { FocusEvent, KeyboardEvent } from 'react'
import { useEffect, useMemo } from 'react'
import { useDocumentEditing } from '../../editing-context.ts'
import { carryingKeys } from '../drag/carrying-keys.ts'
import { currentDrag, setDrag } from '../drag/cell-drag.ts'
import { useGridDeeds } from '../use-grid-deeds.ts'
import { cellKeys } from './cell-keys.ts'
import type { OpenMenu } from './cell-menu.tsx'
import { placeOfNode } from './cell-node.ts'

/** Keys and focus of the cells of one page. While a picture is carried the keys are for that. */
export const useCellKeys = (onMenu: (menu: OpenMenu) => void) => {
  const editing = useDocumentEditing()
  const deeds = useGridDeeds()
  useEffect(() => () => setDrag(null), [])
  return useMemo(() => {
    const press = cellKeys(editing, deeds, onMenu)
    const carry = carryingKeys(editing, deeds)
    return {
      onKeyDown: (event: KeyboardEvent): void => {
        const isCarrying = currentDrag()?.by === 'keys'
        const run = isCarrying ? carry(event) : press(event)
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
      onBlur: (): void => {
        if (currentDrag()?.by === 'keys') setDrag(null)
      },
    }
  }, [editing, deeds, onMenu])
}
