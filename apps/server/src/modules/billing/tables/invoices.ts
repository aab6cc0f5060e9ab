import type { Invoice, InvoiceKind } from '@gebaerdenraum/domain/billing/invoices/invoice'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytes, createdAt, id, moment } from '../../../platform/database/columns.ts'
import { users } from '../../accounts/index.ts'
import { orders } from './orders.ts'

/** The last number of each year. Its row is locked until the transaction ends: a number is used or was never given. */
export const invoiceSeries = pgTable('invoice_series', {
  year: integer('year').primaryKey(),
  lastCount: integer('last_count').notNull(),
})

/**
 * Invoices and credit notes as they were issued. A trigger refuses every change, also to us (see the
 * migration). Whether it is paid stands at its order.
 */
export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    number: text('number').notNull(),
    year: integer('year').notNull(),
    /** Place in the series of the year, from 1. */
    count: integer('count').notNull(),
    kind: text('kind').$type<InvoiceKind>().notNull(),
    orderId: uuid('order_id').references(() => orders.id),
    correctsId: uuid('corrects_id').references((): AnyPgColumn => invoices.id),
    content: jsonb('content').$type<Invoice>().notNull(),
    /** Cents with tax. */
    total: integer('total').notNull(),
    issuedAt: moment('issued_at').notNull(),
  },
  (table) => [
    uniqueIndex('invoices_number_key').on(table.number),
    uniqueIndex('invoices_series_key').on(table.year, table.count),
    uniqueIndex('invoices_order_key').on(table.orderId).where(sql`${table.kind} = 'invoice'`),
    // Once by each order: by its own as a whole, by one that follows for the time that it gives back.
    uniqueIndex('invoices_corrects_key').on(table.correctsId, table.orderId),
    check('invoices_kind_known', sql`${table.kind} in ('invoice', 'credit-note')`),
    check('invoices_credit_note_corrects', sql`(${table.kind} = 'credit-note') = (${table.correctsId} is not null)`),
  ],
)

/** Whose account shows an invoice. It goes with the account; the invoice has to be kept (§ 14b UStG, § 147 AO). */
export const invoiceRecipients = pgTable(
  'invoice_recipients',
  {
    invoiceId: uuid('invoice_id')
      .primaryKey()
      .references(() => invoices.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** When it was mailed. */
    sentAt: moment('sent_at'),
  },
  (table) => [index('invoice_recipients_user_idx').on(table.userId)],
)

/**
 * PDF and XML as they were first written: an invoice opened in ten years has the same bytes. They are in the
 * database, because they belong to the rows, into the same backup, and are small.
 */
export const invoiceDocuments = pgTable(
  'invoice_documents',
  {
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id),
    form: text('form').$type<'pdf' | 'xml'>().notNull(),
    bytes: bytes('bytes').notNull(),
    sha256: text('sha256').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.invoiceId, table.form] }),
    check('invoice_documents_form_known', sql`${table.form} in ('pdf', 'xml')`),
  ],
)
