import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, moment } from '../../../platform/database/columns.ts'

/**
 * Variants that were made or are being made. The row is the lock between servers: who inserts it makes the variant,
 * the others wait; a lease that ran out (a killed process) may be taken over.
 */
export const mediaVariants = pgTable(
  'media_variants',
  {
    /** SHA-256 of the source: of the imported file, or of the model that is drawn together with the drawing's version. */
    source: text('source').notNull(),
    variant: text('variant').notNull(),
    state: text('state').$type<'making' | 'ready' | 'failed'>().notNull(),
    leaseUntil: moment('lease_until'),
    sha256: text('sha256'),
    contentType: text('content_type'),
    byteLength: integer('byte_length'),
    /** Why it could not be made: a reason of the closed set, for the report. */
    failure: text('failure'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.variant] }),
    check('media_variants_state_known', sql`${table.state} in ('making', 'ready', 'failed')`),
  ],
)
