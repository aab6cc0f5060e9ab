import { apply, fresh, sign } from '@gebaerdenraum/domain/documents/document-builders.fixture'
import { documentOf } from '@gebaerdenraum/domain/documents/random-document.fixture'
import { describe, expect, test } from 'vitest'
import { duplicatePlace, neighbourOf, newElementIds, pastePlace, placeBeside } from './places.ts'

/** Two pages of own signs: `page` with three blank ones, `p` behind it with three more. */
const document = apply(documentOf('own-sign'), {
  type: 'add-page',
  afterPageId: null,
  newElementIds: ['x1', 'x2', 'x3'],
  newPageIds: ['p'],
})
const first = document.pageIds[0] ?? ''
const onFirst = document.pagesKeyedById[first]?.elementIds ?? []

describe('where pasted elements go', () => {
  test('to what had the focus last', () => {
    const target = { pageId: first, place: 1 }
    expect(pastePlace(document, { target })).toEqual(target)
  })

  test('behind everything where nothing had it, or where its page is gone', () => {
    expect(pastePlace(document, { target: null })).toEqual({ pageId: 'p', place: null })
    expect(pastePlace(document, { target: { pageId: 'gone', place: 0 } })).toEqual({ pageId: 'p', place: null })
  })
})

describe('where copies go', () => {
  test('right behind the last of what is copied', () => {
    expect(duplicatePlace(document, ['x1', 'x2'])).toEqual({ pageId: 'p', place: 2 })
    expect(duplicatePlace(document, [onFirst[0] ?? '', 'x1'])).toEqual({ pageId: 'p', place: 1 })
  })

  test('into the next free cell of a grid', () => {
    const grid = apply(documentOf('grid'), {
      type: 'fill',
      pageId: 'page',
      place: null,
      images: [sign('a')],
      ...fresh(),
    })
    expect(duplicatePlace(grid, Object.keys(grid.elementsKeyedById))).toEqual({ pageId: 'page', place: null })
  })

  test('nowhere for what is gone', () => {
    expect(duplicatePlace(document, ['gone'])).toBeNull()
  })
})

describe('what the focus goes to', () => {
  test('is the element behind the deleted ones, else the one before them', () => {
    expect(neighbourOf(document, ['x1'])).toBe('x2')
    expect(neighbourOf(document, ['x1', 'x2'])).toBe('x3')
    expect(neighbourOf(document, ['x3'])).toBe('x2')
  })

  test('is nothing where the page is empty then', () => {
    expect(neighbourOf(document, ['x1', 'x2', 'x3'])).toBeNull()
    expect(neighbourOf(document, [])).toBeNull()
  })
})

describe('one place further', () => {
  test('stays on the page as long as there is one', () => {
    expect(placeBeside(document, 'x1', 1)).toEqual({ pageId: 'p', index: 1 })
    expect(placeBeside(document, 'x2', -1)).toEqual({ pageId: 'p', index: 0 })
  })

  test('goes on at the end of the page before and at the beginning of the one behind', () => {
    expect(placeBeside(document, 'x1', -1)).toEqual({ pageId: first, index: onFirst.length })
    expect(placeBeside(document, onFirst.at(-1) ?? '', 1)).toEqual({ pageId: 'p', index: 0 })
  })

  test('ends at both ends of the document', () => {
    expect(placeBeside(document, 'x3', 1)).toBeNull()
    expect(placeBeside(document, onFirst[0] ?? '', -1)).toBeNull()
  })
})

test('elements that came with a change are told in the order of the pages', () => {
  expect(newElementIds(documentOf('own-sign'), document)).toEqual(expect.arrayContaining(['x1', 'x2', 'x3']))
  expect(newElementIds(document, document)).toEqual([])
})
