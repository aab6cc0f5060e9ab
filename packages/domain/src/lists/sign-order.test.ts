import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderKeepingHidden } from './sign-order.ts'

const isVisible = (id: string): boolean => id === id.toUpperCase()

test.each([
  [
    ['A', 'x', 'B'],
    ['B', 'A'],
    ['B', 'A', 'x'],
  ],
  [
    ['x', 'A', 'B'],
    ['B', 'A'],
    ['x', 'B', 'A'],
  ],
  [
    ['A', 'x', 'B', 'y'],
    ['A', 'C'],
    ['A', 'x', 'y', 'C'],
  ],
  [['A', 'x', 'y', 'B'], [], ['x', 'y']],
  [
    ['A', 'x', 'B'],
    ['x', 'B', 'A'],
    ['x', 'B', 'A'],
  ],
])('of %j, arranged as %j, comes %j', (stored, arranged, order) => {
  expect(orderKeepingHidden(stored, arranged, isVisible)).toEqual(order)
})

test('what is arranged keeps its order, what is hidden is never lost, and nothing is there twice', () => {
  const ids = fc.uniqueArray(fc.constantFrom(...'ABCDEFabcdef'))
  fc.assert(
    fc.property(ids, ids, (stored, arranged) => {
      const order = orderKeepingHidden(stored, arranged, isVisible)
      expect(order.filter((id) => arranged.includes(id))).toEqual(arranged)
      expect(order.toSorted()).toEqual([...new Set([...arranged, ...stored.filter((id) => !isVisible(id))])].toSorted())
    }),
  )
})
