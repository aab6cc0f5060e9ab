import { pageOf, pagesOf, withElementsOn, withoutPage, withPageAfter } from '../content-changes.ts'
import { PAGES_MAX } from '../document-content.ts'
import { kindOf } from '../kinds/document-kinds.ts'
import { done, refuse } from '../refusals.ts'
import { type Handlers, hasRoomFor, takeIds } from './handler.ts'

export const pageCommands: Handlers<'add-page' | 'delete-page'> = {
  /** A new grid page has the grid of the last page (specification 2, section 4). */
  'add-page': (content, { afterPageId, newPageIds, newElementIds }) => {
    if (afterPageId !== null && !pageOf(content, afterPageId)) return refuse('no-such-page')
    if (content.pageIds.length >= PAGES_MAX) return refuse('too-many-pages')
    const kind = kindOf(content)
    if (!hasRoomFor(content, kind.firstElements)) return refuse('too-many-elements')
    const [pageId] = takeIds(content, newPageIds, 1) ?? []
    const elementIds = takeIds(content, newElementIds, kind.firstElements)
    if (pageId === undefined || !elementIds || elementIds.includes(pageId)) return refuse('ids-missing')
    const page = kind.newPage(pageId, pagesOf(content).at(-1))
    const elements = elementIds.flatMap((id) => kind.newElement(id) ?? [])
    return done(withElementsOn(withPageAfter(content, page, afterPageId), page, elements))
  },
  'delete-page': (content, { pageId }) => {
    const page = pageOf(content, pageId)
    if (!page) return refuse('no-such-page')
    return content.pageIds.length === 1 ? refuse('last-page') : done(withoutPage(content, page))
  },
}
