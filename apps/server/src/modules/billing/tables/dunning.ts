import type { ReminderLevel } from '@gebaerdenraum/domain/billing/invoices/reminders'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../../platform/database/columns.ts'
import { invoices } from './invoices.ts'
import { payments } from './orders.ts'

/** Each reminder of an invoice that was sent; each level once. */
export const invoiceReminders = pgTable(
  'invoice_reminders',
  {
    id: id(),
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id),
    level: integer('level').$type<ReminderLevel>().notNull(),
    /** The day that it asks to pay until, in Germany. */
    payUntil: date('pay_until').notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [
    uniqueIndex('invoice_reminders_level_key').on(table.invoiceId, table.level),
    check('invoice_reminders_level_known', sql`${table.level} in (1, 2, 3)`),
  ],
)

/** Money that no provider can give back: somebody has to transfer it. */
export const manualRefunds = pgTable(
  'manual_refunds',
  {
    id: id(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    /** The refund's name, by which a provider would know it: asked for twice it stands here once. */
    key: text('key').notNull(),
    /** Cents. */
    amount: integer('amount').notNull(),
    createdAt: createdAt(),
    doneAt: moment('done_at'),
    /** How it was done: the day and account of the transfer. */
    note: text('note').notNull().default(''),
  },
  (table) => [
    uniqueIndex('manual_refunds_key').on(table.key),
    index('manual_refunds_open_idx').on(table.createdAt).where(sql`${table.doneAt} is null`),
  ],
)
