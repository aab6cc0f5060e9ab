import { medianOf } from '../figures/percentiles.ts'
import { type Load, type LoadResult, runLoad } from './run-load.ts'

export type LoadComparison = {
  readonly measured: LoadResult
  readonly limit: LoadResult
  /** Share of the limit reached; the median of the pairs, so that a busy moment of the machine counts once. */
  readonly ratio: LoadResult
}

/** Loads two servers in turn, A B A B …, so that whatever else the machine does meets both alike. */
export const compareLoads = async (
  measured: Load,
  limit: Load,
  run: (load: Load) => Promise<LoadResult> = runLoad,
): Promise<LoadComparison> => {
  for (const load of [measured, limit]) await run({ ...load, seconds: WARM_UP_SECONDS })
  const results: (readonly [LoadResult, LoadResult])[] = []
  for (let pair = 0; pair < PAIRS; pair += 1) results.push([await run(measured), await run(limit)])
  return {
    measured: medianResult(results.map(([a]) => a)),
    limit: medianResult(results.map(([, b]) => b)),
    ratio: medianResult(results.map(([a, b]) => shareOf(a, b))),
  }
}

const PAIRS = 3
const WARM_UP_SECONDS = 1

const shareOf = (measured: LoadResult, limit: LoadResult): LoadResult => ({
  perSecond: measured.perSecond / limit.perSecond,
  megabytesPerSecond: measured.megabytesPerSecond / limit.megabytesPerSecond,
  medianMs: limit.medianMs / measured.medianMs,
  p99Ms: limit.p99Ms / measured.p99Ms,
})

const medianResult = (results: readonly LoadResult[]): LoadResult => {
  const median = (field: keyof LoadResult): number => medianOf(results.map((result) => result[field]))
  return {
    perSecond: median('perSecond'),
    megabytesPerSecond: median('megabytesPerSecond'),
    medianMs: median('medianMs'),
    p99Ms: median('p99Ms'),
  }
}
