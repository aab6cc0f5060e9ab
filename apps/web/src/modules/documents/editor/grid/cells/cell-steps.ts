import type { CellPlace } from '@gebaerdenraum/domain/documents/commands'
import { pagesOf } from '@gebaerdenraum/domain/documents/content-changes'
import type { Cell, DocumentContent, Grid } from '@gebaerdenraum/domain/documents/document-content'
import { cellBeside, isGridPage, isSameCell } from '@gebaerdenraum/domain/documents/grid-cells'

/**
 * The cell that a key leads to, or null where the key leads nowhere. Up and down lead over the edge of a page to its
 * neighbour, PageUp and PageDown to the same cell of it; where the neighbour has fewer cells, to the nearest.
 */
export const cellAfterKey = (content: DocumentContent, from: CellPlace, { key, ctrlKey }: Press): CellPlace | null => {
  const page = content.pagesKeyedById[from.pageId]
  if (!page || !isGridPage(page)) return null
  const { grid } = page
  const { column, row } = from.cell
  const within = (cell: Cell): CellPlace => ({ pageId: from.pageId, cell })
  switch (key) {
    case 'ArrowLeft':
      return within(cellBeside(grid, from.cell, { column: -1 }))
    case 'ArrowRight':
      return within(cellBeside(grid, from.cell, { column: 1 }))
    case 'ArrowUp':
      return row > 0 ? within({ column, row: row - 1 }) : besidePage(content, from, -1, LAST_ROW)
    case 'ArrowDown':
      return row < grid.rows - 1 ? within({ column, row: row + 1 }) : besidePage(content, from, 1, () => 0)
    case 'PageUp':
      return besidePage(content, from, -1, () => row)
    case 'PageDown':
      return besidePage(content, from, 1, () => row)
    case 'Home':
      return within({ column: 0, row: ctrlKey ? 0 : row })
    case 'End':
      return within({ column: grid.columns - 1, row: ctrlKey ? grid.rows - 1 : row })
    default:
      return null
  }
}

type Press = { readonly key: string; readonly ctrlKey: boolean }

const LAST_ROW = (grid: Grid): number => grid.rows - 1

const besidePage = (
  content: DocumentContent,
  from: CellPlace,
  by: number,
  rowOf: (grid: Grid) => number,
): CellPlace => {
  const pages = pagesOf(content)
  const beside = pages[pages.findIndex(({ id }) => id === from.pageId) + by]
  if (!beside || !isGridPage(beside)) return from
  const { grid, id } = beside
  const column = Math.min(from.cell.column, grid.columns - 1)
  return { pageId: id, cell: { column, row: Math.min(rowOf(grid), grid.rows - 1) } }
}

export const isSamePlace = (one: CellPlace | null, other: CellPlace | null): boolean =>
  one === other || (one !== null && other !== null && one.pageId === other.pageId && isSameCell(one.cell, other.cell))

/** All cells of the rectangle between two of one page, in reading order. */
export const cellsBetween = (one: Cell, other: Cell): readonly Cell[] => {
  const [left, right] = [Math.min(one.column, other.column), Math.max(one.column, other.column)]
  const [top, bottom] = [Math.min(one.row, other.row), Math.max(one.row, other.row)]
  return Array.from({ length: bottom - top + 1 }, (_, row) =>
    Array.from({ length: right - left + 1 }, (_, column) => ({ column: left + column, row: top + row })),
  ).flat()
}

/** As people count: 'Reihe 1, Spalte 3'. */
export const cellName = ({ column, row }: Cell): string => `Reihe ${row + 1}, Spalte ${column + 1}`

/** Named with its page where there are several. */
export const placeName = (content: DocumentContent, { pageId, cell }: CellPlace): string =>
  content.pageIds.length === 1 ? cellName(cell) : `Seite ${content.pageIds.indexOf(pageId) + 1}, ${cellName(cell)}`
