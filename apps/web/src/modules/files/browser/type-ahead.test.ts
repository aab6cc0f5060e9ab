import { expect, test } from 'vitest'
import { findTyped, isLetterKey, typedAfter } from './type-ahead.ts'

const names = ['Affe', 'Äpfel', 'Bär', 'Bäume', 'Übung']

test.each([
  ['b', -1, 2],
  ['b', 2, 3],
  ['b', 3, 2],
  ['bä', 2, 2],
  ['BAU', 2, 3],
  ['a', 0, 1],
  ['ü', 0, 4],
  ['x', 0, null],
])('typing %j at %i leads to %j', (typed, current, index) => {
  expect(findTyped(names, typed, current)).toBe(index)
})

test('nothing is found in an empty folder', () => {
  expect(findTyped([], 'a', -1)).toBeNull()
})

test('one letter again walks on, another one makes the beginning longer', () => {
  expect(typedAfter('b', 'b')).toBe('b')
  expect(typedAfter('b', 'ä')).toBe('bä')
})

test('only letters without a modifier are typed', () => {
  const plain = { ctrlKey: false, metaKey: false, altKey: false }
  expect(isLetterKey({ ...plain, key: 'b' })).toBe(true)
  expect(isLetterKey({ ...plain, key: 'F2' })).toBe(false)
  expect(isLetterKey({ ...plain, key: 'a', ctrlKey: true })).toBe(false)
})
