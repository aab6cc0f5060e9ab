import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { Box } from '@gebaerdenraum/domain/documents/layout/box'
import { sameValue } from '@gebaerdenraum/editing/same-value'
import { memo } from 'react'
import { useContent, useDocumentEditing, useEditorSession } from '../editing-context.ts'
import { BoxMarks } from '../stack/box-marks.tsx'
import { boxStyle } from '../stack/box-style.ts'
import { CheckboxPlace } from '../stack/checkbox-place.tsx'
import type { ElementGroup } from '../stack/grouped-boxes.ts'
import { PicturePlace } from '../stack/picture-place.tsx'
import placed from '../stack/placed.module.css'
import { TextPlace } from '../stack/text-place.tsx'
import { usePictureChoice } from '../use-picture-choice.ts'
import { ElementHandle } from './element-handle.tsx'
import classes from './placed-element.module.css'
import { slotLabel } from './slot-labels.ts'

type Props = {
  readonly group: ElementGroup
  readonly pageId: string
  readonly index: number
  readonly count: number
  readonly name: string
}

/** One element where it is printed, with its handle. */
export const PlacedElement = memo(function PlacedElement({ group, pageId, index, count, name }: Props) {
  const { editor, canWrite } = useDocumentEditing()
  const { elementId, frame, boxes } = group
  const sortable = useSortable({ id: elementId, data: { pageId }, disabled: !canWrite })
  const isSelected = useEditorSession(({ selectedIds }) => selectedIds.includes(elementId))
  const enter = (): void =>
    editor.updateSession((session) => ({
      ...session,
      selectedIds: session.selectedIds.includes(elementId) ? session.selectedIds : [elementId],
      target: { pageId, place: index + 1 },
    }))
  return (
    <li
      ref={sortable.setNodeRef}
      className={`${placed.placed} ${classes.element}`}
      style={{
        ...boxStyle(frame.area),
        transform: CSS.Translate.toString(sortable.transform),
        transition: sortable.transition,
      }}
      data-element={elementId}
      data-selected={(isSelected && canWrite) || undefined}
      data-dragging={sortable.isDragging || undefined}
      onFocus={enter}
    >
      <BoxMarks boxes={boxes} area={frame.area} />
      {canWrite && <ElementHandle elementId={elementId} name={name} index={index} count={count} sortable={sortable} />}
      {boxes.map((box) => (
        <PlacedBox key={boxKey(box)} box={box} group={group} name={name} />
      ))}
    </li>
  )
}, sameValue)

type BoxProps = { readonly box: Box; readonly group: ElementGroup; readonly name: string }

const PlacedBox = ({ box, group: { frame }, name }: BoxProps) => {
  const { canWrite } = useDocumentEditing()
  switch (box.kind) {
    case 'image':
      return <ElementPicture box={box} within={frame} name={name} />
    case 'text': {
      if (!canWrite || !box.edits) return null
      const field = box.role === 'element-name' ? 'Name' : 'Beschreibung'
      return <TextPlace box={box} within={frame.area} label={`${field}, ${name}`} />
    }
    case 'checkbox':
      return <CheckboxPlace box={box} within={frame.area} elementName={name} />
    default:
      return null
  }
}

type PictureProps = {
  readonly box: Extract<Box, { kind: 'image' }>
  readonly within: ElementGroup['frame']
  readonly name: string
}

const ElementPicture = ({ box, within, name }: PictureProps) => {
  const { apply, canWrite } = useDocumentEditing()
  const choose = usePictureChoice()
  const { elementId, slot } = box
  const label = useContent((content) => (slot ? slotLabel(content, slot) : 'Bild'))
  if (elementId === null || slot === null) return null
  const change = async (): Promise<void> => {
    const chosen = await choose()
    const [image] = chosen ?? []
    if (image) apply({ type: 'set-image', elementId, slot, image })
  }
  return (
    <PicturePlace
      box={box}
      within={within.area}
      label={`${label}, ${name}`}
      mayEdit={canWrite}
      onChoose={() => void change()}
      onRemove={() => apply({ type: 'set-image', elementId, slot, image: null })}
    />
  )
}

const boxKey = (box: Box): string => {
  if (box.kind === 'image') return `image ${box.slot}`
  if (box.kind === 'checkbox') return `checkbox ${box.checkbox}`
  if (box.kind === 'text') return `text ${box.role} ${box.area.x}`
  return box.kind
}
