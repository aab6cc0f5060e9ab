import { isReceived } from '@gebaerdenraum/domain/billing/payment-state'
import type { Database } from '../../../platform/database/database.ts'
import type { UnitOfWork } from '../../../platform/database/unit-of-work.ts'
import { correctInvoice } from '../invoices/correct-invoice.ts'
import { findCreditNoteOf, findInvoiceOfOrder } from '../invoices/invoices.repository.ts'
import type { Services } from '../services.ts'
import {
  findBookedOrders,
  findPayments,
  lockOrder,
  type OrderRow,
  type PaymentRow,
  updateOrder,
} from './orders.repository.ts'
import { promiseRefund } from './promise-refund.ts'
import { refreshPaymentStatus } from './settle-payment.ts'

export type GivenBack = { readonly order: OrderRow; readonly payments: readonly PaymentRow[] }

/**
 * The orders whose time is not over, held until the transaction ends, with what came or is on its way. Fees for
 * returned debits are no price for a licence and stay; what was taken back before is not given back a second time.
 */
export const ordersToGiveBack = async (
  db: Database,
  subscriptionId: string,
  now: Date,
): Promise<readonly GivenBack[]> => {
  const found: GivenBack[] = []
  for (const { id } of await findBookedOrders(db, subscriptionId)) {
    const order = await lockOrder(db, id)
    if (!order || order.status === 'withdrawn' || order.priced.kind === 'fee') continue
    if (order.priced.periodEnd <= now.toISOString()) continue
    const invoice = await findInvoiceOfOrder(db, id)
    if (invoice && (await findCreditNoteOf(db, invoice.id))) continue
    found.push({ order, payments: (await findPayments(db, id)).filter(isCollected) })
  }
  return found
}

/** Of what is to come by transfer nothing has come yet. */
const isCollected = ({ state, provider, amount }: PaymentRow): boolean =>
  amount > 0 && (isReceived(state) || (state === 'in-progress' && provider !== 'manual'))

/** The money goes back by a job, for providers are asked outside of transactions. Comes last, as invoices do. */
export const giveBack = async (
  unit: UnitOfWork,
  services: Services,
  { order, payments }: GivenBack,
  { reason, now }: { readonly reason: string; readonly now: Date },
): Promise<void> => {
  await updateOrder(unit.db, order.id, { status: 'withdrawn', nextAttemptAt: null })
  if (order.subscriptionId !== null) await refreshPaymentStatus(unit.db, order.subscriptionId)
  for (const payment of payments) await promiseRefund(unit, services, payment)
  await correctInvoice(unit, services, { orderId: order.id, reason, now })
}
