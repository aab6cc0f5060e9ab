import type { Database } from '../../database/database.ts'
import { lockSubscription } from '../subscriptions/subscriptions.repository.ts'
import { findOrder, lockOrder, type OrderRow, updateOrder } from './orders.repository.ts'
import { refreshPaymentStatus } from './settle-payment.ts'

/**
 * An order whose invoice is taken back is not owed any more: nothing of it is collected again, and nobody loses a
 * licence for it. What was paid, or is on its way from a bank, is left to whoever gives it back.
 */
export const waiveOrder = async (db: Database, orderId: string): Promise<void> => {
  const subscriptionId = (await findOrder(db, orderId))?.subscriptionId ?? null
  if (subscriptionId !== null) await lockSubscription(db, subscriptionId)
  const order = await lockOrder(db, orderId)
  if (!order || !isOpen(order)) return
  await updateOrder(db, orderId, { status: 'withdrawn', nextAttemptAt: null })
  if (subscriptionId !== null) await refreshPaymentStatus(db, subscriptionId)
}

const isOpen = ({ status, provider }: OrderRow): boolean =>
  status === 'failed' || (status === 'in-progress' && provider === 'manual')
