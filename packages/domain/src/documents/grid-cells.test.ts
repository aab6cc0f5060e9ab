import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { A4, CONTENT_AREA, isInside } from '../kernel/page-geometry.ts'
import type { Grid } from './document-content.ts'
import { cellArea, cellAtPoint, cellBeside, cellsOf, type GridPage, gridArea, isCellOf } from './grid-cells.ts'
import { gridKind } from './kinds/grid-kind.ts'
import { grid as anyGrid } from './random-document.fixture.ts'

const pageWith = (grid: Grid): GridPage => ({ ...gridKind.newPage('page', undefined), grid })

describe('the cells of a grid', () => {
  test('are counted in reading order', () => {
    const grid = { columns: 2, rows: 2, elementSize: { width: 10, height: 10 }, columnGap: 0, rowGap: 0 }
    expect(cellsOf(grid)).toEqual([
      { column: 0, row: 0 },
      { column: 1, row: 0 },
      { column: 0, row: 1 },
      { column: 1, row: 1 },
    ])
    expect(isCellOf(grid, { column: 2, row: 0 })).toBe(false)
    expect(isCellOf(grid, { column: 0, row: -1 })).toBe(false)
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
        expect(cellsOf(grid).every((cell) => isInside(cellArea(page, cell), CONTENT_AREA))).toBe(true)
        expect([area.y, area.x + area.width / 2]).toEqual([CONTENT_AREA.y, expect.closeTo(A4.width / 2, 5)])
      }),
    )
  })

  test('are found by the points in them', () => {
    fc.assert(
      fc.property(anyGrid, fc.nat(), fc.double({ min: 0.01, max: 0.99, noNaN: true }), (grid, index, part) => {
        const page = pageWith(grid)
        const cells = cellsOf(grid)
        const cell = cells[index % cells.length] ?? { column: 0, row: 0 }
        const { x, y, width, height } = cellArea(page, cell)
        expect(cellAtPoint(page, { x: x + width * part, y: y + height * part })).toEqual(cell)
      }),
    )
  })

  test('are not found in gaps and beside the grid', () => {
    const page = pageWith({
      columns: 2,
      rows: 1,
      elementSize: { width: 100, height: 100 },
      columnGap: 20,
      rowGap: 0,
    })
    const { x, y } = gridArea(page)
    expect([110, -1, 221].map((dx) => cellAtPoint(page, { x: x + dx, y: y + 50 }))).toEqual([null, null, null])
    expect(cellAtPoint(page, { x: x + 50, y: y + 101 })).toBeNull()
  })
})
