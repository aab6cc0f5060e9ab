import { expect, test } from 'vitest'
import { sortedNodes } from './sorted-nodes.ts'

test('folders come first, then names in German order, numbers by their value', () => {
  const nodes = ['Zebra', 'ähnlich', 'Übung 10', 'Übung 9', 'Apfel'].map((name) => ({
    _id: name,
    name,
    nodeType: 'file' as const,
  }))
  const folder = { _id: 'z', name: 'Zuletzt', nodeType: 'directory' as const }
  expect(sortedNodes([...nodes, folder]).map(({ name }) => name)).toEqual([
    'Zuletzt',
    'ähnlich',
    'Apfel',
    'Übung 9',
    'Übung 10',
    'Zebra',
  ])
})
