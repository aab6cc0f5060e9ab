import type { Database } from '../../../platform/database/database.ts'
import { insertPayment, type OrderRow, updateOrder } from './orders.repository.ts'
import { refreshPaymentStatus } from './settle-payment.ts'

/** On invoice nobody is asked for the money: it is on its way from the moment the invoice is written. */
export const awaitTransfer = async (db: Database, order: OrderRow, now: Date): Promise<void> => {
  await insertPayment(db, {
    orderId: order.id,
    attempt: 1,
    provider: 'manual',
    paymentMethodId: order.paymentMethodId,
    paymentMethodType: order.paymentMethodType,
    amount: order.priced.total,
    state: 'in-progress',
    createdAt: now,
  })
  await updateOrder(db, order.id, { status: 'in-progress', attempts: 1 })
  if (order.subscriptionId !== null) await refreshPaymentStatus(db, order.subscriptionId)
}
