import { expect, test } from 'vitest'
import { TOAST_TIMES } from './toast-time.ts'

test('toasts are shown for the specified five seconds, the hint of the grid for three and a half', () => {
  expect([TOAST_TIMES.standard, TOAST_TIMES.gridHint]).toEqual([5000, 3500])
})
