import { pageOf, withPageAfter } from '../content-changes.ts'
import { type DocumentContent, type DocumentElement, PAGES_MAX, type Page } from '../document-content.ts'
import type { Place } from '../kinds/document-kind.ts'
import { kindOf } from '../kinds/document-kinds.ts'
import { done, type Outcome, refuse } from '../refusals.ts'

/** How many new pages this many elements need that begin at this place. */
export const pagesForElements = (content: DocumentContent, page: Page, place: Place, count: number): number => {
  const kind = kindOf(content)
  const capacity = kind.capacityOf(kind.newPage(page.id, page))
  return Math.ceil(Math.max(0, count - kind.roomAt(content, page, place)) / capacity)
}

/** Puts elements at a place, and those that find no room there onto new pages behind. */
export const putElements = (
  content: DocumentContent,
  page: Page,
  place: Place,
  elements: readonly DocumentElement[],
  newPageIds: readonly string[],
): Outcome => {
  const room = kindOf(content).roomAt(content, page, place)
  const arrangement = elements.length <= room ? 'in-shape' : 'in-order'
  const filled = kindOf(content).putAt(content, page, elements.slice(0, room), place, arrangement)
  return putOnNewPages(filled, page, elements.slice(room), newPageIds)
}

/** Full pages behind this one, each like it, until no element is left over. */
export const putOnNewPages = (
  content: DocumentContent,
  page: Page,
  elements: readonly DocumentElement[],
  newPageIds: readonly string[],
): Outcome => {
  if (elements.length === 0) return done(content)
  const [pageId, ...laterIds] = newPageIds
  if (pageId === undefined) return refuse('ids-missing')
  if (content.pageIds.length >= PAGES_MAX) return refuse('too-many-pages')
  const kind = kindOf(content)
  const newPage = kind.newPage(pageId, page)
  const capacity = kind.capacityOf(newPage)
  const withRoom = withPageAfter(content, newPage, page.id)
  const filled = kind.putAt(withRoom, newPage, elements.slice(0, capacity), null, 'in-order')
  return putOnNewPages(filled, pageOf(filled, pageId) ?? newPage, elements.slice(capacity), laterIds)
}
