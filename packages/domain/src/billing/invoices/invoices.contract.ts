import { z } from 'zod'
import { PAYMENT_METHOD_TYPES } from '../../accounts/licence-payment.ts'
import { defineContract, filter } from '../../kernel/contract.ts'
import { requiredText } from '../../kernel/field-messages.ts'
import { INVOICE_STATUSES } from './invoice-status.ts'
import { REMINDER_LEVELS } from './reminders.ts'

/** `open` counts the overdue ones too. `taken-back` are the credit notes as well. */
export const INVOICE_VIEWS = ['open', 'overdue', 'paid', 'taken-back'] as const
export type InvoiceView = (typeof INVOICE_VIEWS)[number]

const level = z.literal(REMINDER_LEVELS)

/** What the operator sees of an invoice; days are calendar days in Germany. */
const ledgerSchema = z.object({
  customer: z.string(),
  email: z.string().describe('Where reminders go: the address of the account, else the one on the invoice'),
  method: z.enum(PAYMENT_METHOD_TYPES),
  dueOn: z.iso.date(),
  daysOverdue: z.int().describe('0 while it is not owed'),
  paidOn: z.iso.date().nullable(),
  isTransferred: z.boolean().describe('Its money comes by transfer and can be noted as received'),
  reminders: z.array(z.object({ level, sentAt: z.iso.datetime(), payUntil: z.iso.date() })),
  next: level.nullable().describe('The reminder that can be sent; null while it is not overdue'),
  isProposed: z.boolean().describe('The time for it has come'),
  licence: z
    .object({ _id: z.string().describe('Of the subscription'), title: z.string() })
    .nullable()
    .describe('What was ordered with it, while it runs'),
})

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
  ledger: ledgerSchema.nullable().describe('For administrators'),
})
export type InvoiceSummary = z.output<typeof invoiceSchema>

/** It stands on the credit note. */
const REASON_MAX_LENGTH = 300

export const invoicesContract = defineContract({
  path: 'invoices',
  summary: 'Invoices and credit notes, the newest first: the caller’s own, all for administrators',
  record: invoiceSchema,
  find: {
    filters: { number: filter(z.string().max(40)) },
    query: {
      view: z.enum(INVOICE_VIEWS).optional(),
      search: z.string().trim().max(120).optional().describe('In number, names and address of mail'),
      proposed: z.stringbool().optional().describe('Only those that a reminder is proposed for; for administrators'),
    },
    limit: { default: 20, max: 100 },
  },
  get: {},
  patch: {
    data: z.union([
      z
        .strictObject({
          paid: z.literal(true),
          receivedOn: z.iso.date('Bitte gib ein Datum an').optional().describe('Today when it is left out'),
        })
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
