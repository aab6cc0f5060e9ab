import { expect, test } from 'vitest'
import { indexAfter } from './choice-keys.ts'

const middle = { index: 5, columns: 4, count: 10 }

test.each([
  ['ArrowRight', middle, 6],
  ['ArrowLeft', middle, 4],
  ['ArrowDown', middle, 9],
  ['ArrowUp', middle, 1],
  ['Home', middle, 0],
  ['End', middle, 9],
  ['ArrowUp', { ...middle, index: 3 }, 3],
  ['ArrowDown', { ...middle, index: 6 }, 6],
  ['ArrowRight', { ...middle, index: 9 }, 9],
  ['ArrowLeft', { ...middle, index: 0 }, 0],
  ['Enter', middle, null],
  ['a', middle, null],
] as const)('%s leads from %j to %j', (key, place, target) => {
  expect(indexAfter(key, place)).toBe(target)
})
