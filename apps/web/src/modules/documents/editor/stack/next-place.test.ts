import { apply, fresh } from '@gebaerdenraum/domain/documents/document-builders.fixture'
import type { DocumentContent } from '@gebaerdenraum/domain/documents/document-content'
import { documentOf } from '@gebaerdenraum/domain/documents/random-document.fixture'
import { expect, test } from 'vitest'
import { nextPlace } from './next-place.ts'

const added = (content: DocumentContent, count: number): DocumentContent =>
  Array.from({ length: count }).reduce<DocumentContent>(
    (grown, _, index) => apply(grown, { type: 'add-element', pageId: 'page', index: null, ...fresh(`n${index}`) }),
    content,
  )

test('a word of the vocabulary comes to where nothing stands yet, until ten are there', () => {
  const empty = documentOf('target-vocabulary')
  const [one, two] = [nextPlace(empty, 'page'), nextPlace(added(empty, 1), 'page')]
  expect([one, two]).toMatchObject([{ kind: 'inside' }, { kind: 'inside' }])
  expect(two).not.toEqual(one)
  expect(nextPlace(added(empty, 10), 'page')).toBeNull()
})

test('an own sign comes between the others, which make room, once the first three are there', () => {
  const page = documentOf('own-sign')
  const free = Math.max(0, 3 - Object.keys(page.elementsKeyedById).length)
  expect(nextPlace(added(page, free), 'page')).toEqual({ kind: 'between' })
  expect(nextPlace(added(page, free + 3), 'page')).toBeNull()
})

test('a grid has cells instead, and a page that is gone nothing', () => {
  expect(nextPlace(documentOf('grid'), 'page')).toBeNull()
  expect(nextPlace(documentOf('own-sign'), 'gone')).toBeNull()
})
