import { z } from 'zod'
import { defineContract } from '../api/contract.ts'
import { INVOICE_STATUSES } from './invoice-status.ts'

export const invoiceSchema = z.object({
  id: z.string(),
  /** Of an invoice of the payment provider: its own number. */
  number: z.string(),
  kind: z.enum(['invoice', 'credit-note']),
  created: z.int().describe('Seconds since 1970'),
  total: z.int().describe('Cents with tax; below zero for a credit note'),
  status: z.enum(INVOICE_STATUSES),
  invoice_pdf: z.string().nullable().describe('Signed address, for an hour at least'),
  invoice_xml: z.string().nullable().describe('E-invoice: XRechnung with a Leitweg-ID, else EN 16931; companies only'),
  corrects: z.string().nullable().describe('Of a credit note: the number of the invoice that it takes back'),
})
export type InvoiceSummary = z.output<typeof invoiceSchema>

export const invoicesContract = defineContract({
  path: 'invoices',
  summary: 'Invoices and credit notes of the caller, the newest first',
  record: invoiceSchema,
  find: { limit: { default: 20, max: 100 } },
  get: {},
})
