import { withElementsOn } from '../content-changes.ts'
import type { DocumentElement } from '../document-content.ts'
import { A4, CONTENT_AREA, PRINTABLE_AREA } from '../page-geometry.ts'
import type { DocumentKind } from './document-kind.ts'

/** The part of a kind whose pages are a list of so many elements at most. */
export const orderedElements = <Element extends DocumentElement>(
  max: number,
): Pick<DocumentKind<Element>, 'newPage' | 'capacityOf' | 'roomAt' | 'putAt' | 'problemsOf'> => ({
  newPage: (id) => ({ id, elementIds: [], dimensions: A4, printableArea: PRINTABLE_AREA, contentArea: CONTENT_AREA }),
  capacityOf: () => max,
  roomAt: (_, page) => Math.max(0, max - page.elementIds.length),
  putAt: (content, page, elements, place) =>
    withElementsOn(content, page, elements, typeof place === 'number' ? place : page.elementIds.length),
  problemsOf: (page) => (page.grid ? ['has a grid'] : []),
})
