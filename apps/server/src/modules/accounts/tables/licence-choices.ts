import type { CustomerType } from '@gebaerdenraum/domain/accounts/customer-types'
import type { License } from '@gebaerdenraum/domain/accounts/session.contract'
import type { Country } from '@gebaerdenraum/domain/kernel/countries'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/database/columns.ts'
import { users } from './accounts.ts'

/** The licence that an account has chosen and not ordered yet, as the price list had it then. */
export const licenceChoices = pgTable(
  'licence_choices',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    license: jsonb('license').$type<License>().notNull(),
    /** Net cents for the whole period, to notice that the price list has changed since. */
    net: integer('net').notNull(),
    customerType: text('customer_type').$type<CustomerType>().notNull(),
    /** Where VAT is paid. */
    country: text('country').$type<Country>().notNull(),
    chosenAt: moment('chosen_at').notNull(),
  },
  (table) => [
    check('licence_choices_customer_type_known', sql`${table.customerType} in ('person', 'company')`),
    index('licence_choices_chosen_idx').on(table.chosenAt),
  ],
)
