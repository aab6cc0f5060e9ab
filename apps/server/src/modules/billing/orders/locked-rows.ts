import type { OrderState, PaymentAttempt } from '@gebaerdenraum/domain/billing/orders/order'
import type { Successor } from '@gebaerdenraum/domain/billing/subscriptions/subscription'
import type { Database } from '../../../platform/database/database.ts'
import {
  findOrder,
  findPayments,
  insertPayment,
  lockOrder,
  type OrderRow,
  updateOrder,
  updatePayment,
} from './orders.repository.ts'
import {
  approveSuccessor,
  deleteSuccessor,
  findSuccessor,
  lockSubscription,
  type SubscriptionRow,
  saveSuccessor,
  updateSubscription,
} from './subscriptions.repository.ts'

/** An order as `decideOrder` takes it, with the columns that no decision changes. */
export type LockedOrder = OrderRow & Pick<OrderState, 'payments' | 'licence'>
/** A licence as `decideSubscription` takes it. */
export type LockedSubscription = SubscriptionRow & { readonly successor: Successor | null }

type Locked = { readonly order: LockedOrder; readonly subscription: LockedSubscription | undefined }

/** Holds an order and its licence until the transaction ends; the licence first, as everybody takes them. */
export const lockWholeOrder = async (db: Database, orderId: string): Promise<Locked | undefined> => {
  const subscriptionId = (await findOrder(db, orderId))?.subscriptionId ?? null
  const subscription = subscriptionId === null ? undefined : await lockWholeSubscription(db, subscriptionId)
  const order = await lockOrder(db, orderId)
  if (!order) return undefined
  return {
    order: { ...order, payments: await findPayments(db, orderId), licence: subscription ?? null },
    subscription,
  }
}

export const lockWholeSubscription = async (db: Database, id: string): Promise<LockedSubscription | undefined> => {
  const row = await lockSubscription(db, id)
  return row && { ...row, successor: (await findSuccessor(db, id)) ?? null }
}

const ORDER_COLUMNS = [
  'status',
  'priced',
  'refusal',
  'attempts',
  'nextAttemptAt',
  'bookedAt',
  'subscriptionId',
] as const

/** Writes what a decision changed. */
export const saveOrder = async (db: Database, before: LockedOrder, after: LockedOrder): Promise<void> => {
  await updateOrder(db, before.id, changedColumns(before, after, ORDER_COLUMNS))
  for (const payment of after.payments) await savePayment(db, before, payment)
}

const savePayment = async (db: Database, { id: orderId, payments }: LockedOrder, payment: PaymentAttempt) => {
  const known = payments.find(({ id }) => id === payment.id)
  if (!known) await insertPayment(db, { ...payment, orderId })
  else if (known !== payment) await updatePayment(db, payment)
}

const SUBSCRIPTION_COLUMNS = [
  'status',
  'subscriptionType',
  'provider',
  'license',
  'periodNet',
  'periodStart',
  'periodEnd',
  'anchorDay',
  'cancelAtPeriodEnd',
  'paymentStatus',
  'paymentMethodId',
  'paymentMethodType',
  'pastDueSince',
  'heldFor',
  'heldSince',
  'remindedOf',
] as const

/** Writes what a decision changed. */
export const saveSubscription = async (
  db: Database,
  before: LockedSubscription,
  after: LockedSubscription,
  now: Date,
): Promise<void> => {
  const { id } = before
  await updateSubscription(db, id, changedColumns(before, after, SUBSCRIPTION_COLUMNS))
  if (before.successor === after.successor) return
  if (after.successor === null) await deleteSuccessor(db, id)
  else if (before.successor !== null && after.successor.status === 'approved') await approveSuccessor(db, id)
  else await saveSuccessor(db, { ...after.successor, subscriptionId: id, createdAt: now })
}

const changedColumns = <Row extends object, Name extends keyof Row>(
  before: Row,
  after: Row,
  names: readonly Name[],
): Partial<Pick<Row, Name>> => {
  const changed: Partial<Pick<Row, Name>> = {}
  for (const name of names) if (before[name] !== after[name]) changed[name] = after[name]
  return changed
}
