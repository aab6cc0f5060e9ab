import type { CellPlace } from '@gebaerdenraum/domain/documents/commands'
import type { KeyboardEvent } from 'react'
import type { DocumentEditing } from '../../editing-context.ts'
import { carryWithKeys } from '../drag/carrying-keys.ts'
import type { GridActions } from '../use-grid-actions.ts'
import { elementAt, elementIdsBetween } from './cell-contents.ts'
import type { OpenMenu } from './cell-menu.tsx'
import { placeOfNode } from './cell-node.ts'
import { cellAfterKey } from './cell-steps.ts'
import { focusCell } from './focus-cell.ts'
import { selectionAnchor, setSelectionAnchor } from './selection-anchor.ts'

type Run = () => void

/**
 * What a key does on a cell; null where it is none of the grid's. Arrows walk, with Shift they select; Enter chooses a
 * picture, the space key picks one up.
 */
export const cellKeys = (
  { editor, content, canWrite }: DocumentEditing,
  actions: GridActions,
  onMenu: (menu: OpenMenu) => void,
): ((event: KeyboardEvent) => Run | null) => {
  const walk = (from: CellPlace, to: CellPlace, isSelecting: boolean): void => {
    const anchor = isSelecting ? (selectionAnchor() ?? from) : to
    setSelectionAnchor(anchor)
    focusCell(to)
    actions.select(elementIdsBetween(content(), anchor, to))
  }
  const withMod = (key: string, place: CellPlace): Run | null => {
    const element = elementAt(content(), place)
    if (key === ' ' && element) return () => actions.toggle(element.id)
    if (key === 'a') return () => actions.select(content().pagesKeyedById[place.pageId]?.elementIds ?? [])
    return null
  }
  const edit = ({ key, shiftKey, target }: KeyboardEvent, place: CellPlace): Run | null => {
    const choose = (): void => void actions.choosePicture(place)
    const openMenu = (): void => {
      actions.includeInSelection(place)
      onMenu(menuAt(target, place))
    }
    switch (key) {
      case 'Enter':
      case 'F2':
        return choose
      case ' ':
        return elementAt(content(), place)
          ? () => carryWithKeys({ from: place, content, onDrop: actions.move })
          : choose
      case 'Delete':
      case 'Backspace':
        return () => actions.clear(editor.state().session.selectedIds)
      case 'ContextMenu':
        return openMenu
      case 'F10':
        return shiftKey ? openMenu : null
      default:
        return null
    }
  }

  return (event) => {
    const place = placeOfNode(event.target)
    if (!place || event.altKey) return null
    const isMod = event.ctrlKey || event.metaKey
    const isArrow = event.key.startsWith('Arrow')
    const to = isMod && isArrow ? null : cellAfterKey(content(), place, event)
    if (to) return () => walk(place, to, event.shiftKey)
    if (isMod) return withMod(event.key, place)
    if (event.key === 'Escape') return editor.state().session.selectedIds.length > 0 ? () => actions.select([]) : null
    return canWrite ? edit(event, place) : null
  }
}

/** In the middle of the cell: there is no pointer to open it at. */
const menuAt = (target: EventTarget | null, place: CellPlace): OpenMenu => {
  const { left, top, width, height } = target instanceof Element ? target.getBoundingClientRect() : new DOMRect()
  return { place, x: left + width / 2, y: top + height / 2 }
}
