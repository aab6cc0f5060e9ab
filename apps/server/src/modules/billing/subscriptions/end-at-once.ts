import { collectedPayments, isRefundable } from '@gebaerdenraum/domain/billing/orders/decide-order'
import type { Database } from '../../../platform/database/database.ts'
import type { UnitOfWork } from '../../../platform/database/unit-of-work.ts'
import { findCreditNoteOf, findInvoiceOfOrder } from '../invoices/invoices.repository.ts'
import { applyOrderEvent, applySubscriptionEvent } from '../orders/apply-event.ts'
import { type LockedOrder, lockWholeOrder } from '../orders/locked-rows.ts'
import { findBookedOrders, findOpenOrder, findPendingOrder } from '../orders/orders.repository.ts'
import { assertApplied } from '../orders/refusals.ts'
import { findPayer, type SubscriptionRow } from '../orders/subscriptions.repository.ts'
import type { Services } from '../services.ts'

type Ending = {
  /** Named in the mail and on the credit notes. */
  readonly reason: string
  readonly refund: boolean
  readonly now: Date
}

/** An administrator ends a running licence because its contract was withdrawn from; with the money of its term or without. */
export const endAtOnce = async (
  unit: UnitOfWork,
  services: Services,
  { id }: SubscriptionRow,
  { reason, refund, now }: Ending,
): Promise<SubscriptionRow | undefined> => {
  const { db } = unit
  const refunded = refund ? await refundableOrders(db, id, now) : []
  const refundCents = refunded.flatMap(collectedPayments).reduce((sum, { amount }) => sum + amount, 0)
  const isCharging = await isBeingCharged(db, id)
  const event = { kind: 'ended-at-once', reason, refundCents, isCharging } as const
  const { subscription } = assertApplied(await applySubscriptionEvent(unit, services, id, event, now), 'not-active')
  const waiting = await findPendingOrder(db, id)
  if (waiting) await applyOrderEvent(unit, services, waiting.id, { kind: 'rejected' }, now)
  let after = subscription
  for (const order of refunded) {
    const given = await applyOrderEvent(unit, services, order.id, { kind: 'refund-requested', reason }, now)
    after = given?.subscription ?? after
  }
  return after
}

const isBeingCharged = async (db: Database, id: string): Promise<boolean> => {
  if ((await findBookedOrders(db, id)).some(({ status }) => status === 'charging')) return true
  const payer = await findPayer(db, id)
  return payer !== undefined && (await findOpenOrder(db, payer.id)) === 'charging'
}

/** The orders of the term that runs, held until the transaction ends; what was taken back before is not refunded again. */
const refundableOrders = async (db: Database, subscriptionId: string, now: Date): Promise<readonly LockedOrder[]> => {
  const found: LockedOrder[] = []
  for (const { id } of await findBookedOrders(db, subscriptionId)) {
    const order = (await lockWholeOrder(db, id))?.order
    if (!order || !isRefundable(order, now)) continue
    const invoice = await findInvoiceOfOrder(db, id)
    if (invoice && (await findCreditNoteOf(db, invoice.id))) continue
    found.push(order)
  }
  return found
}
