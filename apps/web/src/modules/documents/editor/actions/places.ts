import { pageOf, pageWithElement } from '@gebaerdenraum/domain/documents/content-changes'
import type { DocumentContent } from '@gebaerdenraum/domain/documents/document-content'
import type { DocumentSession, PastePlace } from '../store/document-session.ts'

/** Where pasted elements go: to what had the focus last, else behind everything. */
export const pastePlace = (
  content: DocumentContent,
  { target }: Pick<DocumentSession, 'target'>,
): PastePlace | null => {
  if (target && pageOf(content, target.pageId)) return target
  const pageId = content.pageIds.at(-1)
  return pageId === undefined ? null : { pageId, place: null }
}

/** Where copies of these elements go: right behind the last of them; in a grid into the next free cells. */
export const duplicatePlace = (content: DocumentContent, elementIds: readonly string[]): PastePlace | null => {
  const [page] = content.pageIds
    .flatMap((id) => pageOf(content, id) ?? [])
    .filter((each) => each.elementIds.some((id) => elementIds.includes(id)))
    .slice(-1)
  if (!page) return null
  if (page.grid) return { pageId: page.id, place: null }
  const last = page.elementIds.findLastIndex((id) => elementIds.includes(id))
  return { pageId: page.id, place: last + 1 }
}

/** What the focus goes to when these are gone: the one behind them, else the one before; null when the page is empty. */
export const neighbourOf = (content: DocumentContent, elementIds: readonly string[]): string | null => {
  const [first] = elementIds
  if (first === undefined) return null
  const order = pageWithElement(content, first)?.elementIds ?? []
  const at = order.indexOf(first)
  const isLeft = (id: string): boolean => !elementIds.includes(id)
  return order.slice(at).find(isLeft) ?? order.slice(0, Math.max(0, at)).findLast(isLeft) ?? null
}

export type OrderedPlace = { readonly pageId: string; readonly index: number }

/** So many places further on its page; beyond its ends on the page before or behind. Null where there is none. */
export const placeBeside = (content: DocumentContent, elementId: string, by: -1 | 1): OrderedPlace | null => {
  const page = pageWithElement(content, elementId)
  if (!page || page.grid) return null
  const index = page.elementIds.indexOf(elementId) + by
  if (index >= 0 && index < page.elementIds.length) return { pageId: page.id, index }
  const beside = pageOf(content, content.pageIds[content.pageIds.indexOf(page.id) + by] ?? '')
  return beside ? { pageId: beside.id, index: by < 0 ? beside.elementIds.length : 0 } : null
}

/** The elements that came with a change. */
export const newElementIds = (before: DocumentContent, after: DocumentContent): readonly string[] =>
  after.pageIds
    .flatMap((id) => pageOf(after, id)?.elementIds ?? [])
    .filter((id) => !Object.hasOwn(before.elementsKeyedById, id))
