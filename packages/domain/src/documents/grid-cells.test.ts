import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { A4, CONTENT_AREA, isInside } from '../kernel/page-geometry.ts'
import type { Grid } from './document-content.ts'
import { cellArea, cellBeside, type GridPage, gridArea, gridCells, hasCell } from './grid-cells.ts'
import { gridKind } from './kinds/grid-kind.ts'
import { grid as anyGrid } from './random-document.fixture.ts'

const pageWith = (grid: Grid): GridPage => ({ ...gridKind.newPage('page', undefined), grid })

describe('the cells of a grid', () => {
  test('are counted in reading order', () => {
    const grid = { columns: 2, rows: 2, elementSize: { width: 10, height: 10 }, columnGap: 0, rowGap: 0 }
    expect(gridCells(grid)).toEqual([
      { column: 0, row: 0 },
      { column: 1, row: 0 },
      { column: 0, row: 1 },
      { column: 1, row: 1 },
    ])
    expect(hasCell(grid, { column: 2, row: 0 })).toBe(false)
    expect(hasCell(grid, { column: 0, row: -1 })).toBe(false)
  })

  test('have others beside them, and none beyond the edge', () => {
    const grid = { columns: 2, rows: 2, elementSize: { width: 10, height: 10 }, columnGap: 0, rowGap: 0 }
    const corner = { column: 1, row: 0 }
    expect(cellBeside(grid, corner, { row: 1 })).toEqual({ column: 1, row: 1 })
    expect(cellBeside(grid, corner, { column: -1 })).toEqual({ column: 0, row: 0 })
    expect([cellBeside(grid, corner, { column: 1 }), cellBeside(grid, corner, { row: -1 })]).toEqual([corner, corner])
  })

  test('lie in the content area, its first line at the top, its middle in the middle of the page', () => {
    fc.assert(
      fc.property(anyGrid, (grid) => {
        const page = pageWith(grid)
        const area = gridArea(page)
        expect(gridCells(grid).every((cell) => isInside(cellArea(page, cell), CONTENT_AREA))).toBe(true)
        expect([area.y, area.x + area.width / 2]).toEqual([CONTENT_AREA.y, expect.closeTo(A4.width / 2, 5)])
      }),
    )
  })

  test('follow each other with the gaps of the grid between them', () => {
    fc.assert(
      fc.property(anyGrid, fc.nat(), (grid, index) => {
        const page = pageWith(grid)
        const cells = gridCells(grid)
        const cell = cells[index % cells.length] ?? { column: 0, row: 0 }
        const { x, y, width, height } = cellArea(page, cell)
        const next = cellArea(page, { column: cell.column + 1, row: cell.row + 1 })
        expect([next.x, next.y]).toEqual([
          expect.closeTo(x + width + grid.columnGap, 5),
          expect.closeTo(y + height + grid.rowGap, 5),
        ])
      }),
    )
  })
})
