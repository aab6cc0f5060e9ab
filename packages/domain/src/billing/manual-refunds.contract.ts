import { z } from 'zod'
import { defineContract } from '../kernel/contract.ts'
import { requiredText } from '../kernel/field-messages.ts'

const NOTE_MAX_LENGTH = 300

export const manualRefundSchema = z.object({
  _id: z.string(),
  amount: z.int().describe('Cents'),
  createdAt: z.iso.datetime(),
  /** Whose licence it was, as the invoice says it. */
  customer: z.string().nullable(),
  email: z.string().nullable(),
  invoice: z.string().nullable().describe('Number of the invoice that was paid'),
  creditNote: z.string().nullable().describe('Number of the credit note that took it back'),
  doneAt: z.iso.datetime().nullable(),
  note: z.string(),
})
export type ManualRefund = z.output<typeof manualRefundSchema>

export const manualRefundsContract = defineContract({
  path: 'manual-refunds',
  summary: 'Money that no provider can give back and somebody has to transfer, the oldest first',
  record: manualRefundSchema,
  find: {
    query: { open: z.stringbool().optional().describe('Only those that wait') },
    limit: { default: 20, max: 100 },
  },
  patch: {
    data: z.strictObject({
      done: z.literal(true),
      note: z
        .string()
        .trim()
        .min(1, requiredText('Was getan wurde'))
        .max(NOTE_MAX_LENGTH, `Höchstens ${NOTE_MAX_LENGTH} Zeichen`)
        .describe('When and how it was transferred'),
    }),
  },
})
