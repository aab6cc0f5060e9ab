const { TORTURE_FACTOR, TORTURE_SEED } = process.env

/** Whether `npm run torture` runs. Its tests may take long, and only there times are limited. */
export const IS_TORTURE = TORTURE_FACTOR !== undefined

/** Any number does. Another one makes other choices and other inputs of properties. */
const FIXED_SEED = 20_261_126

/**
 * Chooses what tests choose at random: the same in each `npm test`, so that a run that failed can be repeated, and another
 * one in each `npm run torture`, which prints it. `TORTURE_SEED` repeats a run.
 */
export const SEED = Number(TORTURE_SEED ?? FIXED_SEED)
if (!Number.isSafeInteger(SEED)) throw new Error(`TORTURE_SEED is no whole number: ${TORTURE_SEED}`)

/**
 * How many rounds such a test runs: `short` of them in `npm test`, a multiple of `long` in `npm run torture`, never more
 * than `atMost`.
 */
export const countRounds = (short: number, { long = short, atMost = Number.POSITIVE_INFINITY } = {}): number =>
  IS_TORTURE ? Math.min(atMost, Math.max(1, Math.round(long * Number(TORTURE_FACTOR)))) : short
