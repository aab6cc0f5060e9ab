import { decideOrder } from '@gebaerdenraum/domain/billing/orders/decide-order'
import type { OrderDecision, OrderEvent } from '@gebaerdenraum/domain/billing/orders/order'
import { decideSubscription } from '@gebaerdenraum/domain/billing/subscriptions/decide-subscription'
import type { SubscriptionDecision, SubscriptionEvent } from '@gebaerdenraum/domain/billing/subscriptions/subscription'
import { runUnitOfWork, type UnitOfWork } from '../../../platform/database/unit-of-work.ts'
import type { PaymentUpdate } from '../payment/payment-provider.ts'
import type { Services } from '../services.ts'
import type { EffectResults } from './effect-context.ts'
import { type LockedOrder, lockWholeOrder, lockWholeSubscription, saveOrder, saveSubscription } from './locked-rows.ts'
import { findPayment } from './orders.repository.ts'
import { runEffects } from './run-effects.ts'

/** The decision, with the rows as they are after its effects. */
export type AppliedOrder = Pick<OrderDecision, 'effects' | 'refused'> & EffectResults & { readonly order: LockedOrder }

/**
 * The one way in which an order changes: locks it with its licence, decides, writes the new state and runs the effects.
 * Undefined where there is no such order. `now` is the moment of the event.
 */
export const applyOrderEvent = async (
  unit: UnitOfWork,
  services: Services,
  orderId: string,
  event: OrderEvent,
  now: Date,
): Promise<AppliedOrder | undefined> => {
  const locked = await lockWholeOrder(unit.db, orderId)
  if (!locked) return undefined
  const { order, effects, refused } = decideOrder(locked.order, event, now)
  await saveOrder(unit.db, locked.order, order)
  const results = await runEffects(unit, services, { order, subscription: locked.subscription }, effects, now)
  return { order, ...results, effects, ...(refused && { refused }) }
}

type AppliedSubscription = Pick<SubscriptionDecision, 'effects' | 'refused'> & EffectResults

/** The same for a licence. */
export const applySubscriptionEvent = async (
  unit: UnitOfWork,
  services: Services,
  id: string,
  event: SubscriptionEvent,
  now: Date,
): Promise<AppliedSubscription | undefined> => {
  const before = await lockWholeSubscription(unit.db, id)
  if (!before) return undefined
  const { subscription, effects, refused } = decideSubscription(before, event, now)
  await saveSubscription(unit.db, before, subscription, now)
  const results = await runEffects(unit, services, { subscription }, effects, now)
  return { ...results, effects, ...(refused && { refused }) }
}

/** Applies what a provider reports of a payment. Idempotent and order-independent. */
export const applyPaymentUpdate = async (
  unit: UnitOfWork,
  services: Services,
  { at, ...update }: PaymentUpdate,
): Promise<AppliedOrder | undefined> => {
  const payment = await findPayment(unit.db, update.paymentId)
  if (!payment) return undefined
  return applyOrderEvent(unit, services, payment.orderId, { kind: 'payment-reported', ...update }, at)
}

/** The same in a transaction of its own. */
export const commitPaymentUpdate = (services: Services, update: PaymentUpdate): Promise<AppliedOrder | undefined> =>
  runUnitOfWork(services.db, services, (unit) => applyPaymentUpdate(unit, services, update))
