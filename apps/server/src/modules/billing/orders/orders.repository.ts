import type { OrderStatus } from '@gebaerdenraum/domain/billing/order-state'
import type { PaymentState } from '@gebaerdenraum/domain/billing/payment-state'
import { and, asc, eq, exists, gte, inArray, isNotNull, lt, lte, not, or } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { subscriptions } from '../../accounts/index.ts'
import { orders, payments, providerEvents } from '../tables/orders.ts'

export type OrderRow = typeof orders.$inferSelect
export type PaymentRow = typeof payments.$inferSelect

/** The order of a key, or undefined where the key is new. */
export const findOrderByKey = async (db: Database, userId: string, key: string): Promise<OrderRow | undefined> => {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.idempotencyKey, key)))
  return row
}

/** Undefined where another call has just inserted the order of this key. */
export const insertOrder = async (db: Database, order: typeof orders.$inferInsert): Promise<OrderRow | undefined> => {
  const [row] = await db.insert(orders).values(order).onConflictDoNothing().returning()
  return row
}

export const findOrder = async (db: Database, id: string): Promise<OrderRow | undefined> => {
  const [row] = await db.select().from(orders).where(eq(orders.id, id))
  return row
}

/** Holds the order until the transaction ends. */
export const lockOrder = async (db: Database, id: string): Promise<OrderRow | undefined> => {
  const [row] = await db.select().from(orders).where(eq(orders.id, id)).for('no key update')
  return row
}

/** All of a person's, always in the same order. */
export const lockOrdersOf = async (db: Database, userId: string): Promise<void> => {
  await db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId)).orderBy(asc(orders.id)).for('update')
}

export const updateOrder = async (
  db: Database,
  id: string,
  change: Partial<Omit<typeof orders.$inferInsert, 'id'>>,
): Promise<void> => {
  if (Object.keys(change).length > 0) await db.update(orders).set(change).where(eq(orders.id, id))
}

/** Whether an order of this person is on its way to the provider, or waits for approval. */
export const findOpenOrder = async (db: Database, userId: string): Promise<OrderStatus | undefined> => {
  const [row] = await db
    .select({ status: orders.status })
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.status, ['charging', 'pending-approval'])))
    .limit(1)
  return row?.status
}

/** What this person ordered and is not decided yet. */
export const findOpenOrders = (db: Database, userId: string): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.status, ['charging', 'pending-approval'])))

/** Orders that a licence was given for, oldest first. */
export const findBookedOrders = (db: Database, subscriptionId: string): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.subscriptionId, subscriptionId), isNotNull(orders.bookedAt)))
    .orderBy(asc(orders.id))

export const findPendingOrder = async (db: Database, subscriptionId: string): Promise<OrderRow | undefined> => {
  const isPending = and(eq(orders.subscriptionId, subscriptionId), eq(orders.status, 'pending-approval'))
  const [row] = await db.select().from(orders).where(isPending).for('update')
  return row
}

/** The last order of the term that runs; undefined where nothing was ordered for it. `before`: what came before that. */
export const chargedOrder = async (
  db: Database,
  subscriptionId: string,
  before?: string,
): Promise<OrderRow | undefined> =>
  (await findBookedOrders(db, subscriptionId)).findLast(({ id, priced }) => priced.kind !== 'fee' && id !== before)

/** Cards whose payments for this licence their bank took back, for now or for good: not charged again unasked. */
export const findRefusedMethods = async (db: Database, subscriptionId: string): Promise<readonly string[]> => {
  const isTakenBack = and(eq(payments.paymentMethodType, 'card'), inArray(payments.state, ['disputed', 'returned']))
  const rows = await db
    .select({ id: payments.paymentMethodId })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(orders.subscriptionId, subscriptionId), isTakenBack))
  return rows.map(({ id }) => id)
}

/** What could not be collected for licences that have ended. */
export const findDebts = (db: Database, userId: string) =>
  db
    .select({ priced: orders.priced })
    .from(orders)
    .innerJoin(subscriptions, eq(subscriptions.id, orders.subscriptionId))
    .where(and(eq(orders.userId, userId), eq(orders.status, 'failed'), eq(subscriptions.status, 'canceled')))

/** Without holding it: for showing. */
export const findWaitingOrder = async (db: Database, subscriptionId: string): Promise<OrderRow | undefined> => {
  const isPending = and(eq(orders.subscriptionId, subscriptionId), eq(orders.status, 'pending-approval'))
  const [row] = await db.select().from(orders).where(isPending)
  return row
}

