import { defineJob } from '../services.ts'
import { refundRequest } from './refund-request.ts'

/** Tried for two weeks and more: a debit that cannot be called back any more is given back once it was collected. */
export const refundPaymentJob = defineJob({
  ...refundRequest,
  retry: { limit: 500, delaySeconds: 60 },
  forgetAfterSeconds: 30 * 86_400,
  load: async () => (await import('./refund-payment.ts')).refundPayment,
})
