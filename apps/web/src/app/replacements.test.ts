import { expect, test } from 'vitest'
import { addMissingMethods } from './replacements.ts'

type Copying = 'toReversed' | 'toSorted' | 'toSpliced' | 'with'

/** An array of an old browser, which has the replacements. */
const oldArray = (items: readonly number[]) => {
  const prototype = Object.create(
    Object.defineProperties(
      {},
      Object.fromEntries(
        Object.entries(Object.getOwnPropertyDescriptors(Array.prototype)).filter(
          ([name]) => !['toReversed', 'toSorted', 'toSpliced', 'with'].includes(name),
        ),
      ),
    ),
    { [Symbol.iterator]: { value: Array.prototype[Symbol.iterator] } },
  )
  addMissingMethods(prototype)
  return Object.setPrototypeOf([...items], prototype) as number[]
}

const CALLS: readonly { readonly name: Copying; readonly given: readonly unknown[] }[] = [
  { name: 'toReversed', given: [] },
  { name: 'toSorted', given: [] },
  { name: 'toSorted', given: [(one: number, other: number) => other - one] },
  { name: 'toSpliced', given: [1, 2] },
  { name: 'toSpliced', given: [-1, 1, 7, 8] },
  { name: 'toSpliced', given: [1] },
  { name: 'with', given: [0, 9] },
  { name: 'with', given: [-1, 9] },
]

test.each(CALLS)('$name with $given gives what a new browser gives, and changes nothing', ({ name, given }) => {
  const items = [3, 10, 1, 2]
  const array = oldArray(items)
  const call = (target: number[]) =>
    (target[name] as (...given: readonly unknown[]) => number[]).apply(target, [...given])
  expect([...call(array)]).toEqual(call([...items]))
  expect([...array]).toEqual(items)
})

test('with refuses an index outside of the array', () => {
  for (const index of [4, -5]) expect(() => oldArray([3, 10, 1, 2]).with(index, 0)).toThrow(RangeError)
})

test('leaves what a browser has as it is', () => {
  const { toSorted } = Array.prototype
  addMissingMethods()
  expect(Array.prototype.toSorted).toBe(toSorted)
})
