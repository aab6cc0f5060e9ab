import { expect, test } from 'vitest'
import { preloadOrder } from './player-preload.ts'

test('media are fetched for the card that is shown, its neighbours, what follows and what lies behind', () => {
  expect(preloadOrder(['a', 'b', 'c', 'd', 'e', 'f'], 2).join('')).toBe('cdbefa')
  expect(preloadOrder(['a', 'b'], 2).join('')).toBe('ba')
  expect(preloadOrder([], 0)).toEqual([])
})
