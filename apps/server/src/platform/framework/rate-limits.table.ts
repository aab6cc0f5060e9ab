import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Points spent per key, shared by all servers; the columns are those of `rate-limiter-flexible`. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
})
