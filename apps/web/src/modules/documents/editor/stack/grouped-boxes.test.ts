import { apply, fresh, sign } from '@gebaerdenraum/domain/documents/document-builders.fixture'
import type { DocumentContent } from '@gebaerdenraum/domain/documents/document-content'
import { plainLayout } from '@gebaerdenraum/domain/documents/layout/box'
import { layoutPage } from '@gebaerdenraum/domain/documents/layout/layout-page'
import { documentOf } from '@gebaerdenraum/domain/documents/random-document.fixture'
import { expect, test } from 'vitest'
import { groupedBoxes } from './grouped-boxes.ts'

const boxesOf = (content: DocumentContent) => layoutPage(content, 'page', plainLayout('Gebärdenraum'))?.boxes ?? []

const withElements = (type: 'own-sign' | 'target-vocabulary'): DocumentContent => {
  const content = documentOf(type)
  return apply(content, { type: 'add-element', pageId: 'page', index: null, ...fresh() })
}

test.each(['own-sign', 'target-vocabulary'] as const)('every box of %s pages is drawn once', (type) => {
  const boxes = boxesOf(withElements(type))
  const { head, elements, foot } = groupedBoxes(boxes)
  expect([...head, ...elements.flatMap((group) => group.boxes), ...foot]).toEqual(boxes)
})

test('what belongs to an element moves with it, the words of its ticks too', () => {
  const { elements } = groupedBoxes(boxesOf(withElements('target-vocabulary')))
  expect(elements.map(({ boxes }) => boxes.map(({ role }) => role))).toEqual([
    ['element', 'element-image', 'checkbox', 'checkbox-label', 'checkbox', 'checkbox-label', 'element-description'],
  ])
})

test('cells of a grid are left to the grid', () => {
  const content = apply(documentOf('grid'), {
    type: 'fill',
    pageId: 'page',
    place: null,
    images: [sign('a')],
    ...fresh(),
  })
  const { head, elements, foot } = groupedBoxes(boxesOf(content))
  expect({ elements, roles: [...head, ...foot].map(({ role }) => role) }).toEqual({
    elements: [],
    roles: ['logo', 'title', 'footer'],
  })
})
