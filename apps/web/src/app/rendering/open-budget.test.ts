import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBudget } from './open-budget.ts'

beforeEach(() => void vi.useFakeTimers({ now: 5_000 }))
afterEach(() => void vi.useRealTimers())

test('so many things are allowed in each period', () => {
  const budget = openBudget(2, 1_000)
  const spend = () => [budget.spend(), budget.spend(), budget.spend()]
  expect(spend()).toEqual([true, true, false])
  vi.advanceTimersByTime(999)
  expect(budget.spend()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(spend()).toEqual([true, true, false])
  vi.advanceTimersByTime(10_000)
  expect(spend()).toEqual([true, true, false])
})
