const FACTOR = Number(process.env['TORTURE_FACTOR'] ?? '1')

/** How many rounds a torture test runs: `short` of them in `npm test`, a multiple in `npm run torture`. */
export const countRounds = (short: number): number => Math.max(1, Math.round(short * FACTOR))
