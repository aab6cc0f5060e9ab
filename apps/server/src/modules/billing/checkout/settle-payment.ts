import { isConfirmedTooLate } from '@gebaerdenraum/domain/billing/confirmed-too-late'
import { SEPA_RETURN_FEE_CENTS } from '@gebaerdenraum/domain/billing/customers/payment-methods'
import {
  accessEndsAt,
  isOwed,
  nextAttempt,
  orderAfter,
  paymentStatusOf,
} from '@gebaerdenraum/domain/billing/order-state'
import { furthest, heardOf, isReceived, type PaymentState } from '@gebaerdenraum/domain/billing/payment-state'
import { priceFee } from '@gebaerdenraum/domain/billing/priced-order'
import type { Database } from '../../../platform/database/database.ts'
import type { UnitOfWork } from '../../../platform/database/unit-of-work.ts'
import type { PaymentNews } from '../payment/payment-provider.ts'
import type { Services } from '../services.ts'
import { enqueueLicenceMail } from '../subscriptions/licence-mails.ts'
import {
  findPayer,
  lockSubscription,
  updateSubscription,
  type WholeSubscriptionRow,
} from '../subscriptions/subscriptions.repository.ts'
import { bookOrder } from './book-order.ts'
import { invoiceOrder } from './invoice-order.ts'
import {
  findBookedOrders,
  findOrder,
  findPayment,
  findPayments,
  insertOrder,
  insertPayment,
  lockOrder,
  type OrderRow,
  type PaymentRow,
  updateOrder,
  updatePayment,
} from './orders.repository.ts'
import { promiseRefund } from './promise-refund.ts'
import { reportDispute } from './report-dispute.ts'

/**
 * Takes in what a provider says of a payment, in one transaction. The same news again, or older news, changes nothing;
 * so may it come late, thrice and in any order.
 */
export const settlePayment = async (unit: UnitOfWork, services: Services, news: PaymentNews): Promise<void> => {
  const { db } = unit
  const known = await findPayment(db, news.paymentId)
  if (!known) return
  const { subscriptionId } = (await findOrder(db, known.orderId)) ?? { subscriptionId: null }
  const subscription = subscriptionId === null ? undefined : await lockSubscription(db, subscriptionId)
  const order = await lockOrder(db, known.orderId)
  // Read again: who held the locks may have heard the same.
  const payment = await findPayment(db, news.paymentId)
  if (!order || !payment) return
  const state = furthest(payment.state, heardOf(payment.paymentMethodType, news.state))
  if (state === payment.state) return
  const needsConfirmation = state === 'failed' && (news.needsConfirmation ?? false)
  await updatePayment(db, payment.id, { state, reference: news.reference, settledAt: news.at, needsConfirmation })
  if (state === 'disputed') await reportDispute(unit, services, { ...payment, reference: news.reference })
  const isComing = isReceived(state) || state === 'in-progress'
  // What was taken back while its money was on its way is neither owed nor dunned for: it goes back.
  if (order.status === 'withdrawn') return void (isComing && (await promiseRefund(unit, services, payment)))
  if (isComing && isConfirmedTooLate({ order, subscription, payment, now: news.at })) {
    await updateOrder(db, order.id, { status: 'withdrawn' })
    return void (await promiseRefund(unit, services, payment))
  }
  // His account went while the provider was asked: nobody is there to have the licence.
  if (order.bookedAt === null && order.userId === null) {
    await updateOrder(db, order.id, { status: 'withdrawn' })
    return void (isComing && (await promiseRefund(unit, services, payment)))
  }
  await settleOrder(unit, services, { order, subscription, payment, state, news })
}

type Settled = {
  readonly order: OrderRow
  readonly subscription: WholeSubscriptionRow | undefined
  readonly payment: PaymentRow
  readonly state: PaymentState
  readonly news: PaymentNews
}

const settleOrder = async (unit: UnitOfWork, services: Services, settled: Settled): Promise<void> => {
  const { db } = unit
  const { order, subscription, payment, state, news } = settled
  const states = (await findPayments(db, order.id)).map((row) => row.state)
  // Paid twice, by an earlier try that was thought to have failed: what came last goes back.
  if (isReceived(state) && states.filter(isReceived).length > 1) await promiseRefund(unit, services, payment)
  const status = orderAfter(states, order.bookedAt !== null)
  // One that failed again is counted and told again.
  if (order.status === status && status !== 'failed') return
  const refusal = status === 'declined' || status === 'failed' ? news.refusal : null
  await updateOrder(db, order.id, { status, refusal, ...(status !== 'failed' && { nextAttemptAt: null }) })
  if (status === 'declined') return
  const isNew = order.bookedAt === null
  const id = isNew ? await bookOrder(unit, services, order, subscription, news.at) : subscription?.id
  // What was heard of last may be heard of first: a licence is given, and its money went back already.
  const held = isNew && id !== undefined ? await lockSubscription(db, id) : subscription
  if (!held) return
  if (status === 'failed') await beginDunning(unit, services, { order, subscription: held, payment, state, news })
  await refreshPaymentStatus(db, held.id)
}

