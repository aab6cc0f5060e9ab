import { createHash } from 'node:crypto'
import { crossIndustryInvoice } from '@gebaerdenraum/domain/billing/invoices/cross-industry-invoice'
import { eInvoiceProfileOf } from '@gebaerdenraum/domain/billing/invoices/e-invoice-profile'
import type { Database } from '../../../platform/database/database.ts'
import type { DocumentForm } from './invoice-addresses.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { findDocument, type InvoiceRow, insertDocument } from './invoices.repository.ts'

export type InvoiceDocument = { readonly bytes: Buffer; readonly sha256: string }

/** What writing an invoice's documents takes. */
export type DocumentSource = { readonly db: Database; readonly settings: { readonly productName: string } }

/** The paper as it was first written; written now where nobody has asked yet. */
export const invoiceDocument = async (
  { db, settings }: DocumentSource,
  invoice: InvoiceRow,
  form: DocumentForm,
): Promise<InvoiceDocument> => {
  const known = await findDocument(db, invoice.id, form)
  if (known) return known
  const bytes = await write(invoice, form, settings.productName)
  await keep(db, invoice.id, form, bytes)
  const kept = await findDocument(db, invoice.id, form)
  if (!kept) throw new Error(`The ${form} of invoice ${invoice.number} was not kept.`)
  return kept
}

const write = async ({ content }: InvoiceRow, form: DocumentForm, productName: string): Promise<Buffer> =>
  form === 'pdf'
    ? Buffer.from(await invoicePdf(content, productName))
    : Buffer.from(crossIndustryInvoice(content, eInvoiceProfileOf(content)), 'utf8')

const keep = (db: Database, invoiceId: string, form: DocumentForm, bytes: Buffer): Promise<boolean> =>
  insertDocument(db, { invoiceId, form, bytes, sha256: createHash('sha256').update(bytes).digest('hex') })

/** `Rechnung-2026-00042.pdf`. */
export const documentName = ({ kind, number }: InvoiceRow, form: DocumentForm): string =>
  `${kind === 'invoice' ? 'Rechnung' : 'Rechnungskorrektur'}-${number}.${form}`
