import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { RateLimit } from './define-resource.ts'
import { ApiError } from './errors.ts'

/**
 * Counts calls for all servers together, in the database. Keys are hashed: no address of a person is kept. Throws
 * `TooManyRequests` with the seconds to wait.
 */
export const openRateLimits = (pool: Pool, secret: string) => {
  const limiters = new Map<string, RateLimiterPostgres>()
  const limiterOf = ({ points, seconds, by }: RateLimit): RateLimiterPostgres => {
    const name = `${points}/${seconds}/${by}`
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
  return async (limit: RateLimit, key: string): Promise<void> => {
    try {
      await limiterOf(limit).consume(createHmac('sha256', secret).update(key).digest('base64url'))
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000))
      throw new ApiError('TooManyRequests', `Zu viele Versuche. Bitte warte ${waitText(seconds)}.`, {
        data: { retryAfterSeconds: seconds },
      })
    }
  }
}

const waitText = (seconds: number): string => {
  if (seconds < 90) return seconds === 1 ? 'eine Sekunde' : `${seconds} Sekunden`
  return `${Math.ceil(seconds / 60)} Minuten`
}
