import type { AnyPlace, NewIds } from '../commands.ts'
import { pageOf } from '../content-changes.ts'
import type { DocumentContent, DocumentElement } from '../document-content.ts'
import { hasCell } from '../grid-cells.ts'
import { type Outcome, refuse } from '../refusals.ts'
import { elementsToFill, elementsToPaste } from './elements-to-place.ts'
import { freeIds, type Handlers, hasRoomFor, takeIds } from './handler.ts'
import { putElements } from './put-elements.ts'

export const placingCommands: Handlers<'fill' | 'paste'> = {
  fill: (content, command) => place(content, command, elementsToFill(content, command)),
  paste: (content, command) => place(content, command, elementsToPaste(content, command)),
}

const place = (
  content: DocumentContent,
  { pageId, place, newElementIds, newPageIds }: AnyPlace & NewIds,
  elements: readonly DocumentElement[],
): Outcome => {
  const page = pageOf(content, pageId)
  if (!page) return refuse('no-such-page')
  if (place !== null && typeof place !== 'number' && page.grid && !hasCell(page.grid, place)) {
    return refuse('no-such-cell')
  }
  if (!hasRoomFor(content, elements.length)) return refuse('too-many-elements')
  const ids = takeIds(content, newElementIds, elements.length)
  if (!ids) return refuse('ids-missing')
  const named = elements.flatMap((element, index) => {
    const id = ids[index]
    return id === undefined ? [] : [{ ...element, id }]
  })
  const pageIds = freeIds(content, newPageIds).filter((id) => !ids.includes(id))
  return putElements(content, page, place, named, pageIds)
}
