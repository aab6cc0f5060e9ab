import { germanDayOf } from '@gebaerdenraum/domain/invoices/german-days'
import { invoiceNumber, yearOfDay } from '@gebaerdenraum/domain/invoices/invoice-number'
import { creditNoteOf } from '@gebaerdenraum/domain/invoices/issue-invoice'
import type { Enqueuing } from '../framework/job-queue.ts'
import type { Services } from '../services.ts'
import {
  findCreditNoteOf,
  findInvoiceOfOrder,
  findRecipient,
  type InvoiceRow,
  insertInvoice,
  insertRecipient,
  lockOrder,
  takeInvoiceCount,
} from './invoices.repository.ts'
import { sendInvoiceJob } from './send-invoice.job.ts'

/**
 * Takes the invoice of an order back by a credit note, inside the transaction of `where`; gives undefined where there
 * is none. Asked again, it gives the same credit note. Like issuing, it comes last in its transaction.
 */
export const correctInvoice = async (
  where: Enqueuing,
  services: Services,
  { orderId, reason, now }: { readonly orderId: string; readonly reason: string; readonly now: Date },
): Promise<InvoiceRow | undefined> => {
  const { db } = where
  await lockOrder(db, orderId)
  const invoice = await findInvoiceOfOrder(db, orderId)
  if (!invoice) return undefined
  const known = await findCreditNoteOf(db, invoice.id)
  if (known) return known
  const year = yearOfDay(germanDayOf(now))
  const count = await takeInvoiceCount(db, year)
  const number = invoiceNumber(year, count)
  const content = creditNoteOf(invoice.content, { number, reason, now })
  const { kind, totals } = content
  const total = -totals.gross
  const row = await insertInvoice(db, {
    number,
    year,
    count,
    kind,
    orderId,
    correctsId: invoice.id,
    content,
    total,
    issuedAt: now,
  })
  const userId = await findRecipient(db, invoice.id)
  if (userId !== undefined) await insertRecipient(db, row.id, userId)
  await services.queue.enqueue(where, sendInvoiceJob, { invoiceId: row.id })
  return row
}
