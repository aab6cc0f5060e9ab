import type { Area } from '../kernel/page-geometry.ts'
import type { Cell, Grid, GridElement, Page } from './document-content.ts'
import { gridSize } from './fit-grid.ts'

export type GridPage = Page & { readonly grid: Grid }
export const isGridPage = (page: Page): page is GridPage => page.grid !== undefined

export const isSameCell = (one: Cell, other: Cell): boolean => one.column === other.column && one.row === other.row

export const hasCell = ({ columns, rows }: Grid, { column, row }: Cell): boolean =>
  Number.isInteger(column) && Number.isInteger(row) && column >= 0 && row >= 0 && column < columns && row < rows

/** From left to right, line by line. */
export const compareCells = (one: Cell, other: Cell): number => one.row - other.row || one.column - other.column

export const cellCount = ({ columns, rows }: Pick<Grid, 'columns' | 'rows'>): number => columns * rows

export const cellAtIndex = ({ columns }: Pick<Grid, 'columns'>, index: number): Cell => ({
  column: index % columns,
  row: Math.floor(index / columns),
})

/** In reading order. */
export const gridCells = (grid: Grid): readonly Cell[] =>
  Array.from({ length: cellCount(grid) }, (_, index) => cellAtIndex(grid, index))

/** For sets and maps of cells. */
export const cellKey = ({ column, row }: Cell): string => `${column},${row}`

/** The cell so many columns and rows further, for arrow keys; at the edge of the grid the cell itself. */
export const cellBeside = (grid: Grid, { column, row }: Cell, by: Partial<Cell>): Cell => {
  const beside = { column: column + (by.column ?? 0), row: row + (by.row ?? 0) }
  return hasCell(grid, beside) ? beside : { column, row }
}

export const elementInCell = (elements: readonly GridElement[], cell: Cell): GridElement | undefined =>
  elements.find(({ gridIndex }) => isSameCell(gridIndex, cell))

export const elementsByCell = (elements: readonly GridElement[]): ReadonlyMap<string, GridElement> =>
  new Map(elements.map((element) => [cellKey(element.gridIndex), element]))

/** The grid is at the top of the content area, centred: so the back of the sheet matches its front. */
export const gridArea = ({ contentArea, grid }: GridPage): Area => {
  const size = gridSize(grid)
  return { x: contentArea.x + (contentArea.width - size.width) / 2, y: contentArea.y, ...size }
}

export const cellArea = (page: GridPage, { column, row }: Cell): Area => {
  const { x, y } = gridArea(page)
  const { elementSize, columnGap, rowGap } = page.grid
  return {
    x: x + column * (elementSize.width + columnGap),
    y: y + row * (elementSize.height + rowGap),
    ...elementSize,
  }
}
