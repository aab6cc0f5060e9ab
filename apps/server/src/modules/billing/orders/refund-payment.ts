import { isReceived } from '@gebaerdenraum/domain/billing/payment-state'
import type { JobHandler } from '../../../platform/jobs/define-job.ts'
import { ProviderUnavailable } from '../payment/payment-provider.ts'
import { insertManualRefund } from '../refunds/manual-refunds.repository.ts'
import type { Services } from '../services.ts'
import { commitPaymentUpdate } from './apply-event.ts'
import { findPayment } from './orders.repository.ts'

type Payload = { readonly paymentId: string; readonly cents?: number | undefined; readonly key?: string | undefined }

/** Gives back what a payment collected, or calls it back while it is on its way. Safe to run twice. */
export const refundPayment: JobHandler<Services, Payload> = async (
  { paymentId, cents, key = `refund-${paymentId}` },
  { services },
) => {
  const payment = await findPayment(services.db, paymentId)
  if (!payment || (!isReceived(payment.state) && payment.state !== 'in-progress')) return
  const provider = services.payment.of(payment.provider)
  const amount = cents ?? payment.amount
  // Called back it would not come at all: what is to go back of it in part has to come first.
  if (amount < payment.amount && payment.state === 'in-progress')
    throw new ProviderUnavailable('It is not collected yet.')
  const outcome = await provider.refund({ payment, amount, idempotencyKey: key })
  if (outcome === 'by-hand') {
    await insertManualRefund(services.db, { paymentId, amount, key })
  }
  if (outcome === 'called-back') {
    await commitPaymentUpdate(services, { paymentId, state: 'failed', at: new Date(), reference: null, refusal: null })
  }
}
