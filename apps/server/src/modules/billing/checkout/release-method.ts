import type { Database } from '../../../platform/database/database.ts'
import { runUnitOfWork } from '../../../platform/database/unit-of-work.ts'
import { ApiError } from '../../../platform/framework/errors.ts'
import type { AccountRow } from '../../accounts/index.ts'
import { applySubscriptionEvent } from '../orders/apply-event.ts'
import { findBookedOrders, findOpenOrders } from '../orders/orders.repository.ts'
import { assertApplied } from '../orders/refusals.ts'
import type { Services } from '../services.ts'
import { lockForOrder } from './lock-for-order.ts'

/**
 * Lets go of a method before its provider forgets it: refuses where something is still to be paid with it, and takes it
 * from a licence that is cancelled, which could not be renewed without a method if it were resumed.
 */
export const releaseMethod = (services: Services, known: AccountRow, methodId: string): Promise<void> =>
  runUnitOfWork(services.db, services, async (unit) => {
    const { account } = await lockForOrder(unit.db, known)
    const open = await findOpenOrders(unit.db, account.id)
    if (open.some(({ paymentMethodId }) => paymentMethodId === methodId)) throw new ApiError('Conflict', ORDERED)
    if (!account.subscription) return
    const { id } = account.subscription
    const event = { kind: 'method-released', methodId, isOwed: await isOwed(unit.db, id) } as const
    assertApplied(await applySubscriptionEvent(unit, services, id, event, new Date()), 'not-active')
  })

const ORDERED =
  'Mit dieser Zahlungsmethode wird gerade eine Bestellung bezahlt. Du kannst sie entfernen, sobald diese abgeschlossen ist.'
const isOwed = async (db: Database, subscriptionId: string): Promise<boolean> =>
  (await findBookedOrders(db, subscriptionId)).some(({ nextAttemptAt }) => nextAttemptAt !== null)
