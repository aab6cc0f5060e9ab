import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'

/** When something happened last, for the state of the system: a mail that went out, one that did not, an event. */
export const serviceMarks = pgTable('service_marks', {
  name: text('name').primaryKey(),
  at: moment('at').notNull(),
  /** Without personal data. */
  note: text('note'),
})
