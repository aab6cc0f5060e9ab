import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { ListImageSize } from '@gebaerdenraum/domain/accounts/preferences'
import { type ListEdit, moveTo } from '@gebaerdenraum/domain/lists/list-edits'
import type { Sign } from '@gebaerdenraum/domain/signs/signs.contract'
import { type CSSProperties, useCallback, useMemo } from 'react'
import { announce } from '../../../ui/announcer.tsx'
import { IMAGE_WIDTHS } from './image-widths.ts'
import classes from './sign-rows.module.css'
import { SCREEN_READER_INSTRUCTIONS, sortAnnouncements } from './sort-announcements.ts'
import { SortableSignRow } from './sortable-sign-row.tsx'

type Props = {
  readonly signs: readonly Sign[]
  readonly learned: ReadonlySet<string>
  readonly imageSize: ListImageSize
  readonly onEdit: (edit: ListEdit) => void
  readonly onRemove: (sign: Sign) => void
  readonly onOpen: (sign: Sign) => void
}

/** The signs of a list in their order: dragged by a handle, moved by its keys or by the menu of a row. */
export const SortableSignList = ({ signs, learned, imageSize, onEdit, onRemove, onOpen }: Props) => {
  const ids = useMemo(() => signs.map(({ _id }) => _id), [signs])
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const move = useCallback(
    (sign: string, index: number) => {
      onEdit(moveTo(ids, sign, Math.max(0, Math.min(index, ids.length - 1))))
    },
    [ids, onEdit],
  )
  const drop = ({ active, over }: DragEndEvent): void => {
    if (over && over.id !== active.id) move(String(active.id), ids.indexOf(String(over.id)))
  }
  const moveByMenu = useCallback(
    (sign: Sign, index: number) => {
      move(sign._id, index)
      const place = Math.max(0, Math.min(index, ids.length - 1)) + 1
      announce(`„${sign.name}“ steht jetzt an Stelle ${place} von ${ids.length}`)
    },
    [move, ids.length],
  )
  const accessibility = useMemo(
    () => ({ announcements: sortAnnouncements(signs), screenReaderInstructions: SCREEN_READER_INSTRUCTIONS }),
    [signs],
  )
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop} accessibility={accessibility}>
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        <ol
          className={classes.rows}
          aria-label="Gebärden der Lernliste"
          data-size={imageSize}
          style={{ '--image-width': IMAGE_WIDTHS[imageSize] } as CSSProperties}
        >
          {signs.map((sign, index) => (
            <SortableSignRow
              key={sign._id}
              sign={sign}
              index={index}
              isLast={index === signs.length - 1}
              isLearned={learned.has(sign._id)}
              onMove={moveByMenu}
              onRemove={onRemove}
              onOpen={onOpen}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}
