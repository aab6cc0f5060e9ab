import type { Invoice } from '@gebaerdenraum/domain/billing/invoices/invoice'
import type { OrderStatus } from '@gebaerdenraum/domain/billing/order-state'
import { and, asc, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../../platform/database/database.ts'
import { invoiceDocuments, invoiceRecipients, invoiceSeries, invoices } from '../tables/invoices.ts'
import { orders } from '../tables/orders.ts'
import type { DocumentForm } from './invoice-addresses.ts'

/** Holds the order until the transaction ends, so that it gets one invoice however often it is asked for. */
export const lockOrder = async (db: Database, orderId: string): Promise<void> => {
  await db.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('no key update')
}

/**
 * The next number of the year. Its row stays locked until the transaction ends: who comes next waits, and takes the
 * same number again when this one fails. So it is taken last, just before the invoice is written.
 */
export const takeInvoiceCount = async (db: Database, year: number): Promise<number> => {
  const [row] = await db
    .insert(invoiceSeries)
    .values({ year, lastCount: 1 })
    .onConflictDoUpdate({ target: invoiceSeries.year, set: { lastCount: sql`${invoiceSeries.lastCount} + 1` } })
    .returning({ count: invoiceSeries.lastCount })
  if (!row) throw new Error('The series of invoices gave no number.')
  return row.count
}

export const insertInvoice = async (db: Database, invoice: typeof invoices.$inferInsert): Promise<InvoiceRow> => {
  const [row] = await db.insert(invoices).values(invoice).returning(columns)
  if (!row) throw new Error('The invoice was not written.')
  return row
}

export const insertRecipient = async (db: Database, invoiceId: string, userId: string): Promise<void> => {
  await db.insert(invoiceRecipients).values({ invoiceId, userId })
}

const columns = {
  id: invoices.id,
  number: invoices.number,
  kind: invoices.kind,
  content: invoices.content,
  total: invoices.total,
}
export type InvoiceRow = {
  readonly id: string
  readonly number: string
  readonly kind: Invoice['kind']
  readonly content: Invoice
  readonly total: number
}

export const findInvoice = async (db: Database, id: string): Promise<InvoiceRow | undefined> => {
  const [row] = await db.select(columns).from(invoices).where(eq(invoices.id, id))
  return row
}

export const findInvoiceOfOrder = async (db: Database, orderId: string): Promise<InvoiceRow | undefined> => {
  const isInvoice = and(eq(invoices.orderId, orderId), eq(invoices.kind, 'invoice'))
  const [row] = await db.select(columns).from(invoices).where(isInvoice)
  return row
}

/** The one that takes all of it back; others give time back that an order after it does not use. */
export const findCreditNoteOf = async (db: Database, invoiceId: string): Promise<InvoiceRow | undefined> => {
  const rows = await findCreditNotes(db, invoiceId)
  return rows.find(({ content }) => !content.corrects?.isPart)
}

/** The one that belongs to an order which made time of this invoice unused. */
export const findCreditNoteBy = async (db: Database, invoiceId: string, orderId: string) => {
  const [row] = await db
    .select(columns)
    .from(invoices)
    .where(and(eq(invoices.correctsId, invoiceId), eq(invoices.orderId, orderId)))
  return row
}

/** All that were written about an invoice, oldest first. */
export const findCreditNotes = (db: Database, invoiceId: string): Promise<InvoiceRow[]> =>
  db.select(columns).from(invoices).where(eq(invoices.correctsId, invoiceId)).orderBy(asc(invoices.id))

/** Whose account shows it; undefined once that account is gone. */
export const findRecipient = async (db: Database, invoiceId: string): Promise<string | undefined> => {
  const [row] = await db
    .select({ userId: invoiceRecipients.userId })
    .from(invoiceRecipients)
    .where(eq(invoiceRecipients.invoiceId, invoiceId))
  return row?.userId
}

/** Whether the account of this person shows any invoice. */
export const hasInvoices = async (db: Database, userId: string): Promise<boolean> => {
  const rows = await db
    .select({ invoiceId: invoiceRecipients.invoiceId })
    .from(invoiceRecipients)
    .where(eq(invoiceRecipients.userId, userId))
    .limit(1)
  return rows.length > 0
}

/** True the first time, as long as an account shows the invoice. */
export const markSent = async (db: Database, invoiceId: string, now: Date): Promise<boolean> => {
  const isUnsent = and(eq(invoiceRecipients.invoiceId, invoiceId), isNull(invoiceRecipients.sentAt))
  const rows = await db
    .update(invoiceRecipients)
    .set({ sentAt: now })
    .where(isUnsent)
    .returning({ invoiceId: invoiceRecipients.invoiceId })
  return rows.length > 0
}

/** With what its state follows from. */
export type ShownInvoiceRow = InvoiceRow & {
  readonly orderId: string | null
  readonly orderStatus: OrderStatus | null
  readonly isTakenBack: boolean
}

/** Administrators reach all invoices, everybody else his own. */
export type InvoiceReach = { readonly userId: string } | 'all'

/** Invoices and credit notes within reach, the newest first. */
export const findInvoices = async (
  db: Database,
  reach: InvoiceReach,
  {
    number,
    condition,
    among,
    skip,
    limit,
  }: {
    readonly number: string | undefined
    readonly condition?: SQL | undefined
    /** Only invoices with these ids. */
    readonly among?: readonly string[] | undefined
    readonly skip: number
    readonly limit: number
  },
) => {
  const isAsked = and(
    number === undefined ? undefined : eq(invoices.number, number),
    among === undefined ? undefined : inArray(invoices.id, [...among]),
    condition,
  )
  const [counted] = await db
    .select({ total: count() })
    .from(invoices)
    .leftJoin(invoiceRecipients, eq(invoiceRecipients.invoiceId, invoices.id))
    .where(and(isWithin(reach), isAsked))
  const rows = await invoicesWithin(db, reach, isAsked)
    .orderBy(desc(invoices.issuedAt), desc(invoices.id))
    .limit(limit)
    .offset(skip)
  return { total: counted?.total ?? 0, rows }
}

export const findInvoiceWithin = async (
  db: Database,
  reach: InvoiceReach,
  id: string,
): Promise<ShownInvoiceRow | undefined> => {
  const [row] = await invoicesWithin(db, reach, eq(invoices.id, id))
  return row
}

const isWithin = (reach: InvoiceReach): SQL | undefined =>
  reach === 'all' ? undefined : eq(invoiceRecipients.userId, reach.userId)

const invoicesWithin = (db: Database, reach: InvoiceReach, condition?: SQL) => {
  const notes = alias(invoices, 'credit_notes')
  const isTakenBack = sql<boolean>`${invoices.kind} = 'credit-note' or ${notes.id} is not null`
  return db
    .select({ ...columns, orderId: invoices.orderId, orderStatus: orders.status, isTakenBack })
    .from(invoices)
    .leftJoin(invoiceRecipients, eq(invoiceRecipients.invoiceId, invoices.id))
    .leftJoin(orders, eq(orders.id, invoices.orderId))
    .leftJoin(notes, and(eq(notes.correctsId, invoices.id), eq(notes.orderId, invoices.orderId)))
    .where(and(isWithin(reach), condition))
}

/** All of a user's invoices, for the export of his data. */
export const findAllInvoicesOf = (db: Database, userId: string): Promise<readonly InvoiceRow[]> =>
  db
    .select(columns)
    .from(invoices)
    .innerJoin(invoiceRecipients, isOf(userId))
    .orderBy(asc(invoices.issuedAt), asc(invoices.id))

const isOf = (userId: string) => and(eq(invoiceRecipients.invoiceId, invoices.id), eq(invoiceRecipients.userId, userId))

export const findDocument = async (db: Database, invoiceId: string, form: DocumentForm) => {
  const [row] = await db
    .select({ bytes: invoiceDocuments.bytes, sha256: invoiceDocuments.sha256 })
    .from(invoiceDocuments)
    .where(and(eq(invoiceDocuments.invoiceId, invoiceId), eq(invoiceDocuments.form, form)))
  return row
}

/** The first one stays, whoever else wrote one at the same time. Gives whether it was this one. */
export const insertDocument = async (
  db: Database,
  document: typeof invoiceDocuments.$inferInsert,
): Promise<boolean> => {
  const rows = await db
    .insert(invoiceDocuments)
    .values(document)
    .onConflictDoNothing()
    .returning({ invoiceId: invoiceDocuments.invoiceId })
  return rows.length > 0
}

export const countInvoicesOf = async (db: Database, userId: string): Promise<number> => {
  const [row] = await db.select({ n: count() }).from(invoiceRecipients).where(eq(invoiceRecipients.userId, userId))
  return row?.n ?? 0
}
