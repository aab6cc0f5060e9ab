import type { Spread } from './figure.ts'

export const medianOf = (values: readonly number[]): number => percentileOf(values.toSorted(byValue), 0.5)

/** Of sorted values; the nearest rank. */
export const percentileOf = (sorted: ArrayLike<number>, share: number): number => {
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]
  if (value === undefined) throw new Error('Nothing was measured.')
  return value
}

/** With few values the 99th percentile is the slowest of them. */
export const spreadOf = (values: readonly number[]): Required<Spread> => {
  const sorted = values.toSorted(byValue)
  return { median: percentileOf(sorted, 0.5), p99: percentileOf(sorted, 0.99) }
}

const byValue = (a: number, b: number): number => a - b
