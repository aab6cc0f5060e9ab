import { A4, CONTENT_AREA, PRINTABLE_AREA } from '../../kernel/page-geometry.ts'
import { elementsOn, pageOf, withElements, withElementsOn, withoutElements } from '../content-changes.ts'
import type { DocumentContent, DocumentElement, Page } from '../document-content.ts'
import type { DocumentKind } from './document-kind.ts'

/**
 * The part of a kind whose pages are a list of so many elements at most. Without a place elements take those of blank
 * ones first, as a grid's take free cells: a new page of own signs starts with three.
 */
export const orderedElements = <Element extends DocumentElement>(
  max: number,
  blank: (id: string) => Element,
): Pick<DocumentKind<Element>, 'newPage' | 'newElement' | 'capacityOf' | 'roomAt' | 'putAt' | 'problemsOf'> => {
  const blanksOn = (content: DocumentContent, page: Page): readonly string[] =>
    elementsOn(content, page).flatMap((element) => (isSame(element, blank(element.id)) ? element.id : []))

  return {
    newPage: (id) => ({ id, elementIds: [], dimensions: A4, printableArea: PRINTABLE_AREA, contentArea: CONTENT_AREA }),
    newElement: blank,
    capacityOf: () => max,
    roomAt: (content, page, place) => {
      const free = Math.max(0, max - page.elementIds.length)
      return place === null ? free + blanksOn(content, page).length : free
    },
    putAt: (content, page, elements, place) => {
      if (place !== null) return withElementsOn(content, page, elements, typeof place === 'number' ? place : undefined)
      const blanks = blanksOn(content, page)
      return putBehind(putInstead(content, page, blanks, elements), page.id, elements.slice(blanks.length))
    },
    problemsOf: (page) => (page.grid ? ['Diese Vorlage hat kein Raster'] : []),
  }
}

/** The first elements in the places of these, one by one. */
const putInstead = (
  content: DocumentContent,
  page: Page,
  replacedIds: readonly string[],
  elements: readonly DocumentElement[],
): DocumentContent => {
  const replacements = new Map(
    elements.slice(0, replacedIds.length).map((element, index) => [replacedIds[index] ?? '', element]),
  )
  if (replacements.size === 0) return content
  const elementIds = page.elementIds.map((id) => replacements.get(id)?.id ?? id)
  const without = withoutElements(content, [...replacements.keys()])
  const pages = { ...without.pagesKeyedById, [page.id]: { ...page, elementIds } }
  return withElements({ ...without, pagesKeyedById: pages }, [...replacements.values()])
}

const putBehind = (content: DocumentContent, pageId: string, elements: readonly DocumentElement[]): DocumentContent => {
  const page = pageOf(content, pageId)
  return page ? withElementsOn(content, page, elements) : content
}

const isSame = (one: DocumentElement, other: DocumentElement): boolean => {
  const fields: ReadonlyMap<string, unknown> = new Map(Object.entries(one))
  return Object.entries(other).every(([key, value]) => fields.get(key) === value)
}
