import { expect, test } from 'vitest'
import { medianOf, percentileOf, spreadOf } from './percentiles.ts'

test('the median is the middle value, whatever the order', () => {
  expect(medianOf([9, 1, 5])).toBe(5)
  expect(medianOf([10, 2, 1, 9])).toBe(2)
})

test('a percentile is the nearest rank of sorted values', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1)
  expect(percentileOf(hundred, 0.99)).toBe(99)
  expect(percentileOf(hundred, 1)).toBe(100)
  expect(percentileOf([7], 0)).toBe(7)
})

test('the 99th percentile of few values is the slowest', () => {
  expect(spreadOf([3, 1, 2])).toEqual({ median: 2, p99: 3 })
})

test('refuses to make a figure of nothing', () => {
  expect(() => medianOf([])).toThrow('Nothing was measured.')
})
