/** Specification 1, section 9. */
const TRACE_RATE = 0.05
const FALLBACK_TRACE_RATE = 0.01

/** What is measured of a visit: pages that are loaded, and ways from one to another. */
const MEASURED: ReadonlySet<unknown> = new Set(['pageload', 'navigation'])

/** Which share of what begins with this operation is traced. */
export const chooseTraceRate = (operation: unknown): number =>
  MEASURED.has(operation) ? TRACE_RATE : FALLBACK_TRACE_RATE
