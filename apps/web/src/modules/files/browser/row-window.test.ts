import { expect, test } from 'vitest'
import { drawnRows, rowWindow } from './row-window.ts'

const screen = { heightPx: 800, rowPx: 50, count: 10_000 }

test.each([
  ['at the top', 0, { first: 0, end: 28 }],
  ['before the table is reached', -600, { first: 0, end: 16 }],
  ['in the middle', 250_000, { first: 4988, end: 5028 }],
  ['at the end', 499_200, { first: 9972, end: 10_000 }],
  ['beyond the end', 600_000, { first: 10_000, end: 10_000 }],
])('of ten thousand rows a few dozen are drawn: %s', (_, topPx, expected) => {
  expect(rowWindow({ ...screen, topPx })).toEqual(expected)
})

test('a short table is drawn whole', () => {
  expect(rowWindow({ ...screen, count: 3, topPx: 0 })).toEqual({ first: 0, end: 3 })
})

test('the row with the focus is drawn wherever it is', () => {
  expect(drawnRows({ first: 3, end: 5 }, 4)).toEqual([3, 4])
  expect(drawnRows({ first: 3, end: 5 }, 0)).toEqual([0, 3, 4])
  expect(drawnRows({ first: 3, end: 5 }, 9)).toEqual([3, 4, 9])
  expect(drawnRows({ first: 3, end: 5 }, -1)).toEqual([3, 4])
})
