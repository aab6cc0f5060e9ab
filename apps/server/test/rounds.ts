const FACTOR = Number(process.env['TORTURE_FACTOR'] ?? '1')

/** How many rounds such a test runs: `short` of them in `npm test`, a multiple in `npm run torture`, never more than `atMost`. */
export const countRounds = (short: number, { atMost = Number.POSITIVE_INFINITY } = {}): number =>
  Math.min(atMost, Math.max(1, Math.round(short * FACTOR)))
