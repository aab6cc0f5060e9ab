import { INVOICE_METHOD } from '@gebaerdenraum/domain/billing/customers/payment-methods'
import type { Database } from '../../../platform/database/database.ts'
import type { UnitOfWork } from '../../../platform/database/unit-of-work.ts'
import { ApiError } from '../../../platform/framework/errors.ts'
import type { Services } from '../services.ts'
import { lockSubscription } from '../subscriptions/subscriptions.repository.ts'
import {
  findOrder,
  findPayments,
  insertPayment,
  lockOrder,
  type OrderRow,
  type PaymentRow,
  updateOrder,
} from './orders.repository.ts'
import { settlePayment } from './settle-payment.ts'

const COLLECTED = 'Diese Rechnung wird nicht überwiesen, sondern eingezogen.'
const WAIVED = 'Diese Rechnung wurde zurückgenommen. Bitte überweise das Geld zurück.'

/**
 * The money of an order on invoice, or of one that could not be collected, has arrived. It is taken in like the news of any provider, so that the same said
 * twice changes nothing.
 */
export const receiveTransfer = async (
  unit: UnitOfWork,
  services: Services,
  orderId: string,
  at: Date,
): Promise<void> => {
  const subscriptionId = (await findOrder(unit.db, orderId))?.subscriptionId ?? null
  if (subscriptionId !== null) await lockSubscription(unit.db, subscriptionId)
  const order = await lockOrder(unit.db, orderId)
  if (order?.status === 'withdrawn') throw new ApiError('Conflict', WAIVED)
  const tries = order ? await findPayments(unit.db, orderId) : []
  const payment = tries.find(({ provider }) => provider === 'manual') ?? (await insteadOf(unit.db, order, tries, at))
  if (!payment) throw new ApiError('Conflict', COLLECTED)
  await settlePayment(unit, services, { paymentId: payment.id, state: 'paid', at, reference: null, refusal: null })
}

/** What could not be collected was transferred after all: a further payment of the same order. */
const insteadOf = async (
  db: Database,
  order: OrderRow | undefined,
  tries: readonly PaymentRow[],
  at: Date,
): Promise<PaymentRow | undefined> => {
  if (order?.status !== 'failed' || tries.some(({ state }) => state === 'charging')) return undefined
  const attempt = order.attempts + 1
  await updateOrder(db, order.id, { attempts: attempt, nextAttemptAt: null })
  return insertPayment(db, {
    orderId: order.id,
    attempt,
    provider: 'manual',
    paymentMethodId: INVOICE_METHOD.id,
    paymentMethodType: INVOICE_METHOD.type,
    amount: order.priced.total,
    state: 'in-progress',
    createdAt: at,
  })
}
