import type { UnitOfWork } from '../../../platform/database/unit-of-work.ts'
import type { Services } from '../services.ts'
import { type PaymentRow, promiseBack } from './orders.repository.ts'
import { refundRequest } from './refund-request.ts'

/**
 * Promises money of a payment back, never more than it has left, and lets a job move it: providers are asked outside
 * of transactions. Gives the cents that were promised. `name` tells one partial refund of a payment from another.
 */
export const promiseRefund = async (
  unit: UnitOfWork,
  services: Services,
  payment: Pick<PaymentRow, 'id'>,
  part?: { readonly cents: number; readonly name: string },
): Promise<number> => {
  const promised = await promiseBack(unit.db, payment.id, part?.cents)
  if (promised <= 0) return 0
  const key = part ? `refund-${payment.id}-${part.name}` : `refund-${payment.id}`
  await services.queue.enqueue(unit, refundRequest, { paymentId: payment.id, cents: promised, key })
  return promised
}
