import { addresseeOf } from '@gebaerdenraum/domain/billing/invoices/invoice'
import { paymentNote } from '@gebaerdenraum/domain/billing/invoices/invoice-notes'
import { runUnitOfWork } from '../../../platform/database/unit-of-work.ts'
import type { JobHandler } from '../../../platform/jobs/define-job.ts'
import { sendMailJob } from '../../../platform/mail/send-mail.job.ts'
import { invoiceMail } from '../mails/invoice-mail.ts'
import type { Services } from '../services.ts'
import { invoiceDocument } from './invoice-documents.ts'
import { formsOf } from './invoice-files.ts'
import { findInvoice, type InvoiceRow, markSent } from './invoices.repository.ts'
import { euros } from './pdf/numbers.ts'

/** Writes the documents first: an invoice that cannot be written is not mailed but tried again. */
export const sendInvoice: JobHandler<Services, { readonly invoiceId: string }> = async (
  { invoiceId },
  { services },
) => {
  const invoice = await findInvoice(services.db, invoiceId)
  if (!invoice) return
  for (const form of formsOf(invoice)) await invoiceDocument(services, invoice, form)
  await runUnitOfWork(services.db, services, async (unit) => {
    // The job may run twice, or on two servers; the account may be gone meanwhile, and its mails with it.
    if (!(await markSent(unit.db, invoiceId, new Date()))) return
    await services.queue.enqueue(unit, sendMailJob, {
      to: invoice.content.customer.email,
      ...mailOf(invoice, services),
      attachments: [{ noun: 'invoices', id: invoiceId }],
    })
  })
}

const mailOf = ({ kind, number, content, total }: InvoiceRow, { settings }: Services) =>
  invoiceMail({
    productName: settings.productName,
    appUrl: settings.appUrl,
    name: content.customer.name || addresseeOf(content.customer),
    kind,
    number,
    total: euros(Math.abs(total)),
    subject: content.lines.at(-1)?.description ?? '',
    payment: paymentNote(content),
    hasXml: formsOf({ content }).includes('xml'),
  })
