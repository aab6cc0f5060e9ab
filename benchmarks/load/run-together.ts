import { type Load, type LoadResult, runLoad } from './run-load.ts'

/** Puts several loads on at once, of several accounts for instance. */
export const runTogether = async (loads: readonly Load[]): Promise<readonly LoadResult[]> =>
  Promise.all(loads.map((load) => runLoad(load)))

export const sumPerSecond = (results: readonly LoadResult[]): number =>
  results.reduce((total, { perSecond }) => total + perSecond, 0)

/** In milliseconds. */
export const slowest = (results: readonly LoadResult[], field: 'medianMs' | 'p99Ms'): number =>
  Math.max(...results.map((result) => result[field]))
