import { bottomEdge, pxOfMm, rightEdge } from '../../kernel/page-geometry.ts'
import { cellArea, type GridPage, gridArea } from '../grid-cells.ts'
import type { LineBox } from './box.ts'

/** Marks are outside the grid, so that no part of them stays on a card. */
const DISTANCE = pxOfMm(1)
const LENGTH = pxOfMm(3)

/** Short lines at all four sides of the grid, where its cells begin and end. */
export const cutMarks = (page: GridPage): readonly LineBox[] => {
  const area = gridArea(page)
  const { columns, rows } = page.grid
  const across = Array.from({ length: columns }, (_, column) => cellArea(page, { column, row: 0 }))
  const down = Array.from({ length: rows }, (_, row) => cellArea(page, { column: 0, row }))
  const xs = distinct(across.flatMap((cell) => [cell.x, rightEdge(cell)]))
  const ys = distinct(down.flatMap((cell) => [cell.y, bottomEdge(cell)]))
  const starts = {
    top: area.y - DISTANCE,
    bottom: bottomEdge(area) + DISTANCE,
    left: area.x - DISTANCE,
    right: rightEdge(area) + DISTANCE,
  }
  return [
    ...xs.flatMap((x) => [
      line(x, starts.top - LENGTH, x, starts.top),
      line(x, starts.bottom, x, starts.bottom + LENGTH),
    ]),
    ...ys.flatMap((y) => [
      line(starts.left - LENGTH, y, starts.left, y),
      line(starts.right, y, starts.right + LENGTH, y),
    ]),
  ]
}

const line = (x1: number, y1: number, x2: number, y2: number): LineBox => ({
  kind: 'line',
  role: 'cut-mark',
  from: { x: x1, y: y1 },
  to: { x: x2, y: y2 },
})

/** Without gaps one cell ends where the next begins: one mark is enough. */
const distinct = (values: readonly number[]): readonly number[] =>
  values
    .toSorted((one, other) => one - other)
    .filter((value, index, sorted) => index === 0 || value - (sorted[index - 1] ?? 0) > 0.01)
