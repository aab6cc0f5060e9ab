import { cell, filled } from '@gebaerdenraum/domain/documents/document-builders.fixture'
import { expect, test } from 'vitest'
import { elementAt, elementIdsBetween, freeCellsOf, gridPageOf, placeOf } from './cell-contents.ts'

const content = filled('a', 'b', 'c')
const pageId = content.pageIds[0] ?? ''
const at = (column: number, row: number) => ({ pageId, cell: cell(column, row) })
const names = (ids: readonly string[]) =>
  ids.map((id) => {
    const element = content.elementsKeyedById[id]
    return element && 'image' in element ? element.image?.objectId : null
  })

test('an element is found by its cell, and its cell by the element', () => {
  const element = elementAt(content, at(1, 0))
  expect(element?.image.objectId).toBe('b')
  expect(placeOf(content, element?.id ?? '')).toEqual(at(1, 0))
  expect(elementAt(content, at(1, 1))).toBeUndefined()
  expect(placeOf(content, 'weg')).toBeUndefined()
})

test('of a rectangle the elements come in reading order, empty cells have none', () => {
  expect(names(elementIdsBetween(content, at(1, 1), at(0, 0)))).toEqual(['a', 'b', 'c'])
  expect(names(elementIdsBetween(content, at(0, 0), at(0, 1)))).toEqual(['a', 'c'])
})

test('from another page only the cell itself counts', () => {
  expect(names(elementIdsBetween(content, { pageId: 'andere', cell: cell(0, 0) }, at(1, 0)))).toEqual(['b'])
})

test('free are the cells without an element', () => {
  const page = gridPageOf(content, pageId)
  expect(page && freeCellsOf(content, page)).toBe(1)
  expect(gridPageOf(content, 'weg')).toBeNull()
})
