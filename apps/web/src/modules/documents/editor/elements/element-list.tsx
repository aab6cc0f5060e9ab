import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable'
import type { Box } from '@gebaerdenraum/domain/documents/layout/box'
import { useMemo } from 'react'
import { useContent, useDocumentEditing } from '../editing-context.ts'
import { groupedBoxes } from '../stack/grouped-boxes.ts'
import { elementName } from './element-name.ts'
import classes from './placed-element.module.css'
import { PlacedElement } from './placed-element.tsx'

type Props = { readonly pageId: string; readonly pageNumber: number; readonly boxes: readonly Box[] }

/** The elements of a page in their order: signs side by side, or words of the vocabulary. */
export const ElementList = ({ pageId, pageNumber, boxes }: Props) => {
  const { canWrite } = useDocumentEditing()
  const elements = useContent((content) => content.elementsKeyedById)
  const groups = groupedBoxes(boxes).elements
  const key = groups.map(({ elementId }) => elementId).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids are what the key says
  const ids = useMemo(() => groups.map(({ elementId }) => elementId), [key])
  if (groups.length === 0) return null
  return (
    <SortableContext id={pageId} items={[...ids]} strategy={rectSortingStrategy} disabled={!canWrite}>
      <ol className={classes.elements} aria-label={`Elemente der Seite ${pageNumber}`}>
        {groups.map((group, index) => {
          const element = elements[group.elementId]
          return (
            element && (
              <PlacedElement
                key={group.elementId}
                group={group}
                pageId={pageId}
                index={index}
                count={groups.length}
                name={elementName(element, index)}
              />
            )
          )
        })}
      </ol>
    </SortableContext>
  )
}
