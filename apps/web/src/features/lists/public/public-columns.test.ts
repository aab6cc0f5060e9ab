import { expect, test } from 'vitest'
import { publicColumns } from './public-columns.ts'

test('a shared list has 5, 4, 3 or 2 columns by the width of the screen', () => {
  expect([1920, 1919, 1024, 1023, 768, 767, 360].map(publicColumns)).toEqual([5, 4, 4, 3, 3, 2, 2])
})
