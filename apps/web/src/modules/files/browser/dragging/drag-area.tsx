import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { type ReactNode, useCallback, useState } from 'react'
import { useSharedBrowser } from '../browser-context.ts'
import type { Destination } from '../moving/use-move-nodes.ts'
import { chooseOnly, toggleOne } from '../selection.ts'
import { besidePointer, underPointer } from './drag-geometry.ts'
import { DragGhost } from './drag-ghost.tsx'
import { dragAnnouncements, dragInstructions } from './drag-texts.ts'
import { DraggedContext } from './dragged-context.ts'

/** A mouse drags once it has moved a little, a finger once it has rested: until then it scrolls. */
const MOUSE = { activationConstraint: { distance: 6 } }
const TOUCH = { activationConstraint: { delay: 350, tolerance: 8 } }

/** Lets rows be dragged onto folders in table, tree and breadcrumbs. A long touch chooses the row it begins on. */
export const DragArea = ({ children }: { readonly children: ReactNode }) => {
  const { chosen, selection, setSelection, move } = useSharedBrowser()
  const [dragged, setDragged] = useState<readonly FileNode[]>(NOTHING)
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH))

  const start = useCallback(
    ({ active, activatorEvent }: DragStartEvent) => {
      const node = nodeOf(active.data.current)
      if (!node) return
      const isChosen = selection.chosen.has(node._id)
      const isTouch = 'touches' in activatorEvent
      const together = isChosen ? chosen : isTouch ? [...chosen, node] : [node]
      if (!isChosen) setSelection((now) => (isTouch ? toggleOne(now, node._id) : chooseOnly(node._id)))
      setDragged(together)
    },
    [chosen, selection.chosen, setSelection],
  )
  const end = useCallback(
    ({ over }: DragEndEvent) => {
      setDragged(NOTHING)
      const folder = folderOf(over?.data.current)
      if (folder && over?.data.current?.['takes'] === true) void move(dragged, folder)
    },
    [dragged, move],
  )
  const cancel = useCallback(() => setDragged(NOTHING), [])

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underPointer}
      onDragStart={start}
      onDragEnd={end}
      onDragCancel={cancel}
      accessibility={{
        announcements: dragAnnouncements,
        screenReaderInstructions: dragInstructions,
        restoreFocus: false,
      }}
    >
      <DraggedContext value={dragged}>{children}</DraggedContext>
      <DragOverlay dropAnimation={null} modifiers={[besidePointer]} style={{ width: 'auto', height: 'auto' }}>
        {dragged.length > 0 ? <DragGhost nodes={dragged} /> : null}
      </DragOverlay>
    </DndContext>
  )
}

const NOTHING: readonly FileNode[] = []

const nodeOf = (data: Readonly<Record<string, unknown>> | undefined) => data?.['node'] as FileNode | undefined
const folderOf = (data: Readonly<Record<string, unknown>> | undefined) => data?.['folder'] as Destination | undefined
