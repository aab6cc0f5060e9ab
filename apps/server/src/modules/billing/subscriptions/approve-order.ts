import { specialTerritory } from '@gebaerdenraum/domain/billing/customers/special-territories'
import { v7 } from 'uuid'
import type { UnitOfWork } from '../../../platform/database/unit-of-work.ts'
import { ApiError } from '../../../platform/framework/errors.ts'
import { applyOrderEvent, applySubscriptionEvent } from '../orders/apply-event.ts'
import { findPendingOrder } from '../orders/orders.repository.ts'
import { assertApplied } from '../orders/refusals.ts'
import type { SubscriptionRow } from '../orders/subscriptions.repository.ts'
import type { Services } from '../services.ts'

/**
 * An administrator approves an order on invoice: the licence begins, or its successor will. Gives the licence. An order from
 * a special territory, placed before such addresses were refused, has the wrong tax: 409.
 */
export const approveOrder = async (
  unit: UnitOfWork,
  services: Services,
  { id }: SubscriptionRow,
  now: Date,
): Promise<SubscriptionRow | undefined> => {
  const order = await findPendingOrder(unit.db, id)
  const territory = order && specialTerritory(order.priced.customer)
  if (territory) {
    throw new ApiError(
      'Conflict',
      `Für ${territory} gelten eigene Steuerregeln. Bitte lehne die Bestellung ab und vereinbare die Lizenz von Hand.`,
    )
  }
  const applied = order
    ? await applyOrderEvent(unit, services, order.id, { kind: 'approved', paymentId: v7() }, now)
    : await applySubscriptionEvent(unit, services, id, { kind: 'successor-approved' }, now)
  return assertApplied(applied, 'nothing-waits').subscription
}

/** The order comes to nothing; a licence that runs goes on as it is. Gives the licence. */
export const rejectOrder = async (
  unit: UnitOfWork,
  services: Services,
  { id }: SubscriptionRow,
  reason: string,
): Promise<SubscriptionRow | undefined> => {
  const now = new Date()
  const order = await findPendingOrder(unit.db, id)
  if (order) await applyOrderEvent(unit, services, order.id, { kind: 'rejected' }, now)
  const event = { kind: 'order-rejected', ordered: order?.priced.license, reason } as const
  return assertApplied(await applySubscriptionEvent(unit, services, id, event, now), 'nothing-waits').subscription
}
