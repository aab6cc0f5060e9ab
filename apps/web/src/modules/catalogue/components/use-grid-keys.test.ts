import { expect, test } from 'vitest'
import { targetOf } from './use-grid-keys.ts'

const COLUMNS = 4
const COUNT = 10
const from = (index: number) => (key: string) => targetOf(key, index, COLUMNS, COUNT)

test('arrow keys go to the neighbour in their direction', () => {
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map(from(5))).toEqual([4, 6, 1, 9])
})

test('the first row leads out of the grid at the top', () => {
  expect(from(2)('ArrowUp')).toBe('leave')
  expect(from(7)('Escape')).toBe('leave')
})

test('down from the last but one row ends on the last sign when there is none below', () => {
  expect(from(7)('ArrowDown')).toBe(9)
})

test('the ends stay where they are', () => {
  expect(from(0)('ArrowLeft')).toBe(0)
  expect(from(9)('ArrowRight')).toBe(9)
  expect(from(9)('ArrowDown')).toBe(9)
})

test('Home and End go to the first and the last sign', () => {
  expect([from(5)('Home'), from(5)('End')]).toEqual([0, 9])
})

test('other keys belong to others', () => {
  expect(['Enter', ' ', 'a', 'Tab'].map(from(5))).toEqual([null, null, null, null])
})
