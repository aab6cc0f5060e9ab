import { licenceFor } from '../allowed-payment-methods.ts'
import { isConfirmedTooLate } from '../confirmed-too-late.ts'
import { SEPA_RETURN_FEE_CENTS } from '../customers/payment-methods.ts'
import { accessEndsAt, nextAttempt, orderAfter } from '../order-state.ts'
import { furthest, isReceived, normalizeReportedState } from '../payment-state.ts'
import { priceFee, startingAt } from '../priced-order.ts'
import type { OrderDecision, OrderEffect, OrderState, PaymentAttempt, PaymentReport } from './order.ts'

/** Applies a report about a payment. Idempotent and order-independent: a payment only ever moves to a further state. */
export const settlePayment = (order: OrderState, report: PaymentReport, now: Date): OrderDecision => {
  const known = order.payments.find(({ id }) => id === report.paymentId)
  if (!known) return { order, effects: [] }
  const state = furthest(known.state, normalizeReportedState(known.paymentMethodType, report.state))
  if (state === known.state) return { order, effects: [] }
  const payment: PaymentAttempt = {
    ...known,
    state,
    reference: report.reference ?? known.reference,
    settledAt: now,
    needsConfirmation: state === 'failed' && (report.needsConfirmation ?? false),
  }
  const settled = { ...order, payments: order.payments.map((one) => (one.id === known.id ? payment : one)) }
  const { order: after, effects } = isNotWanted(order, known, payment, now)
    ? refuseMoney(settled, payment)
    : settleOrder(settled, payment, report, now)
  const dispute: readonly OrderEffect[] =
    state === 'disputed' ? [{ kind: 'report-dispute', paymentId: payment.id }] : []
  return { order: after, effects: [...dispute, ...effects] }
}

const isComing = ({ state }: PaymentAttempt): boolean => isReceived(state) || state === 'in-progress'

/** Whether nothing may be given for this money. `known` is the payment before the report. */
const isNotWanted = (order: OrderState, known: PaymentAttempt, payment: PaymentAttempt, now: Date): boolean => {
  // Refund; no dunning for what was taken back while its money was on its way.
  if (order.status === 'withdrawn') return true
  const subscription = order.licence ?? undefined
  if (isComing(payment) && isConfirmedTooLate({ order, subscription, payment: known, now })) return true
  // The account was deleted while the provider was asked: the licence would have no owner.
  return order.bookedAt === null && order.userId === null
}

const refuseMoney = (order: OrderState, payment: PaymentAttempt): OrderDecision =>
  promiseRefunds({ ...order, status: 'withdrawn' }, isComing(payment) ? [payment] : [])

const settleOrder = (before: OrderState, payment: PaymentAttempt, report: PaymentReport, now: Date): OrderDecision => {
  const states = before.payments.map(({ state }) => state)
  // Paid twice, by an earlier attempt that was thought to have failed: the last one goes back.
  const isSecond = isReceived(payment.state) && states.filter(isReceived).length > 1
  const { order, effects: refunds } = promiseRefunds(before, isSecond ? [payment] : [])
  const status = orderAfter(states, order.bookedAt !== null)
  // One that failed again is counted and reported again.
  if (order.status === status && status !== 'failed') return { order, effects: refunds }
  const changed: OrderState = {
    ...order,
    status,
    refusal: status === 'declined' || status === 'failed' ? report.refusal : null,
    nextAttemptAt: status === 'failed' ? order.nextAttemptAt : null,
  }
  if (status === 'declined') return { order: changed, effects: refunds }
  const nothing = { order: changed, effects: [], closing: [] }
  const booked = order.bookedAt === null ? bookOrder({ ...changed, status: order.status }, now) : nothing
  // A licence may be booked by the report that its money went back already.
  const held = { ...booked.order, status }
  const failure = status === 'failed' ? beginDunning(held, payment, report, now) : { ...nothing, order: held }
  return {
    order: failure.order,
    effects: [
      ...refunds,
      ...booked.effects,
      ...failure.effects,
      ...(held.licence ? [{ kind: 'refresh-payment-status' } as const] : []),
      ...booked.closing,
      ...failure.closing,
    ],
  }
}

