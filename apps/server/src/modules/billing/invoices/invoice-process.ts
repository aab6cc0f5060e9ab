import type { Invoice } from '@gebaerdenraum/domain/billing/invoices/invoice'
import { serveWork } from '../../../platform/processes/serve-work.ts'
import { writeInvoicePdf } from './pdf/write-invoice-pdf.ts'

/** What is asked of the process. */
export type InvoiceTask = { readonly invoice: Invoice; readonly productName: string }

/** The process in which invoices are written (`invoice-pdf.ts`). */
serveWork<InvoiceTask, Uint8Array>(({ invoice, productName }) => writeInvoicePdf(invoice, productName))
