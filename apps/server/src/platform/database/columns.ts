import { customType, timestamp, uuid } from 'drizzle-orm/pg-core'
import { v7 } from 'uuid'

/** Primary keys are UUIDv7: made by the server, sorted by time of creation. */
export const id = () =>
  uuid('id')
    .primaryKey()
    .$defaultFn(() => v7())

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })
export const createdAt = () => moment('created_at').notNull().defaultNow()
export const updatedAt = () => moment('updated_at').notNull().defaultNow()

/**
 * Text sorted as a German dictionary would, numbers by their value: like `compareGerman` in memory. Migrations create the
 * collation (decision 0008): no ready-made one exists on all engines.
 */
export const germanText = customType<{ data: string }>({ dataType: () => 'text COLLATE german' })

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
