import { apply, cell, fresh, gridOf } from '@gebaerdenraum/domain/documents/document-builders.fixture'
import type { DocumentContent } from '@gebaerdenraum/domain/documents/document-content'
import { documentOf } from '@gebaerdenraum/domain/documents/random-document.fixture'
import { describe, expect, test } from 'vitest'
import { cellAfterKey, cellName, cellsBetween, isSamePlace, placeName } from './cell-steps.ts'

/** A page of 3 × 4 cells before one of 2 × 2. */
const twoPages = (): DocumentContent => {
  const two = apply(documentOf('grid'), { type: 'add-page', afterPageId: null, ...fresh() })
  const [first = '', second = ''] = two.pageIds
  return apply(
    two,
    { type: 'change-grid', pageId: first, grid: gridOf(3, 4), ...fresh('a') },
    { type: 'change-grid', pageId: second, grid: gridOf(2, 2), ...fresh('b') },
  )
}
const content = twoPages()
const [first = '', second = ''] = content.pageIds
const at = (pageId: string, column: number, row: number) => ({ pageId, cell: cell(column, row) })

describe('the cell after a key', () => {
  test.each([
    ['ArrowRight', at(first, 0, 0), at(first, 1, 0)],
    ['ArrowRight', at(first, 2, 0), at(first, 2, 0)],
    ['ArrowLeft', at(first, 0, 0), at(first, 0, 0)],
    ['ArrowDown', at(first, 2, 0), at(first, 2, 1)],
    ['ArrowDown', at(first, 2, 3), at(second, 1, 0)],
    ['ArrowUp', at(second, 1, 0), at(first, 1, 3)],
    ['ArrowUp', at(first, 1, 0), at(first, 1, 0)],
    ['ArrowDown', at(second, 1, 1), at(second, 1, 1)],
    ['PageDown', at(first, 2, 3), at(second, 1, 1)],
    ['PageUp', at(second, 1, 1), at(first, 1, 1)],
    ['Home', at(first, 2, 2), at(first, 0, 2)],
    ['End', at(first, 0, 2), at(first, 2, 2)],
  ])('%s leads from %j to %j', (key, from, to) => {
    expect(cellAfterKey(content, from, { key, ctrlKey: false })).toEqual(to)
  })

  test('Home and End lead with Ctrl to the corners of the page', () => {
    expect(cellAfterKey(content, at(first, 1, 2), { key: 'Home', ctrlKey: true })).toEqual(at(first, 0, 0))
    expect(cellAfterKey(content, at(first, 1, 2), { key: 'End', ctrlKey: true })).toEqual(at(first, 2, 3))
  })

  test('is none for other keys and pages that are gone', () => {
    expect(cellAfterKey(content, at(first, 0, 0), { key: 'a', ctrlKey: false })).toBeNull()
    expect(cellAfterKey(content, at('weg', 0, 0), { key: 'ArrowUp', ctrlKey: false })).toBeNull()
  })
})

test('a rectangle has the same cells from whatever corner it is drawn', () => {
  const cells = [cell(1, 0), cell(2, 0), cell(1, 1), cell(2, 1)]
  expect(cellsBetween(cell(1, 0), cell(2, 1))).toEqual(cells)
  expect(cellsBetween(cell(2, 1), cell(1, 0))).toEqual(cells)
  expect(cellsBetween(cell(2, 0), cell(1, 1))).toEqual(cells)
})

test('two places are the same when page and cell are', () => {
  expect(isSamePlace(at(first, 1, 0), at(first, 1, 0))).toBe(true)
  expect(isSamePlace(at(first, 1, 0), at(second, 1, 0))).toBe(false)
  expect(isSamePlace(null, at(first, 1, 0))).toBe(false)
  expect(isSamePlace(null, null)).toBe(true)
})

test('cells are named as people count, with their page where there are several', () => {
  expect(cellName(cell(2, 0))).toBe('Reihe 1, Spalte 3')
  expect(placeName(content, at(second, 0, 1))).toBe('Seite 2, Reihe 2, Spalte 1')
  expect(placeName(documentOf('grid'), at('page', 0, 1))).toBe('Reihe 2, Spalte 1')
})
