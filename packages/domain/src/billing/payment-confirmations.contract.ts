import { z } from 'zod'
import { defineContract } from '../kernel/contract.ts'

/** A payment that its payer's bank wants to hear of from himself (3-D Secure), and what the browser needs for that. */
export const paymentConfirmationSchema = z.object({
  _id: z.string().describe('Of the payment'),
  provider: z.enum(['stripe', 'sandbox']).describe('Whose bank asks'),
  publishableKey: z.string().nullable(),
  clientSecret: z.string(),
  paymentMethod: z.string().nullable().describe('To be tried with again; null where the bank is asking already'),
  amount: z.int().describe('Cents'),
})
export type PaymentConfirmation = z.output<typeof paymentConfirmationSchema>

const confirmedSchema = z.object({
  _id: z.string(),
  state: z.enum(['waiting', 'in-progress', 'paid']).describe('Waiting: the bank has not been answered yet'),
})

/**
 * `create` opens what is to be confirmed of the caller's own licence; `patch` says that he has answered his bank. What came
 * of it is asked of the provider, never believed of the browser.
 */
export const paymentConfirmationsContract = defineContract({
  path: 'payment-confirmations',
  summary: 'Payments of the caller that his bank wants confirmed',
  record: z.object({ _id: z.string() }),
  create: { data: z.strictObject({}), result: paymentConfirmationSchema },
  patch: {
    data: z.strictObject({
      answer: z.enum(['confirm', 'refuse']).optional().describe('In the sandbox, whose bank is a dialog'),
    }),
    result: confirmedSchema,
  },
})
