import type { OrderEffect } from '@gebaerdenraum/domain/billing/orders/order'
import { bookedLicence, decideSubscription } from '@gebaerdenraum/domain/billing/subscriptions/decide-subscription'
import type { SubscriptionEffect, SubscriptionEvent } from '@gebaerdenraum/domain/billing/subscriptions/subscription'
import type { UnitOfWork } from '../../../platform/database/unit-of-work.ts'
import { changeTeamLicence } from '../../teams/index.ts'
import { correctInvoice } from '../invoices/correct-invoice.ts'
import { deleteLicenceChoice } from '../prices/licence-choices.repository.ts'
import { insertManualRefund } from '../refunds/manual-refunds.repository.ts'
import type { Services } from '../services.ts'
import { type EffectContext, type EffectResults, requireOrder, requireSubscription } from './effect-context.ts'
import { placeRenewal, placeReturnFee } from './follow-up-orders.ts'
import { invoiceOrder } from './invoice-order.ts'
import { saveSubscription } from './locked-rows.ts'
import { reportDispute, reportHeldRenewal, sendLicenceMail, sendOrderMail } from './order-mails.ts'
import { findBookedOrders, stopAttempts, updateOrder } from './orders.repository.ts'
import { refundRequest } from './refund-request.ts'
import { findPayer, findTeamOfSubscription, insertSubscription, linkSubscription } from './subscriptions.repository.ts'

type Effect = OrderEffect | SubscriptionEffect
/** `next`: effects of a decision that this effect led to; they run next. */
type Step = EffectResults & { readonly next?: readonly Effect[] }

/**
 * Runs what decisions lead to, in the transaction that wrote their state. What talks to the outside is only enqueued:
 * mails, refunds and documents are jobs, which run after the commit. `ask-provider` is left to the caller, for the buyer
 * waits for its answer (`charge-order.ts`).
 */
export const runEffects = async (
  unit: UnitOfWork,
  services: Services,
  given: EffectResults,
  effects: readonly Effect[],
  now: Date,
): Promise<EffectResults> => {
  let results = given
  const waiting = [...effects]
  for (let effect = waiting.shift(); effect; effect = waiting.shift()) {
    const { next = [], ...step } = await runEffect({ unit, services, now, ...results }, effect)
    results = { ...results, ...step }
    waiting.unshift(...next)
  }
  return results
}

const runEffect = async (context: EffectContext, effect: Effect): Promise<Step> => {
  const { unit, services, now } = context
  switch (effect.kind) {
    case 'ask-provider':
      return {}
    case 'change-licence':
      return changeLicence(context, effect.event)
    case 'refresh-payment-status':
      return refreshPaymentStatus(context)
    case 'apply-licence-to-team':
      return done(applyLicenceToTeam(context, effect))
    case 'stop-attempts':
      return done(stopAttempts(unit.db, requireSubscription(context).id))
    case 'forget-licence-choice': {
      const { userId } = requireOrder(context)
      return userId === null ? {} : done(deleteLicenceChoice(unit.db, userId))
    }
    case 'confirm-order':
    case 'report-failed-payment':
      return done(sendOrderMail(context, effect))
    case 'send-licence-mail':
      return done(sendLicenceMail(context, effect))
    case 'report-dispute':
      return done(reportDispute(context, effect.paymentId))
    case 'report-held-renewal':
      return done(reportHeldRenewal(context, effect))
    case 'refund-payment': {
      const { paymentId, cents } = effect
      return done(services.queue.enqueue(unit, refundRequest, { paymentId, cents, key: `refund-${paymentId}` }))
    }
    case 'note-manual-refund': {
      const { paymentId, cents: amount } = effect
      return done(insertManualRefund(unit.db, { paymentId, amount, key: `taken-back-${paymentId}` }))
    }
    case 'charge-return-fee':
      return done(placeReturnFee(context, effect))
    case 'place-renewal':
      return placeRenewal(context, effect.term)
    case 'issue-invoice':
      return done(issueInvoice(context))
    case 'correct-invoice': {
      const correction = { orderId: requireOrder(context).id, reason: effect.reason, now }
      return { creditNote: await correctInvoice(unit, services, correction) }
    }
  }
}

/** Of an effect that gives nothing. */
const done = async (work: Promise<unknown>): Promise<Step> => {
  await work
  return {}
}

/** A first licence begins with its booking; any other event needs one. */
const changeLicence = async (context: EffectContext, event: SubscriptionEvent): Promise<Step> => {
  const { unit, now, subscription: before } = context
  if (before) {
    const { subscription, effects } = decideSubscription(before, event, now)
    await saveSubscription(unit.db, before, subscription, now)
    return { subscription, next: effects }
  }
  if (event.kind !== 'booked') return {}
  const order = requireOrder(context)
  const row = await insertSubscription(unit.db, bookedLicence(event))
  if (order.userId !== null) await linkSubscription(unit.db, order.userId, row.id)
  await updateOrder(unit.db, order.id, { subscriptionId: row.id })
  return {
    order: { ...order, subscriptionId: row.id },
    subscription: { ...row, successor: null },
    next: [{ kind: 'apply-licence-to-team', license: event.license }],
  }
}

const refreshPaymentStatus = async (context: EffectContext): Promise<Step> => {
  const { unit, subscription } = context
  if (!subscription) return {}
  const orders = await findBookedOrders(unit.db, subscription.id)
  return changeLicence(context, { kind: 'orders-changed', orders })
}

const applyLicenceToTeam = async (
  context: EffectContext,
  { license }: Extract<Effect, { readonly kind: 'apply-licence-to-team' }>,
): Promise<void> => {
  const { unit, services } = context
  const teamId = await findTeamOfSubscription(unit.db, requireSubscription(context).id)
  if (teamId !== undefined) await changeTeamLicence(unit, services, teamId, license)
}

const issueInvoice = async (context: EffectContext): Promise<void> => {
  const { unit, services, subscription, now } = context
  const payer = subscription && (await findPayer(unit.db, subscription.id))
  if (payer) await invoiceOrder(unit, services, { order: requireOrder(context), payer, now })
}
