import { expect, test } from 'vitest'
import { memoryStorage } from './memory-storage.ts'

test('a store of the tab’s memory behaves as those of the browser do', () => {
  const store = memoryStorage()
  store.setItem('one', '1')
  store.setItem('two', 2 as unknown as string)
  expect([store.getItem('one'), store.getItem('two'), store.getItem('three')]).toEqual(['1', '2', null])
  expect([store.length, store.key(1), store.key(2), 'one' in store]).toEqual([2, 'two', null, true])
  expect(Object.keys(store)).toEqual(['one', 'two'])
  store.removeItem('one')
  expect(Object.keys(store)).toEqual(['two'])
  store.clear()
  expect([store.length, Object.keys(store)]).toEqual([0, []])
})

test('takes keys that objects have of their own as any other', () => {
  const store = memoryStorage()
  expect([store.getItem('toString'), store.getItem('getItem')]).toEqual([null, null])
})
