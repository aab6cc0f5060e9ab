import { isOvertaken } from '../confirmed-too-late.ts'
import { INVOICE_METHOD } from '../customers/payment-methods.ts'
import type { OrderStatus } from '../order-state.ts'
import { isReceived } from '../payment-state.ts'
import type { OrderDecision, OrderEvent, OrderState, PaymentAttempt } from './order.ts'
import { bookOrder, promiseRefunds, settlePayment } from './settle-payment.ts'

/**
 * What an event makes of an order, and what follows from it. Pure and total: every event has an answer in every state,
 * and one that is late or repeated changes nothing. `now` is the moment of the event.
 */
export const decideOrder = <Order extends OrderState>(
  order: Order,
  event: OrderEvent,
  now: Date,
): OrderDecision<Order> => {
  const decision = decide(order, event, now)
  return { ...decision, order: { ...order, ...decision.order } }
}

const decide = (order: OrderState, event: OrderEvent, now: Date): OrderDecision => {
  switch (event.kind) {
    case 'charge-requested':
      return requestCharge(order, event, now)
    case 'confirmation-requested':
      return awaitConfirmation(order, event)
    case 'payment-reported':
      return settlePayment(order, event, now)
    case 'transfer-received':
      return receiveTransfer(order, event, now)
    case 'approved':
      return approve(order, event, now)
    case 'rejected':
      return order.status === 'pending-approval'
        ? { order: { ...order, status: 'withdrawn' }, effects: [] }
        : { order, effects: [], refused: 'nothing-waits' }
    case 'invoice-taken-back':
      return takeInvoiceBack(order, event)
    case 'refund-requested':
      return refundOrder(order, event, now)
  }
}

type Of<Kind extends OrderEvent['kind']> = Extract<OrderEvent, { readonly kind: Kind }>

/** A payment without an answer is asked for again under its id; else the next attempt begins. */
const requestCharge = (
  order: OrderState,
  { paymentId, method, isPayerPresent }: Of<'charge-requested'>,
  now: Date,
): OrderDecision => {
  if (order.status !== 'charging' && order.status !== 'failed') return { order, effects: [] }
  const open = order.payments.find(({ state }) => state === 'charging')
  if (open) {
    return { order, effects: [{ kind: 'ask-provider', paymentId: open.id, askedSince: open.createdAt }] }
  }
  // Another server found it due as well, and has made this attempt already.
  const isDue = order.nextAttemptAt !== null && order.nextAttemptAt <= now
  if (!isPayerPresent && order.status === 'failed' && !isDue) return { order, effects: [] }
  const payment = newPayment(order, {
    id: paymentId,
    provider: order.provider,
    paymentMethodId: method?.id ?? order.paymentMethodId,
    paymentMethodType: method?.type ?? order.paymentMethodType,
    state: 'charging',
    isPayerPresent,
    createdAt: now,
  })
  return {
    order: withPayment(order, payment),
    effects: [{ kind: 'ask-provider', paymentId, askedSince: null }],
  }
}

const awaitConfirmation = (
  order: OrderState,
  { paymentId, reference }: Of<'confirmation-requested'>,
): OrderDecision => {
  const payments = order.payments.map((payment) =>
    payment.id === paymentId && payment.state === 'charging'
      ? { ...payment, needsConfirmation: true, reference }
      : payment,
  )
  return { order: { ...order, payments }, effects: [] }
}

/** Of an order on invoice, or of one that could not be collected. */
const receiveTransfer = (order: OrderState, { paymentId }: Of<'transfer-received'>, now: Date): OrderDecision => {
  if (order.status === 'withdrawn') return { order, effects: [], refused: 'taken-back' }
  const known = order.payments.find(({ provider }) => provider === 'manual')
  const isBeingCollected = order.payments.some(({ state }) => state === 'charging')
  if (!known && (order.status !== 'failed' || isBeingCollected)) return { order, effects: [], refused: 'collected' }
  const report = { kind: 'payment-reported', state: 'paid', reference: null, refusal: null } as const
  if (known) return settlePayment(order, { ...report, paymentId: known.id }, now)
  const transferred = withPayment(order, newPayment(order, { ...byTransfer, id: paymentId, createdAt: now }))
  return settlePayment(transferred, { ...report, paymentId }, now)
}

