import { z } from 'zod'
import { defineJob } from '../../define.ts'

/** Tried for two weeks and more: a debit that cannot be called back any more is given back once it was collected. */
export const refundPaymentJob = defineJob({
  name: 'checkout.refund-payment',
  payload: z.strictObject({
    paymentId: z.string(),
    /** All of it where not given. */
    cents: z.int().positive().optional(),
    key: z.string().optional(),
  }),
  retry: { limit: 500, delaySeconds: 60 },
  forgetAfterSeconds: 30 * 86_400,
  load: async () => (await import('./refund-payment.ts')).refundPayment,
})
