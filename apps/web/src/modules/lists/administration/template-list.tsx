import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { arrayMove, SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { ListTemplate } from '@gebaerdenraum/domain/lists/list-templates.contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../../api/client.ts'
import { announce } from '../../../ui/announcer.tsx'
import { quoteName } from '../../../ui/quote-name.ts'
import { showToast } from '../../../ui/toast.tsx'
import { sortAnnouncements } from '../editor/sort-announcements.ts'
import classes from './list-templates.module.css'
import { allTemplatesQuery } from './queries.ts'
import { TemplateRow } from './template-row.tsx'

const INSTRUCTIONS = {
  draggable:
    'Drücke die Leertaste, um die Vorlage aufzunehmen. Verschiebe sie mit den Pfeiltasten nach oben und unten. ' +
    'Lege sie mit der Leertaste ab oder brich mit Escape ab.',
}

/** Templates in their order: dragged by a handle, moved by its keys or by buttons. */
export const TemplateList = ({ templates }: { readonly templates: readonly ListTemplate[] }) => {
  const ids = useMemo(() => templates.map(({ _id }) => _id), [templates])
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const move = useMoveTemplate()
  const moveTo = (template: ListTemplate, position: number): void => {
    move.mutate({ template, position })
    announce(`${quoteName(template.name)} steht jetzt an Stelle ${position + 1} von ${templates.length}`)
  }
  const drop = ({ active, over }: DragEndEvent): void => {
    const template = templates[ids.indexOf(String(active.id))]
    if (template && over && over.id !== active.id) move.mutate({ template, position: ids.indexOf(String(over.id)) })
  }
  const accessibility = useMemo(
    () => ({ announcements: sortAnnouncements(templates), screenReaderInstructions: INSTRUCTIONS }),
    [templates],
  )
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop} accessibility={accessibility}>
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className={classes.rows} aria-label="Vorlagen in ihrer Reihenfolge">
          {templates.map((template, index) => (
            <TemplateRow
              key={template._id}
              template={template}
              index={index}
              count={templates.length}
              onMove={(position) => moveTo(template, position)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

type Move = { readonly template: ListTemplate; readonly position: number }

/** Shows the new order at once; the server's is taken again when it is done, or could not be. */
const useMoveTemplate = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ template, position }: Move) => api['list-templates'].patch(template._id, { position }),
    onMutate: async ({ template, position }: Move) => {
      await client.cancelQueries(allTemplatesQuery)
      client.setQueryData(allTemplatesQuery.queryKey, (present = []) =>
        arrayMove(
          [...present],
          present.findIndex(({ _id }) => _id === template._id),
          position,
        ),
      )
    },
    onError: (error, { template }) =>
      showToast({
        tone: 'danger',
        text: `${quoteName(template.name)} konnte nicht verschoben werden: ${error.message}`,
      }),
    onSettled: () => client.invalidateQueries({ queryKey: ['list-templates'] }),
  })
}
