import { apply } from '@gebaerdenraum/domain/documents/document-builders.fixture'
import { documentOf } from '@gebaerdenraum/domain/documents/random-document.fixture'
import { expect, test } from 'vitest'
import { isContent } from './content-of-document.ts'
import { changesBetween } from './document-changes.ts'

const before = documentOf('target-vocabulary')

test('only the parts that say something else are sent', () => {
  const after = apply(
    before,
    { type: 'set-property', property: 'title', text: 'Herbst' },
    { type: 'rename', name: 'B' },
  )
  expect(changesBetween(before, after)).toEqual({ name: 'B', properties: { ...before.properties, title: 'Herbst' } })
})

test('an edit that was taken back sends nothing, be it another object', () => {
  expect(changesBetween(before, structuredClone(before))).toEqual({})
})

test('a new element changes its page and the elements', () => {
  const ids = { newElementIds: ['e'], newPageIds: [] }
  const after = apply(before, { type: 'add-element', pageId: 'page', index: null, ...ids })
  expect(Object.keys(changesBetween(before, after)).sort()).toEqual(['elementsKeyedById', 'pagesKeyedById'])
})

test('what was kept in the browser is only taken up when it is a document', () => {
  expect([before, { ...before, type: 'poster' }, { ...before, pageIds: null }, null, 'x'].map(isContent)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})
