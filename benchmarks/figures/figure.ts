/** One line of the report. A ratio of 1.00 is the limit itself; below 1 the product is slower, or needs more. */
export type Figure = {
  readonly name: string
  readonly unit: string
  readonly measured: Spread
  /** What the same machine can do in the same minutes. */
  readonly limit: Spread & { readonly what: string }
  readonly ratio: Spread
}

/** Absent where a figure has no tail: a throughput, a size. */
export type Spread = { readonly median: number; readonly p99?: number }

type Comparison = Omit<Figure, 'ratio'>

/** Times and sizes: the less, the better. */
export const lessIsBetter = (figure: Comparison): Figure => ({
  ...figure,
  ratio: {
    median: figure.limit.median / figure.measured.median,
    ...(figure.measured.p99 !== undefined &&
      figure.limit.p99 !== undefined && { p99: figure.limit.p99 / figure.measured.p99 }),
  },
})

/** Throughput: the more, the better. */
export const moreIsBetter = (figure: Comparison): Figure => ({
  ...figure,
  ratio: { median: figure.measured.median / figure.limit.median },
})
