import type { Database } from '../../../platform/database/database.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { ApiError } from '../../../platform/framework/errors.ts'
import type { AccountRow } from '../../accounts/accounts.repository.ts'
import {
  deleteSuccessor,
  findSuccessor,
  lockSubscription,
  updateSubscription,
} from '../subscriptions/subscriptions.repository.ts'
import { lockForOrder } from './lock-for-order.ts'
import { findBookedOrders, findOpenOrders } from './orders.repository.ts'

/**
 * Lets go of a method before its provider forgets it: refuses where something is still to be paid with it, and takes it
 * from a licence that is cancelled, so that this cannot be resumed into a renewal that nobody can pay.
 */
export const releaseMethod = (db: Database, known: AccountRow, methodId: string): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const { account } = await lockForOrder(transaction, known)
    const open = await findOpenOrders(transaction, account.id)
    if (open.some(({ paymentMethodId }) => paymentMethodId === methodId)) throw new ApiError('Conflict', ORDERED)
    if (account.subscription) await releaseFrom(transaction, account.subscription.id, methodId)
  })

const ORDERED =
  'Mit dieser Zahlungsmethode wird gerade eine Bestellung bezahlt. Du kannst sie entfernen, sobald diese abgeschlossen ist.'
const PAYS = 'Mit dieser Zahlungsmethode wird deine Lizenz bezahlt. Wähle zuerst eine andere.'
const WILL_PAY =
  'Mit dieser Zahlungsmethode wird deine nächste Lizenz bezahlt. Bestelle sie zuerst mit einer anderen, oder behalte deine jetzige.'
const OWED = 'Mit dieser Zahlungsmethode ist noch eine Zahlung offen. Wähle zuerst eine andere.'

const releaseFrom = async (db: Database, subscriptionId: string, methodId: string): Promise<void> => {
  const row = await lockSubscription(db, subscriptionId)
  if (row?.status !== 'active') return
  const successor = await findSuccessor(db, row.id)
  const isNext = successor?.paymentMethodId === methodId
  if (row.paymentMethodId === methodId) {
    const owed = (await findBookedOrders(db, row.id)).some(({ nextAttemptAt }) => nextAttemptAt !== null)
    if (owed) throw new ApiError('Conflict', OWED)
    if (!row.cancelAtPeriodEnd) throw new ApiError('Conflict', PAYS)
    await updateSubscription(db, row.id, { paymentMethodId: null })
  }
  if (isNext && !row.cancelAtPeriodEnd) throw new ApiError('Conflict', WILL_PAY)
  // Of a licence that ends nothing follows any more.
  if (isNext) await deleteSuccessor(db, row.id)
}