const byTransfer = {
  provider: 'manual',
  paymentMethodId: INVOICE_METHOD.id,
  paymentMethodType: INVOICE_METHOD.type,
  state: 'in-progress',
  isPayerPresent: false,
} as const

const approve = (order: OrderState, { paymentId }: Of<'approved'>, now: Date): OrderDecision => {
  if (order.status !== 'pending-approval') return { order, effects: [], refused: 'nothing-waits' }
  if (order.licence && isOvertaken(order, order.licence)) return { order, effects: [], refused: 'overtaken' }
  const { order: booked, effects, closing } = bookOrder(order, now)
  return {
    order: awaitTransfer(booked, paymentId, now),
    effects: [...effects, { kind: 'refresh-payment-status' }, ...closing],
  }
}

/** On invoice the money is on its way from the moment that the invoice is issued. */
export const awaitTransfer = <Order extends OrderState>(order: Order, paymentId: string, now: Date): Order => {
  const { paymentMethodId, paymentMethodType } = order
  const payment = newPayment(order, {
    ...byTransfer,
    paymentMethodId,
    paymentMethodType,
    id: paymentId,
    createdAt: now,
  })
  return { ...order, ...withPayment(order, payment), status: 'in-progress' }
}

/** What is asked for at this moment is answered later, and goes back then. */
const OPEN: ReadonlySet<OrderStatus> = new Set(['charging', 'failed', 'in-progress'])

/**
 * An order whose invoice is taken back is not owed any more. What is on its way from a bank is called back; money that
 * came is left to a person: only the price may have been wrong.
 */
const takeInvoiceBack = (order: OrderState, { reason }: Of<'invoice-taken-back'>): OrderDecision => {
  const isOpen = OPEN.has(order.status)
  const coming = order.payments.filter(({ state, provider }) => state === 'in-progress' && provider !== 'manual')
  const { order: after, effects } = isOpen
    ? promiseRefunds({ ...order, status: 'withdrawn', nextAttemptAt: null }, coming)
    : { order, effects: [] }
  const paid = order.payments.filter(({ state, amount, givenBack }) => isReceived(state) && amount > givenBack)
  return {
    order: after,
    effects: [
      ...effects,
      ...(isOpen ? [{ kind: 'refresh-payment-status' } as const] : []),
      ...paid.map(({ id, amount, givenBack }) => ({
        kind: 'note-manual-refund' as const,
        paymentId: id,
        cents: amount - givenBack,
      })),
      { kind: 'correct-invoice', reason },
    ],
  }
}

/** Payments that came or are on their way; of a transfer nothing has come before it is noted. */
export const collectedPayments = (order: OrderState): readonly PaymentAttempt[] =>
  order.payments.filter(
    ({ state, provider, amount }) =>
      amount > 0 && (isReceived(state) || (state === 'in-progress' && provider !== 'manual')),
  )

/** Whether its term is not over and it was not taken back. Fees for returned debits are no price of a licence. */
export const isRefundable = ({ status, bookedAt, priced }: OrderState, now: Date): boolean =>
  bookedAt !== null && status !== 'withdrawn' && priced.kind !== 'fee' && priced.periodEnd > now.toISOString()

const refundOrder = (order: OrderState, { reason }: Of<'refund-requested'>, now: Date): OrderDecision => {
  if (!isRefundable(order, now)) return { order, effects: [] }
  const withdrawn: OrderState = { ...order, status: 'withdrawn', nextAttemptAt: null }
  const { order: after, effects } = promiseRefunds(withdrawn, collectedPayments(order))
  return {
    order: after,
    effects: [{ kind: 'refresh-payment-status' }, ...effects, { kind: 'correct-invoice', reason }],
  }
}

type NewPayment = Pick<
  PaymentAttempt,
  'id' | 'provider' | 'paymentMethodId' | 'paymentMethodType' | 'state' | 'isPayerPresent' | 'createdAt'
>

const newPayment = (order: OrderState, payment: NewPayment): PaymentAttempt => ({
  ...payment,
  attempt: order.attempts + 1,
  amount: order.priced.total,
  reference: null,
  givenBack: 0,
  needsConfirmation: false,
  settledAt: null,
})

const withPayment = (order: OrderState, payment: PaymentAttempt): OrderState => ({
  ...order,
  attempts: payment.attempt,
  nextAttemptAt: null,
  payments: [...order.payments, payment],
})
