import type { useSortable } from '@dnd-kit/sortable'
import { Menu } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { useDocumentEditing } from '../editing-context.ts'
import { ElementMenuItems } from './element-menu-items.tsx'
import classes from './placed-element.module.css'

type Props = {
  readonly elementId: string
  readonly name: string
  readonly index: number
  readonly count: number
  readonly sortable: Pick<ReturnType<typeof useSortable>, 'attributes' | 'listeners' | 'setActivatorNodeRef'>
}

/**
 * Drags its element; a click opens what else can be done with it. For the keyboard: space takes it up, Enter opens the
 * menu. With Shift or Ctrl a click chooses several.
 */
export const ElementHandle = ({ elementId, name, index, count, sortable }: Props) => {
  const { editor } = useDocumentEditing()
  const [isOpen, setIsOpen] = useState(false)
  // The space bar that picks up or drops the element causes a click, too.
  const isSpaceDown = useRef(false)
  const click = (event: MouseEvent): void => {
    if (isSpaceDown.current) return
    if (isChoosingMore(event)) toggle()
    else setIsOpen(true)
  }
  const toggle = (): void =>
    editor.updateSession((session) => {
      const isSelected = session.selectedIds.includes(elementId)
      const selectedIds = isSelected
        ? session.selectedIds.filter((id) => id !== elementId)
        : [...session.selectedIds, elementId]
      return { ...session, selectedIds }
    })
  const press = (event: KeyboardEvent<HTMLButtonElement>): void => {
    isSpaceDown.current = event.key === ' '
    if (!isOpen) sortable.listeners?.['onKeyDown']?.(event)
  }
  return (
    <Menu
      opened={isOpen}
      onChange={(opened) => {
        if (!opened) setIsOpen(false)
      }}
      position="right-start"
    >
      <Menu.Target>
        <button
          {...sortable.attributes}
          {...sortable.listeners}
          ref={sortable.setActivatorNodeRef}
          type="button"
          className={classes.handle}
          title="Ziehen zum Verschieben, klicken für mehr"
          aria-roledescription="verschiebbar"
          aria-label={`${name}, Stelle ${index + 1} von ${count}`}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          data-focus
          onClick={click}
          onKeyDown={press}
          // With Shift or Ctrl it is chosen along with others: neither dragged, nor chosen alone by its focus.
          onPointerDownCapture={(event) => {
            if (isChoosingMore(event)) event.stopPropagation()
          }}
          onMouseDown={(event) => {
            if (isChoosingMore(event)) event.preventDefault()
          }}
          onKeyUp={() => {
            isSpaceDown.current = false
          }}
        >
          <IconGripVertical size={20} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>{isOpen && <ElementMenuItems elementId={elementId} index={index} count={count} />}</Menu.Dropdown>
    </Menu>
  )
}

const isChoosingMore = ({ shiftKey, ctrlKey, metaKey }: MouseEvent): boolean => shiftKey || ctrlKey || metaKey
