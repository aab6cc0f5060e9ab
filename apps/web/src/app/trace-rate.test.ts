import { expect, test } from 'vitest'
import { chooseTraceRate } from './trace-rate.ts'

test.each([
  ['pageload', 0.05],
  ['navigation', 0.05],
  ['ui.action.click', 0.01],
  ['', 0.01],
  [undefined, 0.01],
])('of %o the share of %d is traced', (operation, rate) => {
  expect(chooseTraceRate(operation)).toBe(rate)
})
