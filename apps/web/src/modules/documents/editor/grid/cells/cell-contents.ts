import type { CellPlace } from '@gebaerdenraum/domain/documents/commands'
import type { DocumentContent, GridElement } from '@gebaerdenraum/domain/documents/document-content'
import {
  cellKey,
  elementInCell,
  elementsByCell,
  type GridPage,
  gridCells,
  isGridPage,
} from '@gebaerdenraum/domain/documents/grid-cells'
import { gridElementsOn } from '@gebaerdenraum/domain/documents/kinds/grid-kind'
import { cellsBetween } from './cell-steps.ts'

export const gridPageOf = (content: DocumentContent, pageId: string): GridPage | null => {
  const page = content.pagesKeyedById[pageId]
  return page && isGridPage(page) ? page : null
}

export const elementAt = (content: DocumentContent, { pageId, cell }: CellPlace): GridElement | undefined => {
  const page = gridPageOf(content, pageId)
  return page ? elementInCell(gridElementsOn(content, page), cell) : undefined
}

/** The cell of an element; undefined if it is in no grid. */
export const placeOf = (content: DocumentContent, elementId: string): CellPlace | undefined => {
  for (const pageId of content.pageIds) {
    const page = gridPageOf(content, pageId)
    const element =
      page?.elementIds.includes(elementId) && gridElementsOn(content, page).find(({ id }) => id === elementId)
    if (element) return { pageId, cell: element.gridIndex }
  }
  return undefined
}

/** The elements in the rectangle between two cells; across pages, only the element of the second cell. */
export const elementIdsBetween = (content: DocumentContent, from: CellPlace, to: CellPlace): readonly string[] => {
  const page = gridPageOf(content, to.pageId)
  if (!page) return []
  const elements = elementsByCell(gridElementsOn(content, page))
  const cells = from.pageId === to.pageId ? cellsBetween(from.cell, to.cell) : [to.cell]
  return cells.flatMap((cell) => elements.get(cellKey(cell))?.id ?? [])
}

export const freeCellsOf = (content: DocumentContent, page: GridPage): number =>
  gridCells(page.grid).length - gridElementsOn(content, page).length
