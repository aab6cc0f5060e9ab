import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { ApiError } from './errors.ts'

/** So much within so many seconds. */
export type Allowance = { readonly points: number; readonly seconds: number }

/**
 * Counts for all servers together, in the database. Keys are hashed: no address of a person is kept. Never to be
 * called inside a transaction: a count must hold whatever becomes of the work.
 */
export type RateLimits = {
  /** Counts one; throws `TooManyRequests` with the seconds to wait when it was one too many. */
  spend(allowance: Allowance, key: string): Promise<void>
  /** Counts one; 0 when it was within the allowance, else the seconds until one is again. */
  secondsToWait(allowance: Allowance, key: string): Promise<number>
  /** Counts one and says whether it was still within the allowance, for limits that nobody is told of. */
  isWithin(allowance: Allowance, key: string): Promise<boolean>
  /** Takes one count back. */
  giveBack(allowance: Allowance, key: string): Promise<void>
  /** Begins anew. */
  forget(allowance: Allowance, key: string): Promise<void>
}

export const openRateLimits = (pool: Pool, secret: string): RateLimits => {
  const limiters = new Map<string, RateLimiterPostgres>()
  const limiterOf = ({ points, seconds }: Allowance): RateLimiterPostgres => {
    const name = `${points}/${seconds}`
    const known = limiters.get(name)
    if (known) return known
    const options = { points, duration: seconds, keyPrefix: name }
    const limiter = new RateLimiterPostgres({
      ...options,
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      // Without the database nothing else works either; the limit still holds within this server.
      insuranceLimiter: new RateLimiterMemory(options),
    })
    limiters.set(name, limiter)
    return limiter
  }
  const hashed = (key: string): string => createHmac('sha256', secret).update(key).digest('base64url')
  const secondsToWait = async (allowance: Allowance, key: string): Promise<number> => {
    try {
      await limiterOf(allowance).consume(hashed(key))
      return 0
    } catch (error) {
      if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000))
      throw error
    }
  }
  return {
    async spend(allowance, key) {
      const seconds = await secondsToWait(allowance, key)
      if (seconds > 0) throw tooManyAttempts(seconds)
    },
    secondsToWait,
    isWithin: async (allowance, key) => (await secondsToWait(allowance, key)) === 0,
    async giveBack(allowance, key) {
      await limiterOf(allowance).reward(hashed(key))
    },
    async forget(allowance, key) {
      await limiterOf(allowance).delete(hashed(key))
    },
  }
}

/** The refusal, with the seconds to wait also for programs. `sentence` is given the wait as words. */
export const tooManyAttempts = (
  seconds: number,
  sentence = (wait: string): string => `Zu viele Versuche. Bitte warte ${wait}.`,
): ApiError => new ApiError('TooManyRequests', sentence(waitText(seconds)), { data: { retryAfterSeconds: seconds } })

const waitText = (seconds: number): string => {
  if (seconds < 90) return seconds === 1 ? 'eine Sekunde' : `${seconds} Sekunden`
  return seconds <= 90 * 60 ? `${Math.ceil(seconds / 60)} Minuten` : `${Math.ceil(seconds / 3600)} Stunden`
}