/** A payment of the order that its payer has to confirm at the bank. */
const waitsForPayer = and(
  eq(payments.orderId, orders.id),
  eq(payments.state, 'charging'),
  eq(payments.needsConfirmation, true),
)

/** Orders of a person with a payment that their bank waits to have confirmed. */
export const findUnconfirmedOrders = (db: Database, userId: string) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), exists(db.select({ id: payments.id }).from(payments).where(waitsForPayer))))

/** Orders whose provider was asked before this moment and did not answer, at the first attempt or a later one. */
export const findUnansweredOrders = (db: Database, before: Date, unconfirmedBefore: Date) => {
  const isAsked = and(eq(payments.orderId, orders.id), eq(payments.state, 'charging'), lt(payments.createdAt, before))
  const isFirst = and(eq(orders.status, 'charging'), lt(orders.createdAt, before))
  const isFurther = and(
    eq(orders.status, 'failed'),
    exists(db.select({ id: payments.id }).from(payments).where(isAsked)),
  )
  const isFresh = and(waitsForPayer, gte(payments.createdAt, unconfirmedBefore))
  const isBeingConfirmed = exists(db.select({ id: payments.id }).from(payments).where(isFresh))
  return db
    .select({ id: orders.id })
    .from(orders)
    .where(and(or(isFirst, isFurther), isNotNull(orders.userId), not(isBeingConfirmed)))
    .orderBy(asc(orders.id))
}

/** Failed orders that are to be tried again by now. */
export const findOrdersToRetry = (db: Database, now: Date) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, 'failed'), lte(orders.nextAttemptAt, now), isNotNull(orders.userId)))
    .orderBy(asc(orders.id))

/** Nothing of these is collected any more; what is owed stays owed. */
export const stopAttempts = async (db: Database, subscriptionId: string): Promise<void> => {
  await db.update(orders).set({ nextAttemptAt: null }).where(eq(orders.subscriptionId, subscriptionId))
}

/** With the account that goes: what waits is withdrawn, what failed is not tried again. */
export const stopOrdersOf = async (db: Database, userId: string): Promise<void> => {
  const isWaiting = eq(orders.status, 'pending-approval')
  await db
    .update(orders)
    .set({ status: 'withdrawn' })
    .where(and(eq(orders.userId, userId), isWaiting))
  await db.update(orders).set({ nextAttemptAt: null }).where(eq(orders.userId, userId))
}

export const insertPayment = async (db: Database, payment: typeof payments.$inferInsert): Promise<PaymentRow> => {
  const [row] = await db.insert(payments).values(payment).returning()
  return row as PaymentRow
}

/** The tries to collect an order, oldest first. */
export const findPayments = (db: Database, orderId: string): Promise<PaymentRow[]> =>
  db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(asc(payments.attempt))

/** The first of these orders' last payments that waits for a confirmation, or was refused for want of one. */
export const findUnconfirmed = async (
  db: Database,
  of: readonly Pick<OrderRow, 'id'>[],
  state?: PaymentState,
): Promise<PaymentRow | undefined> => {
  for (const { id } of of) {
    const last = (await findPayments(db, id)).at(-1)
    if (last?.needsConfirmation && (state === undefined || last.state === state)) return last
  }
  return undefined
}

export const findPayment = async (db: Database, id: string): Promise<PaymentRow | undefined> => {
  const [row] = await db.select().from(payments).where(eq(payments.id, id))
  return row
}

export const updatePayment = async (
  db: Database,
  {
    id,
    state,
    reference,
    settledAt,
    needsConfirmation,
    givenBack,
  }: Pick<PaymentRow, 'id' | 'state' | 'reference' | 'settledAt' | 'needsConfirmation' | 'givenBack'>,
): Promise<void> => {
  await db
    .update(payments)
    .set({ state, reference, settledAt, needsConfirmation, givenBack })
    .where(eq(payments.id, id))
}

/** What was ordered and paid, for the export of a person's data. */
export const findOrdersOfPerson = (db: Database, userId: string) =>
  db
    .select({
      orderedAt: orders.createdAt,
      order: orders.priced,
      paidBy: orders.paymentMethodType,
      status: orders.status,
      bookedAt: orders.bookedAt,
    })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(asc(orders.id))

export const deleteOldEvents = async (db: Database, before: Date): Promise<void> => {
  await db.delete(providerEvents).where(lt(providerEvents.receivedAt, before))
}

/** Marks an event as processed. True for the first call only. */
export const isNewEvent = async (db: Database, id: string, receivedAt: Date): Promise<boolean> =>
  (await db.insert(providerEvents).values({ id, receivedAt }).onConflictDoNothing().returning()).length > 0