/** The first failure begins the time within which it has to be made good; each further one only moves the next try. */
const beginDunning = async (
  unit: UnitOfWork,
  services: Services,
  { order, subscription, payment, state, news }: Settled & { readonly subscription: WholeSubscriptionRow },
): Promise<void> => {
  const since = subscription.pastDueSince ?? news.at
  const failures = (await findPayments(unit.db, order.id)).filter((row) => !isReceived(row.state)).length
  // A card whose dispute was lost is not charged again unasked; its customer can choose another method.
  const isRefused = state === 'returned' && payment.paymentMethodType === 'card'
  const next = subscription.status === 'active' && !isRefused ? nextAttempt(failures, since) : null
  await updateOrder(unit.db, order.id, { nextAttemptAt: next })
  if (!subscription.pastDueSince) await updateSubscription(unit.db, subscription.id, { pastDueSince: since })
  const hasFee = state === 'returned' && payment.paymentMethodType === 'sepa_debit'
  const fee = hasFee ? await chargeFee(unit.db, order, payment, next, news.at) : undefined
  const person = await findPayer(unit.db, subscription.id)
  if (!person) return
  const { license, total } = order.priced
  const failed = news.needsConfirmation ? 'payment-unconfirmed' : 'payment-failed'
  await enqueueLicenceMail(unit, services, hasFee ? 'payment-returned' : failed, person, {
    license,
    totalCents: total,
    next,
    until: accessEndsAt(since),
    reason: news.needsConfirmation ? null : news.refusal,
    ...(hasFee && { feeCents: SEPA_RETURN_FEE_CENTS }),
  })
  if (fee) await invoiceOrder(unit, services, { order: fee, payer: person, now: news.at })
}

/** Once for each debit that came back; collected together with what it was for. */
const chargeFee = async (
  db: Database,
  order: OrderRow,
  payment: PaymentRow,
  next: Date | null,
  now: Date,
): Promise<OrderRow | undefined> => {
  const { customer, license, taxation, periodStart, periodEnd } = order.priced
  const term = { start: new Date(periodStart), end: new Date(periodEnd) }
  const fee = await insertOrder(db, {
    userId: order.userId,
    subscriptionId: order.subscriptionId,
    idempotencyKey: `fee:${payment.id}`,
    request: payment.id,
    priced: priceFee({ customer, license, taxation, amount: SEPA_RETURN_FEE_CENTS, at: now, term }),
    termNet: 0,
    provider: order.provider,
    paymentMethodId: order.paymentMethodId,
    paymentMethodType: order.paymentMethodType,
    status: 'failed',
    attempts: 1,
    nextAttemptAt: next,
    bookedAt: now,
    createdAt: now,
  })
  if (!fee) return undefined
  // The debit that came back counts as its first try, so that both are tried again on the same days.
  await insertPayment(db, {
    orderId: fee.id,
    attempt: 1,
    provider: payment.provider,
    paymentMethodId: payment.paymentMethodId,
    paymentMethodType: payment.paymentMethodType,
    amount: SEPA_RETURN_FEE_CENTS,
    state: 'failed',
    createdAt: now,
    settledAt: now,
  })
  return fee
}

/** What the payer is told, from all orders of the licence. */
export const refreshPaymentStatus = async (db: Database, subscriptionId: string): Promise<void> => {
  const booked = await findBookedOrders(db, subscriptionId)
  const isManual = booked.at(-1)?.provider === 'manual'
  const paymentStatus = paymentStatusOf(
    booked.map(({ status }) => status),
    isManual,
  )
  // A further try that is on its way has not made good yet: should it fail too, the time goes on from the first failure.
  const isPastDue = booked.some(({ status, attempts }) => isOwed(status, attempts))
  await updateSubscription(db, subscriptionId, { paymentStatus, ...(!isPastDue && { pastDueSince: null }) })
}
