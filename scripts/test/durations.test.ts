import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { divide, sumUp } from './durations.ts'

describe('a suite in parts', () => {
  test('gives each part about the same time, the longest files first', () => {
    const items = [5, 1, 9, 3, 4, 2].map((seconds) => ({ seconds }))
    expect(divide(items, 2)).toEqual([
      [{ seconds: 9 }, { seconds: 3 }],
      [{ seconds: 5 }, { seconds: 4 }, { seconds: 2 }, { seconds: 1 }],
    ])
  })

  test('loses no file and runs none twice', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100)), fc.integer({ min: 1, max: 5 }), (seconds, count) => {
        const items = seconds.map((value, id) => ({ seconds: value, id }))
        const parts = divide(items, count)
        expect(parts).toHaveLength(count)
        expect(parts.flat().toSorted((one, other) => one.id - other.id)).toEqual(items)
      }),
    )
  })
})

test('the whole of a suite is recorded, and its long files by path', () => {
  const file = (name: string, seconds: number) => ({ file: name, seconds, tests: [], errors: [] })
  const part = {
    suite: 'unit',
    name: 'unit',
    seconds: 9,
    files: [file('b', 8.4), file('a', 3), file('c', 2.9)],
    errors: [],
  }
  expect(sumUp([part, part])).toEqual({ seconds: 18, files: { a: 3, b: 8 } })
})
