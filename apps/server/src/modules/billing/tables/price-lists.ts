import type { PriceListVersion } from '@gebaerdenraum/domain/billing/price-list'
import { sql } from 'drizzle-orm'
import { date, jsonb, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../../platform/database/columns.ts'
import { users } from '../../accounts/index.ts'

/** Price lists that administrators made, beside those of the files. They are added and withdrawn, never changed. */
export const priceLists = pgTable(
  'price_lists',
  {
    id: id(),
    /** First day in Germany. */
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    content: jsonb('content').$type<Omit<PriceListVersion, 'validFrom'>>().notNull(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [uniqueIndex('price_lists_day_key').on(table.validFrom).where(sql`${table.withdrawnAt} is null`)],
)
