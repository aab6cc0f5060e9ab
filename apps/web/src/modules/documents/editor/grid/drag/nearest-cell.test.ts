import { cell } from '@gebaerdenraum/domain/documents/document-builders.fixture'
import { cellArea, type GridPage, gridArea, gridCells, isGridPage } from '@gebaerdenraum/domain/documents/grid-cells'
import { documentOf } from '@gebaerdenraum/domain/documents/random-document.fixture'
import { bottomEdge, rightEdge } from '@gebaerdenraum/domain/kernel/page-geometry'
import { expect, test } from 'vitest'
import { nearestCell } from './nearest-cell.ts'

const firstPage = (): GridPage => {
  const page = Object.values(documentOf('grid').pagesKeyedById).find(isGridPage)
  if (!page) throw new Error('A grid document has a grid page')
  return page
}
const page = firstPage()

test('every cell is the nearest to its own middle', () => {
  for (const each of gridCells(page.grid)) {
    const { x, y, width, height } = cellArea(page, each)
    expect(nearestCell(page, { x: x + width / 2, y: y + height / 2 })).toEqual(each)
  }
})

test('a gap belongs half to the cell before and half to the cell behind it', () => {
  const left = cellArea(page, cell(0, 0))
  const right = cellArea(page, cell(1, 0))
  expect(nearestCell(page, { x: rightEdge(left) + 2, y: left.y + 5 })).toEqual(cell(0, 0))
  expect(nearestCell(page, { x: right.x - 2, y: left.y + 5 })).toEqual(cell(1, 0))
})

test('beside the grid there is none', () => {
  const area = gridArea(page)
  for (const point of [
    { x: area.x - page.grid.columnGap, y: area.y },
    { x: rightEdge(area) + page.grid.columnGap, y: area.y },
    { x: area.x, y: area.y - page.grid.rowGap },
    { x: area.x, y: bottomEdge(area) + page.grid.rowGap },
  ])
    expect(nearestCell(page, point)).toBeNull()
})
