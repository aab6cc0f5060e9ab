import type { UnitOfWork } from '../../../platform/database/unit-of-work.ts'
import { ApiError } from '../../../platform/framework/errors.ts'
import { awaitTransfer } from '../checkout/await-transfer.ts'
import { bookOrder } from '../checkout/book-order.ts'
import { findPendingOrder, type OrderRow, updateOrder } from '../checkout/orders.repository.ts'
import type { Services } from '../services.ts'
import { enqueueLicenceMail } from './licence-mails.ts'
import {
  approveSuccessor,
  deleteSuccessor,
  findPayer,
  findSuccessor,
  updateSubscription,
  type WholeSubscriptionRow,
} from './subscriptions.repository.ts'

const NOTHING_WAITS = 'Hier wartet keine Bestellung auf Freigabe.'
const OVERTAKEN =
  'Die Lizenz hat sich seit dieser Bestellung geändert. Bitte lehne sie ab; sie kann neu bestellt werden.'

/** An administrator lets an order on invoice pass: the licence begins, or the successor will. */
export const approveOrder = async (
  unit: UnitOfWork,
  services: Services,
  row: WholeSubscriptionRow,
  now: Date,
): Promise<void> => {
  const order = await findPendingOrder(unit.db, row.id)
  if (!order) {
    if (await approveSuccessor(unit.db, row.id)) return
    throw new ApiError('Conflict', NOTHING_WAITS)
  }
  if (isOvertaken(order, row)) throw new ApiError('Conflict', OVERTAKEN)
  await bookOrder(unit, services, order, row, now)
  await awaitTransfer(unit.db, order, now)
}

/** It was priced for a term that is over; another has begun since, or the licence has ended. */
export const isOvertaken = ({ priced }: OrderRow, row: WholeSubscriptionRow): boolean =>
  priced.kind === 'upgrade' && (row.status !== 'active' || (row.periodStart?.toISOString() ?? '') > priced.pricedAt)

/** The order comes to nothing; a licence that runs goes on as it is. */
export const rejectOrder = async (
  unit: UnitOfWork,
  services: Services,
  row: WholeSubscriptionRow,
  reason: string,
): Promise<void> => {
  const order = await findPendingOrder(unit.db, row.id)
  const successor = await findSuccessor(unit.db, row.id)
  if (order) await updateOrder(unit.db, order.id, { status: 'withdrawn' })
  else if (successor?.status === 'pending-approval') await deleteSuccessor(unit.db, row.id)
  else throw new ApiError('Conflict', NOTHING_WAITS)
  if (row.status === 'pending-approval') await updateSubscription(unit.db, row.id, { status: 'canceled' })
  const payer = await findPayer(unit.db, row.id)
  if (!payer) return
  const license = order?.priced.license ?? successor?.license ?? row.license
  await enqueueLicenceMail(unit, services, 'rejected', payer, { license, until: null, reason })
}
