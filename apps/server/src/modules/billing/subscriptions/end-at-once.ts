import type { UnitOfWork } from '../../../platform/database/unit-of-work.ts'
import { ApiError } from '../../../platform/framework/errors.ts'
import { giveBack, ordersToGiveBack } from '../checkout/give-back.ts'
import { findBookedOrders, findOpenOrder, findPendingOrder, updateOrder } from '../checkout/orders.repository.ts'
import type { Services } from '../services.ts'
import { endLicence } from './end-licence.ts'
import { findPayer, type WholeSubscriptionRow } from './subscriptions.repository.ts'

type Ending = {
  /** Stands in the mail and on the credit notes. */
  readonly reason: string
  readonly refund: boolean
  readonly now: Date
}

/** An administrator ends a running licence, because its contract was withdrawn from; with the money of its term or without. */
export const endAtOnce = async (
  unit: UnitOfWork,
  services: Services,
  row: WholeSubscriptionRow,
  { reason, refund, now }: Ending,
): Promise<void> => {
  if (row.status !== 'active') throw new ApiError('Conflict', 'Diese Lizenz ist nicht aktiv.')
  const { db } = unit
  const payer = await findPayer(db, row.id)
  const booked = await findBookedOrders(db, row.id)
  // What its provider has not answered yet would give the licence again.
  if (
    booked.some(({ status }) => status === 'charging') ||
    (payer && (await findOpenOrder(db, payer.id)) === 'charging')
  ) {
    throw new ApiError(
      'Conflict',
      'Eine Zahlung dieser Lizenz wird gerade bearbeitet. Bitte versuche es gleich noch einmal.',
    )
  }
  const waiting = await findPendingOrder(db, row.id)
  if (waiting) await updateOrder(db, waiting.id, { status: 'withdrawn' })
  const given = refund ? await ordersToGiveBack(unit.db, row.id, now) : []
  const totalCents = given.flatMap(({ payments }) => payments).reduce((sum, { amount }) => sum + amount, 0)
  await endLicence(unit, services, row, 'withdrawn', { reason, ...(totalCents > 0 && { totalCents }) })
  for (const one of given) await giveBack(unit, services, one, { reason, now })
}
