import { ApiError } from '../../framework/errors.ts'
import type { Enqueuing } from '../../framework/job-queue.ts'
import type { Services } from '../../services.ts'
import { lockSubscription } from '../subscriptions/subscriptions.repository.ts'
import { findOrder, findPayments, lockOrder } from './orders.repository.ts'
import { settlePayment } from './settle-payment.ts'

const COLLECTED = 'Diese Rechnung wird nicht überwiesen, sondern eingezogen.'
const WAIVED = 'Diese Rechnung wurde zurückgenommen. Bitte überweise das Geld zurück.'

/**
 * The money of an order on invoice has arrived. It is taken in like the news of any provider, so that the same said
 * twice changes nothing.
 */
export const receiveTransfer = async (
  where: Enqueuing,
  services: Services,
  orderId: string,
  at: Date,
): Promise<void> => {
  const subscriptionId = (await findOrder(where.db, orderId))?.subscriptionId ?? null
  if (subscriptionId !== null) await lockSubscription(where.db, subscriptionId)
  const order = await lockOrder(where.db, orderId)
  if (order?.provider !== 'manual') throw new ApiError('Conflict', COLLECTED)
  if (order.status === 'withdrawn') throw new ApiError('Conflict', WAIVED)
  const payment = (await findPayments(where.db, orderId)).at(-1)
  if (!payment) throw new ApiError('Conflict', COLLECTED)
  await settlePayment(where, services, { paymentId: payment.id, state: 'paid', at, reference: null, refusal: null })
}
