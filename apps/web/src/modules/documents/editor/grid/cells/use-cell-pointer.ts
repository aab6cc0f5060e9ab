import type { CellPlace } from '@gebaerdenraum/domain/documents/commands'
import { type MouseEvent, type PointerEvent, useMemo } from 'react'
import { showToast } from '../../../../../ui/toast.tsx'
import { type DocumentEditing, useDocumentEditing } from '../../editing-context.ts'
import { followPointer } from '../drag/drag-pointer.ts'
import { whenReleased } from '../drag/when-released.ts'
import { type GridActions, useGridActions } from '../use-grid-actions.ts'
import { elementAt, elementIdsBetween } from './cell-contents.ts'
import type { OpenMenu } from './cell-menu.tsx'
import { cellNodeOf, placeOfNode } from './cell-node.ts'
import { selectionAnchor, setSelectionAnchor } from './selection-anchor.ts'

const HINT = 'Elemente verschiebst du durch Klicken und Ziehen.'

/**
 * What pressing does: on an empty cell it chooses a picture, on a filled one it selects or begins to drag. A finger drags
 * by the handle only; elsewhere it scrolls.
 */
export const useCellPointer = (onMenu: (menu: OpenMenu) => void) => {
  const editing = useDocumentEditing()
  const actions = useGridActions()
  return useMemo(() => {
    const { content, canWrite } = editing
    const click = clickOn(editing, actions)
    return {
      onPointerDown: (event: PointerEvent): void => {
        const node = cellNodeOf(event.target)
        const place = placeOfNode(event.target)
        if (!node || !place || event.button !== 0 || isOn('more', event.target)) return
        const isHandle = isOn('handle', event.target)
        const isMouse = event.pointerType === 'mouse'
        node.focus({ preventScroll: true })
        // The browser would select text while dragging, and give the focus to the handle.
        if (isMouse || isHandle) event.preventDefault()
        const onClick = (): void => {
          click(place, event)
          if (isHandle) showToast({ tone: 'info', text: HINT, time: 'gridHint' })
        }
        const mayDrag = canWrite && (isHandle || isMouse) && elementAt(content(), place) !== undefined
        if (mayDrag)
          followPointer(event.nativeEvent, { from: place, content, cell: node, onDrop: actions.move, onClick })
        else whenReleased(event.nativeEvent, onClick)
      },
      onClick: ({ target }: MouseEvent): void => {
        const place = placeOfNode(target)
        if (!place || !isOn('more', target) || !(target instanceof Element)) return
        const { left, bottom } = target.getBoundingClientRect()
        actions.includeInSelection(place)
        onMenu({ place, x: left, y: bottom })
      },
      onDoubleClick: ({ target }: MouseEvent): void => {
        const place = placeOfNode(target)
        if (!place || !canWrite || isOn('more', target) || isOn('handle', target)) return
        if (elementAt(content(), place)) void actions.choosePicture(place)
      },
      onContextMenu: (event: MouseEvent): void => {
        const place = placeOfNode(event.target)
        if (!place || !canWrite) return
        event.preventDefault()
        actions.includeInSelection(place)
        onMenu({ place, x: event.clientX, y: event.clientY })
      },
    }
  }, [editing, actions, onMenu])
}

type Held = Pick<PointerEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>

const clickOn =
  ({ content, canWrite }: DocumentEditing, actions: GridActions) =>
  (place: CellPlace, { shiftKey, ctrlKey, metaKey }: Held): void => {
    const element = elementAt(content(), place)
    if (shiftKey) {
      actions.select(elementIdsBetween(content(), selectionAnchor() ?? place, place))
      return
    }
    setSelectionAnchor(place)
    if (ctrlKey || metaKey) {
      if (element) actions.toggle(element.id)
      return
    }
    actions.select(element ? [element.id] : [])
    if (!element && canWrite) void actions.choosePicture(place)
  }

const isOn = (part: 'more' | 'handle', target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`[data-${part}]`) !== null
