import { eInvoiceProfileOf } from '@gebaerdenraum/domain/billing/invoices/e-invoice-profile'
import type { MailAttachment } from '../../../platform/mail/mail-points.ts'
import type { DocumentForm } from './invoice-addresses.ts'
import { type DocumentSource, documentName, invoiceDocument } from './invoice-documents.ts'
import { findInvoice, type InvoiceRow } from './invoices.repository.ts'
import { DOCUMENT_TYPES } from './invoices.routes.ts'

/** What goes with the mail of an invoice: the PDF, and to public bodies the XRechnung. */
export const invoiceFiles = async (from: DocumentSource, invoiceId: string): Promise<readonly MailAttachment[]> => {
  const invoice = await findInvoice(from.db, invoiceId)
  if (!invoice) return []
  const files = formsOf(invoice).map(async (form) => ({
    filename: documentName(invoice, form),
    contentType: DOCUMENT_TYPES[form],
    content: (await invoiceDocument(from, invoice, form)).bytes,
  }))
  return Promise.all(files)
}

export const formsOf = ({ content }: Pick<InvoiceRow, 'content'>): readonly DocumentForm[] =>
  eInvoiceProfileOf(content) === 'xrechnung' ? ['pdf', 'xml'] : ['pdf']