type Booking = {
  readonly order: OrderState
  readonly effects: readonly OrderEffect[]
  /** They come last: everybody else who issues an invoice waits for the end of the transaction. */
  readonly closing: readonly OrderEffect[]
}

/** Gives the licence that an order is for. The one place where an order becomes definite. */
export const bookOrder = (order: OrderState, now: Date): Booking => {
  // After an approval the whole term begins then.
  const isApproved = order.priced.kind === 'purchase' && order.status === 'pending-approval'
  const priced = isApproved ? startingAt(order.priced, now) : order.priced
  return {
    order: {
      ...order,
      priced,
      bookedAt: now,
      licence: {
        status: 'active',
        periodStart: new Date(priced.periodStart),
        periodEnd: new Date(priced.periodEnd),
        pastDueSince: order.licence?.pastDueSince ?? null,
      },
    },
    effects: [
      {
        kind: 'change-licence',
        event: {
          kind: 'booked',
          isUpgrade: priced.kind === 'upgrade',
          license: licenceFor(priced.license, order.paymentMethodType),
          provider: order.provider,
          periodNet: order.termNet,
          periodStart: new Date(priced.periodStart),
          periodEnd: new Date(priced.periodEnd),
          paymentMethodId: order.paymentMethodId,
          paymentMethodType: order.paymentMethodType,
        },
      },
      { kind: 'forget-licence-choice' },
      { kind: 'confirm-order', mail: priced.kind === 'upgrade' ? 'upgraded' : 'bought' },
    ],
    closing: [{ kind: 'issue-invoice' }],
  }
}

type Failure = OrderDecision & { readonly closing: readonly OrderEffect[] }

/** The first failure begins the time for making it good; each further one only moves the next attempt. */
const beginDunning = (order: OrderState, payment: PaymentAttempt, report: PaymentReport, now: Date): Failure => {
  const { licence } = order
  if (!licence) return { order, effects: [], closing: [] }
  const since = licence.pastDueSince ?? now
  const isReturned = payment.state === 'returned'
  // A card whose dispute was lost is not charged again unasked.
  const isRefused = isReturned && payment.paymentMethodType === 'card'
  const failures = order.payments.filter(({ state }) => !isReceived(state)).length
  const next = licence.status === 'active' && !isRefused ? nextAttempt(failures, since) : null
  const hasFee = isReturned && payment.paymentMethodType === 'sepa_debit'
  const isUnconfirmed = report.needsConfirmation ?? false
  const failed = isUnconfirmed ? 'payment-unconfirmed' : 'payment-failed'
  return {
    order: { ...order, nextAttemptAt: next, licence: { ...licence, pastDueSince: since } },
    effects: [
      { kind: 'change-licence', event: { kind: 'payment-failed', since } },
      {
        kind: 'report-failed-payment',
        mail: hasFee ? 'payment-returned' : failed,
        license: order.priced.license,
        totalCents: order.priced.total,
        next,
        until: accessEndsAt(since),
        reason: isUnconfirmed ? null : report.refusal,
        ...(hasFee && { feeCents: SEPA_RETURN_FEE_CENTS }),
      },
    ],
    closing: hasFee
      ? [{ kind: 'charge-return-fee', paymentId: payment.id, fee: returnFee(order, now), nextAttemptAt: next }]
      : [],
  }
}

const returnFee = ({ priced }: OrderState, now: Date) => {
  const { customer, license, taxation, periodStart, periodEnd } = priced
  const term = { start: new Date(periodStart), end: new Date(periodEnd) }
  return priceFee({ customer, license, taxation, amount: SEPA_RETURN_FEE_CENTS, at: now, term })
}

/** Promises what is left of these payments back, never more than came. */
export const promiseRefunds = (order: OrderState, payments: readonly PaymentAttempt[]): OrderDecision => {
  const ids = new Set(payments.filter(({ amount, givenBack }) => amount > givenBack).map(({ id }) => id))
  return {
    order: {
      ...order,
      payments: order.payments.map((one) => (ids.has(one.id) ? { ...one, givenBack: one.amount } : one)),
    },
    effects: payments
      .filter(({ id }) => ids.has(id))
      .map(({ id, amount, givenBack }) => ({ kind: 'refund-payment', paymentId: id, cents: amount - givenBack })),
  }
}
