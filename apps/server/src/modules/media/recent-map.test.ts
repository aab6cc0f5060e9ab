import { expect, it } from 'vitest'
import { createRecentMap } from './recent-map.ts'

it('drops the entry that was not used for longest', () => {
  const map = createRecentMap<string, number>(2)
  map.set('a', 1)
  map.set('b', 2)
  map.get('a')
  map.set('c', 3)
  expect(['a', 'b', 'c'].map((key) => map.get(key))).toEqual([1, undefined, 3])
})

it('replaces an entry without dropping another', () => {
  const map = createRecentMap<string, number>(2)
  map.set('a', 1)
  map.set('b', 2)
  map.set('b', 3)
  expect(['a', 'b'].map((key) => map.get(key))).toEqual([1, 3])
})

it('forgets an entry by age, however often it is used', () => {
  let now = 0
  const map = createRecentMap<string, number>(2, 100, () => now)
  map.set('a', 1)
  now = 99
  expect(map.get('a')).toBe(1)
  now = 100
  expect(map.get('a')).toBeUndefined()
})

it('forgets what is deleted', () => {
  const map = createRecentMap<string, number>(2)
  map.set('a', 1)
  map.delete('a')
  expect(map.get('a')).toBeUndefined()
})
