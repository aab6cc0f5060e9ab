import { SEPA_RETURN_FEE_CENTS } from '@gebaerdenraum/domain/billing/customers/payment-methods'
import { awaitTransfer } from '@gebaerdenraum/domain/billing/orders/decide-order'
import type { OrderEffect } from '@gebaerdenraum/domain/billing/orders/order'
import type { FollowingTerm, SubscriptionEffect } from '@gebaerdenraum/domain/billing/subscriptions/subscription'
import { v7 } from 'uuid'
import { type EffectContext, type EffectResults, requireOrder, requireSubscription } from './effect-context.ts'
import { invoiceOrder } from './invoice-order.ts'
import { saveOrder } from './locked-rows.ts'
import { insertOrder, insertPayment } from './orders.repository.ts'
import { findPayer } from './subscriptions.repository.ts'

type ReturnFee = Extract<OrderEffect, { readonly kind: 'charge-return-fee' }>

/** Once for each debit that came back; collected together with what it was for. */
export const placeReturnFee = async (context: EffectContext, { paymentId, fee, nextAttemptAt }: ReturnFee) => {
  const { unit, services, subscription, now } = context
  const order = requireOrder(context)
  const placed = await insertOrder(unit.db, {
    userId: order.userId,
    subscriptionId: order.subscriptionId,
    idempotencyKey: `fee:${paymentId}`,
    request: paymentId,
    priced: fee,
    termNet: 0,
    provider: order.provider,
    paymentMethodId: order.paymentMethodId,
    paymentMethodType: order.paymentMethodType,
    status: 'failed',
    attempts: 1,
    nextAttemptAt,
    bookedAt: now,
    createdAt: now,
  })
  const returned = order.payments.find(({ id }) => id === paymentId)
  if (!placed || !returned) return
  // The debit that came back counts as its first attempt, so that both are tried again on the same days.
  await insertPayment(unit.db, {
    orderId: placed.id,
    attempt: 1,
    provider: returned.provider,
    paymentMethodId: returned.paymentMethodId,
    paymentMethodType: returned.paymentMethodType,
    amount: SEPA_RETURN_FEE_CENTS,
    state: 'failed',
    createdAt: now,
    settledAt: now,
  })
  const payer = subscription && (await findPayer(unit.db, subscription.id))
  if (payer) await invoiceOrder(unit, services, { order: placed, payer, now })
}

type Renewal = EffectResults & { readonly next?: readonly (OrderEffect | SubscriptionEffect)[] }

/** The order of a term that has begun, under a name that its beginning gives it. */
export const placeRenewal = async (context: EffectContext, term: FollowingTerm): Promise<Renewal> => {
  const { unit, now } = context
  const subscription = requireSubscription(context)
  const { id } = subscription
  const payer = await findPayer(unit.db, id)
  const { priced, provider } = term
  const start = subscription.periodStart?.toISOString() ?? priced.periodStart
  const row = await insertOrder(unit.db, {
    userId: payer?.id ?? null,
    subscriptionId: id,
    idempotencyKey: `renewal:${id}:${start}`,
    request: term.license.id,
    priced,
    termNet: term.net,
    provider,
    paymentMethodId: term.methodId,
    paymentMethodType: term.methodType,
    debit: term.debit,
    status: 'charging',
    createdAt: now,
    bookedAt: now,
  })
  // Under the lock of the licence no other process can have begun this term: an error that must be noticed.
  if (!row) throw new Error(`The term of ${id} from ${start} was ordered before.`)
  const placed = { ...row, payments: [], licence: subscription }
  const isManual = provider === 'manual'
  const order = isManual ? awaitTransfer(placed, v7(), now) : placed
  if (isManual) await saveOrder(unit.db, placed, order)
  return {
    order,
    next: [
      { kind: 'confirm-order', mail: 'renewed' },
      ...(isManual ? [{ kind: 'refresh-payment-status' } as const] : []),
      { kind: 'issue-invoice' },
    ],
  }
}
