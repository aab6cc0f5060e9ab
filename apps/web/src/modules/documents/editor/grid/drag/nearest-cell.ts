import type { Cell } from '@gebaerdenraum/domain/documents/document-content'
import { type GridPage, gridArea, hasCell } from '@gebaerdenraum/domain/documents/grid-cells'
import type { Point } from '@gebaerdenraum/domain/kernel/page-geometry'

/** The cell that something let go here goes to: gaps belong half to each side; null beside the grid. */
export const nearestCell = (page: GridPage, { x, y }: Point): Cell | null => {
  const { grid } = page
  const area = gridArea(page)
  const cell = {
    column: Math.floor((x - area.x + grid.columnGap / 2) / (grid.elementSize.width + grid.columnGap)),
    row: Math.floor((y - area.y + grid.rowGap / 2) / (grid.elementSize.height + grid.rowGap)),
  }
  return hasCell(grid, cell) ? cell : null
}
