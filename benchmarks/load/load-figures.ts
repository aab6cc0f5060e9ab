import type { Figure } from '../figures/figure.ts'
import type { LoadComparison } from './compare-loads.ts'

/** Requests in a second, and how long one of them took. */
export const requestFigures = (name: string, what: string, comparison: LoadComparison): readonly Figure[] => [
  figureOf(name, what, comparison, 'requests/s', 'perSecond'),
  timeFigure(name, what, comparison),
]

/** Bytes in a second, and how long one request took. */
export const byteFigures = (name: string, what: string, comparison: LoadComparison): readonly Figure[] => [
  figureOf(name, what, comparison, 'MB/s', 'megabytesPerSecond'),
  timeFigure(name, what, comparison),
]

export const timeFigure = (name: string, what: string, { measured, limit, ratio }: LoadComparison): Figure => ({
  name,
  unit: 'ms',
  measured: { median: measured.medianMs, p99: measured.p99Ms },
  limit: { what, median: limit.medianMs, p99: limit.p99Ms },
  ratio: { median: ratio.medianMs, p99: ratio.p99Ms },
})

const figureOf = (
  name: string,
  what: string,
  { measured, limit, ratio }: LoadComparison,
  unit: string,
  field: 'perSecond' | 'megabytesPerSecond',
): Figure => ({
  name,
  unit,
  measured: { median: measured[field] },
  limit: { what, median: limit[field] },
  ratio: { median: ratio[field] },
})
