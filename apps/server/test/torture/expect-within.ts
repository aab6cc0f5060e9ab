import { expect } from 'vitest'
import { IS_TORTURE } from '../rounds.ts'

/**
 * A limit of time, in milliseconds. It holds in `npm run torture` alone: in `npm test` other processes delay everything, and
 * the same code would pass at one time and fail at another.
 */
export const expectWithin = (limitMs: number, ms: number): void => {
  if (IS_TORTURE) expect(ms).toBeLessThan(limitMs)
}
