import { and, asc, count, eq, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../../platform/database/database.ts'
import { manualRefunds } from '../tables/dunning.ts'
import { invoices } from '../tables/invoices.ts'
import { payments } from '../tables/orders.ts'

/** Once for each refund, however often its job runs. */
export const insertManualRefund = async (
  db: Database,
  refund: { readonly paymentId: string; readonly amount: number; readonly key: string },
): Promise<void> => {
  await db.insert(manualRefunds).values(refund).onConflictDoNothing()
}

const notes = alias(invoices, 'credit_notes')

const withDocuments = (db: Database) =>
  db
    .select({
      refund: manualRefunds,
      invoice: invoices.number,
      content: invoices.content,
      creditNote: notes.number,
    })
    .from(manualRefunds)
    .innerJoin(payments, eq(payments.id, manualRefunds.paymentId))
    .leftJoin(invoices, and(eq(invoices.orderId, payments.orderId), eq(invoices.kind, 'invoice')))
    // The one that takes all of it back; others give single days back.
    .leftJoin(notes, and(eq(notes.correctsId, invoices.id), eq(notes.orderId, invoices.orderId)))

export type ManualRefundRow = Awaited<ReturnType<typeof withDocuments>>[number]

export const findManualRefunds = async (
  db: Database,
  { open, skip, limit }: { readonly open: boolean; readonly skip: number; readonly limit: number },
) => {
  const where = open ? isNull(manualRefunds.doneAt) : undefined
  const [total] = await db.select({ n: count() }).from(manualRefunds).where(where)
  const rows = await withDocuments(db).where(where).orderBy(asc(manualRefunds.id)).limit(limit).offset(skip)
  return { total: total?.n ?? 0, rows }
}

/** Keeps what was noted first. */
export const markRefunded = async (
  db: Database,
  id: string,
  { note, now }: { readonly note: string; readonly now: Date },
): Promise<ManualRefundRow | undefined> => {
  const isOne = eq(manualRefunds.id, id)
  await db
    .update(manualRefunds)
    .set({ doneAt: now, note })
    .where(and(isOne, isNull(manualRefunds.doneAt)))
  const [row] = await withDocuments(db).where(isOne)
  return row
}
