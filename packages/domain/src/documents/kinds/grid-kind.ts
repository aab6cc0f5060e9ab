import { A4, CONTENT_AREA, PRINTABLE_AREA } from '../../kernel/page-geometry.ts'
import { elementsOn, withElementsOn, withoutElements } from '../content-changes.ts'
import { type Cell, type DocumentContent, type GridElement, isGridElement, type Page } from '../document-content.ts'
import { isFittingGrid } from '../fit-grid.ts'
import {
  cellCount,
  cellKey,
  compareCells,
  elementsByCell,
  gridCells,
  hasCell,
  isGridPage,
  isSameCell,
} from '../grid-cells.ts'
import { firstGrid } from '../grid-templates.ts'
import { type DocumentKind, NO_CONTENTS, type Place } from './document-kind.ts'

const ORIGIN: Cell = { column: 0, row: 0 }

/** Many signs on a printable grid (specification 2, sections 1 and 2). */
export const gridKind: DocumentKind<GridElement> = {
  type: 'grid',
  newProperties: { title: '', logo: null, footerText: '', firstColumnTitle: '', secondColumnTitle: '' },
  firstElements: 0,
  hasFooter: true,
  hasCopyrightNote: true,
  logoEditors: 'multiplicators',
  imageSlots: ['image'],
  textFields: [],
  checkboxes: [],
  newPage: (id, like) => ({
    id,
    elementIds: [],
    dimensions: A4,
    printableArea: PRINTABLE_AREA,
    contentArea: CONTENT_AREA,
    grid: like?.grid ?? firstGrid(),
  }),
  capacityOf: ({ grid }) => (grid ? cellCount(grid) : 0),
  newElement: () => null,
  withImage: (element, _, image) => (image ? { ...element, image } : null),
  contentsOf: ({ image }) => ({ ...NO_CONTENTS, images: [image] }),
  elementsOf: ({ images }) => images.map((image) => ({ id: '', gridIndex: ORIGIN, image })),
  roomAt: (content, page, place) => openCells(content, page, place).length,
  putAt: (content, page, elements, place, arrangement) => {
    const open = openCells(content, page, place)
    const cells = (arrangement === 'in-shape' ? cellsInShape(elements, open) : null) ?? open
    const placed = elements.flatMap((element, index) => {
      const gridIndex = cells[index]
      return gridIndex ? [{ ...element, gridIndex }] : []
    })
    const taken = elementsByCell(placed)
    const replaced = gridElementsOn(content, page).flatMap(({ id, gridIndex }) =>
      taken.has(cellKey(gridIndex)) ? id : [],
    )
    const cleared = withoutElements(content, replaced)
    return withElementsOn(cleared, cleared.pagesKeyedById[page.id] ?? page, placed)
  },
  problemsOf: ({ grid }, elements) => {
    if (!grid) return ['Das Raster fehlt']
    const cells = elements.map(({ gridIndex }) => gridIndex)
    const isTwice = new Set(cells.map(cellKey)).size < cells.length
    return [
      ...(isFittingGrid(grid) ? [] : ['Das Raster passt nicht auf die Seite']),
      ...(cells.every((cell) => hasCell(grid, cell)) ? [] : ['Ein Element steht neben dem Raster']),
      ...(isTwice ? ['Zwei Elemente stehen im selben Feld'] : []),
    ]
  },
}

export const gridElementsOn = (content: DocumentContent, page: Page): readonly GridElement[] =>
  elementsOn(content, page).filter(isGridElement)

/** The cell that was asked for, even when it is taken, and the free ones behind it. */
const openCells = (content: DocumentContent, page: Page, place: Place): readonly Cell[] => {
  if (!isGridPage(page)) return []
  const first = place !== null && typeof place !== 'number' ? place : null
  const taken = elementsByCell(gridElementsOn(content, page))
  return gridCells(page.grid).filter((cell) => {
    if (first && isSameCell(cell, first)) return true
    return (!first || compareCells(cell, first) > 0) && !taken.has(cellKey(cell))
  })
}

/** Elements from several cells keep their places to each other where all of these are open; else null. */
const cellsInShape = (elements: readonly GridElement[], open: readonly Cell[]): readonly Cell[] | null => {
  const [anchor] = open
  const corner = {
    column: Math.min(...elements.map(({ gridIndex }) => gridIndex.column)),
    row: Math.min(...elements.map(({ gridIndex }) => gridIndex.row)),
  }
  if (!anchor) return null
  const wanted = elements.map(({ gridIndex }) => ({
    column: anchor.column + gridIndex.column - corner.column,
    row: anchor.row + gridIndex.row - corner.row,
  }))
  const openKeys = new Set(open.map(cellKey))
  const isDistinct = new Set(wanted.map(cellKey)).size === wanted.length
  const isOpen = isDistinct && wanted.every((cell) => openKeys.has(cellKey(cell)))
  return isOpen ? wanted : null
}
