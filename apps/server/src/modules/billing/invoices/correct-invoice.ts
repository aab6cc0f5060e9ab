import type { Invoice } from '@gebaerdenraum/domain/billing/invoices/invoice'
import { invoiceNumber, yearOfDay } from '@gebaerdenraum/domain/billing/invoices/invoice-number'
import { creditNoteOf, creditNoteOfPart } from '@gebaerdenraum/domain/billing/invoices/issue-invoice'
import type { PricedCredit } from '@gebaerdenraum/domain/billing/priced-order'
import { germanDayOf } from '@gebaerdenraum/domain/kernel/german-days'
import type { UnitOfWork } from '../../../platform/database/unit-of-work.ts'
import type { Services } from '../services.ts'
import {
  findCreditNoteBy,
  findCreditNoteOf,
  findCreditNotes,
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
  unit: UnitOfWork,
  services: Services,
  { orderId, reason, now }: { readonly orderId: string; readonly reason: string; readonly now: Date },
): Promise<InvoiceRow | undefined> => {
  const { db } = unit
  await lockOrder(db, orderId)
  const invoice = await findInvoiceOfOrder(db, orderId)
  if (!invoice) return undefined
  const known = await findCreditNoteOf(db, invoice.id)
  if (known) return known
  const notes = await findCreditNotes(db, invoice.id)
  const before = notes.map(({ content }) => content)
  return writeNote(unit, services, {
    invoice,
    orderId,
    now,
    contentOf: (number) => creditNoteOf(invoice.content, { number, reason, now, before }),
  })
}

/**
 * Gives back the time of an invoice that a later order makes unused, by a credit note that belongs to that order; gives
 * undefined where there is no such invoice. Asked again, it gives the same.
 */
export const creditUnusedTime = async (
  unit: UnitOfWork,
  services: Services,
  { chargedBy, orderId, credit, now }: UnusedTime,
): Promise<InvoiceRow | undefined> => {
  const invoice = await findInvoiceOfOrder(unit.db, chargedBy)
  const known = invoice && (await findCreditNoteBy(unit.db, invoice.id, orderId))
  if (!invoice || known) return known
  const contentOf = (number: string) =>
    creditNoteOfPart(invoice.content, credit, { number, reason: 'Wechsel der Lizenz', now })
  return writeNote(unit, services, { invoice, orderId, now, contentOf })
}

type UnusedTime = {
  /** The order whose invoice charged it. */
  readonly chargedBy: string
  readonly orderId: string
  readonly credit: PricedCredit
  readonly now: Date
}

const writeNote = async (
  unit: UnitOfWork,
  services: Services,
  {
    invoice,
    orderId,
    now,
    contentOf,
  }: {
    readonly invoice: InvoiceRow
    readonly orderId: string
    readonly now: Date
    readonly contentOf: (number: string) => Invoice
  },
): Promise<InvoiceRow> => {
  const { db } = unit
  const year = yearOfDay(germanDayOf(now))
  const count = await takeInvoiceCount(db, year)
  const number = invoiceNumber(year, count)
  const content = contentOf(number)
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
  await services.queue.enqueue(unit, sendInvoiceJob, { invoiceId: row.id })
  return row
}
