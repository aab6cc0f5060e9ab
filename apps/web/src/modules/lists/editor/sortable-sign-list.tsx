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
import type { ListSign } from '@gebaerdenraum/domain/lists/lists.contract'
import { type CSSProperties, useCallback, useEffect, useMemo, useRef } from 'react'
import { announce } from '../../../ui/announcer.tsx'
import { quoteName } from '../../../ui/quote-name.ts'
import { IMAGE_WIDTHS } from './image-widths.ts'
import classes from './sign-rows.module.css'
import { SCREEN_READER_INSTRUCTIONS, sortAnnouncements } from './sort-announcements.ts'
import { SortableSignRow } from './sortable-sign-row.tsx'

type Props = {
  readonly signs: readonly ListSign[]
  readonly learned: ReadonlySet<string>
  readonly imageSize: ListImageSize
  readonly onEdit: (edit: ListEdit) => void
  readonly onRemove: (sign: ListSign) => void
  readonly onOpen: (sign: ListSign) => void
}

/** The signs of a list in their order: dragged by a handle, moved by its keys or by the menu of a row. */
export const SortableSignList = ({ signs, learned, imageSize, onEdit, onRemove, onOpen }: Props) => {
  const ids = useMemo(() => signs.map(({ _id }) => _id), [signs])
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  // Rows ask for what changes with every edit; handed down it would draw each of them anew.
  const latest = useRef(ids)
  useEffect(() => {
    latest.current = ids
  }, [ids])
  const placeOf = useCallback(
    (sign: string) => ({ index: latest.current.indexOf(sign), count: latest.current.length }),
    [],
  )
  const move = useCallback(
    (sign: string, index: number): number => {
      const place = Math.max(0, Math.min(index, latest.current.length - 1))
      onEdit(moveTo(latest.current, sign, place))
      return place
    },
    [onEdit],
  )
  const drop = ({ active, over }: DragEndEvent): void => {
    if (over && over.id !== active.id) move(String(active.id), ids.indexOf(String(over.id)))
  }
  const moveByMenu = useCallback(
    (sign: ListSign, index: number) => {
      const place = move(sign._id, index)
      announce(`${quoteName(sign.name)} steht jetzt an Stelle ${place + 1} von ${latest.current.length}`)
    },
    [move],
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
          {signs.map((sign) => (
            <SortableSignRow
              key={sign._id}
              sign={sign}
              isOnly={signs.length === 1}
              isLearned={learned.has(sign._id)}
              placeOf={placeOf}
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
