import type { DocumentContent, DocumentElement, Page } from './document-content.ts'

/** The small changes that commands are made of. Each gives new content and shares what stays. */

export const pageOf = ({ pagesKeyedById }: DocumentContent, id: string): Page | undefined =>
  Object.hasOwn(pagesKeyedById, id) ? pagesKeyedById[id] : undefined

export const elementOf = ({ elementsKeyedById }: DocumentContent, id: string): DocumentElement | undefined =>
  Object.hasOwn(elementsKeyedById, id) ? elementsKeyedById[id] : undefined

export const pagesOf = (content: DocumentContent): readonly Page[] =>
  content.pageIds.flatMap((id) => pageOf(content, id) ?? [])

export const elementsOn = (content: DocumentContent, page: Page): readonly DocumentElement[] =>
  page.elementIds.flatMap((id) => elementOf(content, id) ?? [])

export const pageWithElement = (content: DocumentContent, elementId: string): Page | undefined =>
  pagesOf(content).find(({ elementIds }) => elementIds.includes(elementId))

export const withPage = (content: DocumentContent, page: Page): DocumentContent => ({
  ...content,
  pagesKeyedById: { ...content.pagesKeyedById, [page.id]: page },
})

/** Behind the page of that id, or at the end. */
export const withPageAfter = (content: DocumentContent, page: Page, afterPageId: string | null): DocumentContent => {
  const index = afterPageId === null ? content.pageIds.length : content.pageIds.indexOf(afterPageId) + 1
  return { ...withPage(content, page), pageIds: content.pageIds.toSpliced(index, 0, page.id) }
}

export const withoutPage = (content: DocumentContent, page: Page): DocumentContent => {
  const { [page.id]: _, ...pagesKeyedById } = content.pagesKeyedById
  const rest = withoutElements(content, page.elementIds)
  return { ...rest, pageIds: content.pageIds.filter((id) => id !== page.id), pagesKeyedById }
}

export const withElement = (content: DocumentContent, element: DocumentElement): DocumentContent => ({
  ...content,
  elementsKeyedById: { ...content.elementsKeyedById, [element.id]: element },
})

/** Elements that stand on a page already, changed. */
export const withElements = (content: DocumentContent, elements: readonly DocumentElement[]): DocumentContent => {
  if (elements.length === 0) return content
  const changed = Object.fromEntries(elements.map((element) => [element.id, element]))
  return { ...content, elementsKeyedById: { ...content.elementsKeyedById, ...changed } }
}

/** New elements on a page, from this index of its order on; beyond its ends at the end that is near. */
export const withElementsOn = (
  content: DocumentContent,
  page: Page,
  elements: readonly DocumentElement[],
  index: number = page.elementIds.length,
): DocumentContent => {
  if (elements.length === 0) return content
  const ids = elements.map(({ id }) => id)
  const at = Math.max(0, Math.trunc(index))
  const placed = withPage(content, { ...page, elementIds: page.elementIds.toSpliced(at, 0, ...ids) })
  return withElements(placed, elements)
}

export const withoutElements = (content: DocumentContent, elementIds: readonly string[]): DocumentContent => {
  const gone = new Set(elementIds.filter((id) => elementOf(content, id)))
  if (gone.size === 0) return content
  const kept = Object.entries(content.elementsKeyedById).filter(([id]) => !gone.has(id))
  const changed = pagesOf(content)
    .filter((page) => page.elementIds.some((id) => gone.has(id)))
    .map((page) => [page.id, { ...page, elementIds: page.elementIds.filter((id) => !gone.has(id)) }] as const)
  return {
    ...content,
    elementsKeyedById: Object.fromEntries(kept),
    pagesKeyedById: { ...content.pagesKeyedById, ...Object.fromEntries(changed) },
  }
}
