import { expect, test } from 'vitest'
import { DOCUMENT_TYPES } from '../files/file-types.ts'
import { ids } from '../kernel/random-values.fixture.ts'
import { filled, gridOf, sign } from './document-builders.fixture.ts'
import { clipOf } from './element-clip.ts'
import { countOf, newIdsFor } from './new-ids.ts'
import { documentOf } from './random-document.fixture.ts'

test('a new page needs an id, of own signs three more', () => {
  const counts = DOCUMENT_TYPES.map((type) => countOf(documentOf(type), { type: 'add-page', afterPageId: null }))
  expect(counts).toEqual([
    { elements: 0, pages: 1 },
    { elements: 3, pages: 1 },
    { elements: 0, pages: 1 },
  ])
})

test('filling, pasting and a smaller grid need ids for the pages that come of it', () => {
  const content = filled('hund', 'katze', 'maus')
  const clip = clipOf(content, Object.keys(content.elementsKeyedById))
  const images = ids('w', 10).map(sign)
  expect([
    countOf(content, { type: 'fill', pageId: 'page', place: null, images }),
    countOf(content, { type: 'fill', pageId: 'page', place: { column: 0, row: 0 }, images }),
    countOf(content, { type: 'paste', pageId: 'page', place: null, clip }),
    countOf(content, { type: 'change-grid', pageId: 'page', grid: gridOf(1, 1) }),
    countOf(content, { type: 'change-grid', pageId: 'gone', grid: gridOf(1, 1) }),
    countOf(content, { type: 'fill', pageId: 'gone', place: null, images: [] }),
  ]).toEqual([
    { elements: 10, pages: 3 },
    { elements: 10, pages: 2 },
    { elements: 3, pages: 1 },
    { elements: 0, pages: 2 },
    { elements: 0, pages: 0 },
    { elements: 0, pages: 0 },
  ])
})

test('every id is asked for once', () => {
  let count = 0
  const made = newIdsFor(documentOf('own-sign'), { type: 'add-page', afterPageId: null }, () => {
    count += 1
    return `id${count}`
  })
  expect(made).toEqual({ newElementIds: ['id1', 'id2', 'id3'], newPageIds: ['id4'] })
})
