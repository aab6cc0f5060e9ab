import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderSteps, type Way } from './order-selection.ts'

const ordered = (stack: readonly string[], selected: readonly string[], way: Way): readonly string[] =>
  orderSteps(
    stack.map((id) => ({ id })),
    selected,
    way,
  ).reduce<readonly string[]>(
    (now, { objectId, order }) => now.filter((id) => id !== objectId).toSpliced(order, 0, objectId),
    stack,
  )

test.each<[Way, string]>([
  ['forward', 'acbed'],
  ['backward', 'badce'],
  ['front', 'acebd'],
  ['back', 'bdace'],
])('two of five go %s: %s', (way, after) => {
  expect(ordered([...'abcde'], ['b', 'd'], way).join('')).toBe(after)
})

test('those that are there stay, and the others come as near as they can', () => {
  expect(ordered([...'abcde'], ['e', 'd', 'b'], 'forward').join('')).toBe('acbde')
  expect(ordered([...'abcde'], ['a', 'd'], 'back').join('')).toBe('adbce')
  expect(orderSteps([{ id: 'a' }, { id: 'b' }], ['b'], 'front')).toEqual([])
  expect(orderSteps([{ id: 'a' }, { id: 'b' }], ['a', 'b'], 'backward')).toEqual([])
})

test('both what is selected and what is not keep their own order', () => {
  const anyWay = fc.constantFrom<Way>('forward', 'backward', 'front', 'back')
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 99 }).map(String)),
      fc.func(fc.boolean()),
      anyWay,
      (stack, isIn, way) => {
        const selected = stack.filter((id) => isIn(id))
        const after = ordered(stack, selected, way)
        const of = (ids: readonly string[], wanted: boolean) => ids.filter((id) => selected.includes(id) === wanted)
        expect([of(after, true), of(after, false)]).toEqual([of(stack, true), of(stack, false)])
      },
    ),
  )
})
