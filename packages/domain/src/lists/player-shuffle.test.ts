import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shuffled } from './player-shuffle.ts'

describe('shuffling', () => {
  test('keeps every item exactly once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
        const byValue = (one: number, other: number) => one - other
        expect(shuffled(items, seed).toSorted(byValue)).toEqual(items.toSorted(byValue))
      }),
    )
  })

  test('gives the same order for the same seed', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
        expect(shuffled(items, seed)).toEqual(shuffled(items, seed))
      }),
    )
  })

  test('puts every item in every place about equally often', () => {
    const rounds = 6000
    const counts = new Map<string, number>()
    for (let seed = 0; seed < rounds; seed += 1) {
      const order = shuffled(['a', 'b', 'c'], seed).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(6)
    for (const count of counts.values()) expect(Math.abs(count - rounds / 6)).toBeLessThan(150)
  })
})
