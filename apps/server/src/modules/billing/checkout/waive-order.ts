import type { UnitOfWork } from '../../../platform/database/unit-of-work.ts'
import type { Services } from '../services.ts'
import { lockSubscription } from '../subscriptions/subscriptions.repository.ts'
import { findOrder, findPayments, lockOrder, type OrderRow, updateOrder } from './orders.repository.ts'
import { promiseRefund } from './promise-refund.ts'
import { refreshPaymentStatus } from './settle-payment.ts'

/**
 * An order whose invoice is taken back is not owed any more: nothing of it is collected again, and nobody loses a
 * licence for it. What is on its way from a bank is called back, or given back once it has come. What was paid is left
 * to whoever takes the invoice back: he may have changed a price only.
 */
export const waiveOrder = async (unit: UnitOfWork, services: Services, orderId: string): Promise<void> => {
  const { db } = unit
  const subscriptionId = (await findOrder(db, orderId))?.subscriptionId ?? null
  if (subscriptionId !== null) await lockSubscription(db, subscriptionId)
  const order = await lockOrder(db, orderId)
  if (!order || !OPEN.has(order.status)) return
  await updateOrder(db, orderId, { status: 'withdrawn', nextAttemptAt: null })
  const coming = (await findPayments(db, orderId)).filter(
    (row) => row.state === 'in-progress' && row.provider !== 'manual',
  )
  for (const payment of coming) await promiseRefund(unit, services, payment)
  if (subscriptionId !== null) await refreshPaymentStatus(db, subscriptionId)
}

/** What is asked for at this moment is answered after it, and goes back then (`settle-payment.ts`). */
const OPEN: ReadonlySet<OrderRow['status']> = new Set(['charging', 'failed', 'in-progress'])
