import type { InvoiceView } from '@gebaerdenraum/domain/billing/invoices/invoices.contract'
import { and, eq, gt, ilike, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../../platform/database/database.ts'
import { subscriptions, users } from '../../accounts/index.ts'
import { invoiceRecipients, invoices } from '../tables/invoices.ts'
import { orders, payments } from '../tables/orders.ts'

/** Invoices as the operator keeps book of them. What becomes of one follows from its order and its credit note. */

const notes = alias(invoices, 'whole_credit_notes')
/** The credit note that takes all of it back; others give single days back. */
const isNoteOfAll = and(eq(notes.correctsId, invoices.id), eq(notes.orderId, invoices.orderId))

const dueOn = sql<string>`coalesce(${invoices.content} -> 'payment' ->> 'dueOn', ${invoices.content} ->> 'issuedOn')`
const stands = and(eq(invoices.kind, 'invoice'), isNull(notes.id))
const isAwaited = and(eq(orders.provider, 'manual'), eq(orders.status, 'in-progress'))
/** The money is transferred, or nobody tries to collect it any more. */
const isOwed = and(
  stands,
  gt(invoices.total, 0),
  or(isAwaited, and(eq(orders.status, 'failed'), isNull(orders.nextAttemptAt))),
)
const isOverdue = (today: string) => and(isOwed, sql`${dueOn} < ${today}`)

const VIEWS: Readonly<Record<InvoiceView, (today: string) => SQL | undefined>> = {
  open: () => and(stands, ne(orders.status, 'paid')),
  overdue: isOverdue,
  paid: () => and(stands, eq(orders.status, 'paid')),
  'taken-back': () => or(eq(invoices.kind, 'credit-note'), sql`${notes.id} is not null`),
}

/** Which invoices belong to a view and are found by a search, as a condition on `invoices`. */
export const inLedger = (
  db: Database,
  { view, search, today }: { view?: InvoiceView | undefined; search?: string | undefined; today: string },
): SQL | undefined => {
  if (view === undefined && !search) return undefined
  return inArray(
    invoices.id,
    db
      .select({ id: invoices.id })
      .from(invoices)
      .leftJoin(orders, eq(orders.id, invoices.orderId))
      .leftJoin(notes, isNoteOfAll)
      .where(and(view && VIEWS[view](today), search ? isFound(search) : undefined)),
  )
}

const isFound = (search: string): SQL | undefined => {
  const pattern = `%${search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const customer = (field: string) => ilike(sql`${invoices.content} -> 'customer' ->> ${field}`, pattern)
  return or(ilike(invoices.number, pattern), customer('company'), customer('name'), customer('email'))
}

const entries = (db: Database) =>
  db
    .select({
      id: invoices.id,
      number: invoices.number,
      total: invoices.total,
      content: invoices.content,
      dueOn,
      isOwed: sql<boolean>`coalesce(${isOwed}, false)`,
      isTransferred: sql<boolean>`coalesce(${and(stands, or(isAwaited, eq(orders.status, 'failed')))}, false)`,
      method: orders.paymentMethodType,
      paidAt: sql<Date | null>`(
        select max(${payments.settledAt}) from ${payments}
        where ${payments.orderId} = ${orders.id} and ${payments.state} in ('paid', 'regained')
      )`.mapWith(payments.settledAt),
      accountEmail: users.email,
      licence: { id: subscriptions.id, license: subscriptions.license },
    })
    .from(invoices)
    .leftJoin(orders, eq(orders.id, invoices.orderId))
    .leftJoin(notes, isNoteOfAll)
    .leftJoin(invoiceRecipients, eq(invoiceRecipients.invoiceId, invoices.id))
    .leftJoin(users, eq(users.id, invoiceRecipients.userId))
    .leftJoin(subscriptions, and(eq(subscriptions.id, orders.subscriptionId), eq(subscriptions.status, 'active')))

export type LedgerRow = Awaited<ReturnType<typeof entries>>[number]

export const findLedgerRows = (db: Database, invoiceIds: readonly string[]): Promise<LedgerRow[]> =>
  invoiceIds.length === 0 ? Promise.resolve([]) : entries(db).where(inArray(invoices.id, [...invoiceIds]))

/** All that are owed and overdue. */
export const findOverdue = (db: Database, today: string): Promise<LedgerRow[]> => entries(db).where(isOverdue(today))
