import type { JobHandler } from '../../framework/define-job.ts'
import type { Services } from '../../services.ts'
import { settleLater } from './charge-order.ts'
import { findPayment } from './orders.repository.ts'

/** Gives back what a payment collected, or calls it back while it is on its way. Safe to run twice. */
export const refundPayment: JobHandler<Services, { readonly paymentId: string }> = async (
  { paymentId },
  { services, log },
) => {
  const payment = await findPayment(services.db, paymentId)
  if (!payment || (payment.state !== 'paid' && payment.state !== 'in-progress')) return
  const provider = services.payment.of(payment.provider)
  const outcome = await provider.refund({ payment, amount: payment.amount, idempotencyKey: `refund-${paymentId}` })
  if (outcome === 'by-hand') {
    log.warn({ paymentId, cents: payment.amount }, 'money is to be transferred back by hand')
  }
  if (outcome === 'called-back') {
    await settleLater(services, { paymentId, state: 'failed', at: new Date(), reference: null, refusal: null })
  }
}
