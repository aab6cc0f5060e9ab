import { z } from 'zod'

/** What asks for a refund; apart from the job that makes it, which takes in what the provider said of it. */
export const refundRequest = {
  name: 'checkout.refund-payment',
  title: 'Geld zurückgeben',
  payload: z.strictObject({
    paymentId: z.string(),
    /** All of it where not given. */
    cents: z.int().positive().optional(),
    key: z.string().optional(),
  }),
} as const
