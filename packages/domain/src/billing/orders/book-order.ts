import type { License } from '../../accounts/session.contract.ts'
import type { PaymentMethodType } from '../customers/payment-methods.ts'
import { startingAt } from '../priced-order.ts'
import type { OrderEffect, OrderState } from './order.ts'

type Booking = {
  readonly order: OrderState
  readonly effects: readonly OrderEffect[]
  /** They come last: everybody else who issues an invoice waits for the end of the transaction. */
  readonly closing: readonly OrderEffect[]
}

/** Gives the licence that an order is for. The one place where an order becomes definite. */
export const bookOrder = (order: OrderState, now: Date): Booking => {
  // Who waited for approval gets the whole term from then on.
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

/** What is paid on invoice is not renewed by itself. */
export const licenceFor = (license: License, method: PaymentMethodType): License => ({
  ...license,
  canAutoRenew: method !== 'invoice',
})

/** It was priced for a term that is over: another has begun since, or the licence has ended. */
export const isOvertaken = (
  { priced }: Pick<OrderState, 'priced'>,
  licence: Pick<NonNullable<OrderState['licence']>, 'status' | 'periodStart'>,
): boolean =>
  priced.kind === 'upgrade' &&
  (licence.status !== 'active' || (licence.periodStart?.toISOString() ?? '') > priced.pricedAt)
