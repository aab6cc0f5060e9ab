import { z } from 'zod'
import { requiredText } from '../accounts/field-messages.ts'
import { defineContract, filter } from '../api/contract.ts'
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

/** It stands on the credit note. */
const REASON_MAX_LENGTH = 300

export const invoicesContract = defineContract({
  path: 'invoices',
  summary: 'Invoices and credit notes, the newest first: the caller’s own, all for administrators',
  record: invoiceSchema,
  find: { filters: { number: filter(z.string().max(40)) }, limit: { default: 20, max: 100 } },
  get: {},
  patch: {
    data: z.union([
      z
        .strictObject({ paid: z.literal(true) })
        .describe('An administrator notes that the money of an invoice by bank transfer has arrived'),
      z.strictObject({
        takenBack: z
          .string()
          .trim()
          .min(1, requiredText('Grund'))
          .max(REASON_MAX_LENGTH, `Grund darf höchstens ${REASON_MAX_LENGTH} Zeichen lang sein`)
          .describe('An administrator takes the invoice back, for this reason; the answer is the credit note'),
      }),
    ]),
  },
})
