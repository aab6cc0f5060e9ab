import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { elementOf, pageWithElement } from '@gebaerdenraum/domain/documents/content-changes'
import type { DocumentContent } from '@gebaerdenraum/domain/documents/document-content'
import { type ReactNode, useMemo } from 'react'
import { useDocumentEditing } from '../editing-context.ts'
import { elementName } from './element-name.ts'

/** Lets the elements of all pages be dragged to each other's places. */
export const SortingDesk = ({ children }: { readonly children: ReactNode }) => {
  const { content, apply } = useDocumentEditing()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, keyboardCodes: KEYS }),
  )
  const drop = ({ active, over }: DragEndEvent): void => {
    if (!over || over.id === active.id) return
    const page = pageWithElement(content(), String(over.id))
    if (!page) return
    const index = page.elementIds.indexOf(String(over.id))
    apply({ type: 'move-element', elementId: String(active.id), pageId: page.id, index })
  }
  const accessibility = useMemo(
    () => ({ announcements: announcementsOf(content), screenReaderInstructions: { draggable: INSTRUCTIONS } }),
    [content],
  )
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop} accessibility={accessibility}>
      {children}
    </DndContext>
  )
}

/** Enter opens the menu of an element. */
const KEYS = { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter', 'Tab'] }

const INSTRUCTIONS =
  'Drücke die Leertaste, um das Element aufzunehmen, und verschiebe es mit den Pfeiltasten. Lege es mit der Leertaste ' +
  'ab oder brich mit Escape ab. Die Eingabetaste öffnet das Menü.'

type Dragged = { readonly active: { readonly id: UniqueIdentifier } }
type DraggedOver = Dragged & { readonly over: { readonly id: UniqueIdentifier } | null }

const announcementsOf = (content: () => DocumentContent) => {
  const place = (id: UniqueIdentifier): string => {
    const page = pageWithElement(content(), String(id))
    if (!page) return ''
    const number = content().pageIds.indexOf(page.id) + 1
    return `Seite ${number}, Stelle ${page.elementIds.indexOf(String(id)) + 1} von ${page.elementIds.length}`
  }
  const nameOf = (id: UniqueIdentifier): string => {
    const element = elementOf(content(), String(id))
    const index = pageWithElement(content(), String(id))?.elementIds.indexOf(String(id)) ?? 0
    return element ? elementName(element, index) : 'Element'
  }
  return {
    onDragStart: ({ active }: Dragged) => `${nameOf(active.id)} aufgenommen, ${place(active.id)}`,
    onDragOver: ({ active, over }: DraggedOver) =>
      over && over.id !== active.id ? `${nameOf(active.id)} auf ${place(over.id)}` : undefined,
    onDragEnd: ({ active, over }: DraggedOver) =>
      over ? `${nameOf(active.id)} abgelegt, ${place(over.id)}` : `${nameOf(active.id)} bleibt, wo es war`,
    onDragCancel: ({ active }: Dragged) => `Abgebrochen. ${nameOf(active.id)} bleibt, wo es war`,
  }
}
