import { licenceFor } from '../allowed-payment-methods.ts'
import { NOW, OFFER, ORDERED, PRICED } from '../orders/orders.fixture.ts'
import type { FollowingTerm, SubscriptionEvent, SubscriptionState, Successor } from './subscription.ts'

export const LONG_AGO = new Date('2026-01-01T00:00:00Z')
export const END = new Date(PRICED.periodEnd)
export const CARD = { paymentMethodId: 'pm', paymentMethodType: 'card' } as const
export const givenSuccessor = (status: Successor['status'], change: Partial<Successor> = {}): Successor => ({
  license: OFFER.license,
  net: OFFER.net,
  paymentMethodId: 'pm',
  paymentMethodType: 'card',
  status,
  ...change,
})

export const ACTIVE: SubscriptionState = {
  status: 'active',
  subscriptionType: 'stripe',
  provider: 'stripe',
  license: OFFER.license,
  periodNet: OFFER.net,
  periodStart: ORDERED,
  periodEnd: END,
  anchorDay: 21,
  cancelAtPeriodEnd: false,
  paymentStatus: 'paid',
  ...CARD,
  pastDueSince: null,
  heldFor: null,
  heldSince: null,
  remindedOf: null,
  successor: null,
}
export const OVER: SubscriptionState = { ...ACTIVE, periodStart: LONG_AGO, periodEnd: NOW }
export const ON_INVOICE: SubscriptionState = {
  ...ACTIVE,
  subscriptionType: 'manual',
  provider: 'manual',
  license: licenceFor(OFFER.license, 'invoice'),
  paymentMethodId: 'invoice',
  paymentMethodType: 'invoice',
}

export const NEXT: FollowingTerm = {
  license: OFFER.license,
  net: OFFER.net,
  methodId: 'pm',
  methodType: 'card',
  provider: 'stripe',
  priced: { ...PRICED, periodStart: NOW.toISOString() },
  debit: null,
  obstacle: null,
}
export const givenBooking = (
  isUpgrade: boolean,
  change: Partial<Extract<SubscriptionEvent, { kind: 'booked' }>> = {},
): SubscriptionEvent => ({
  kind: 'booked',
  isUpgrade,
  license: OFFER.license,
  provider: 'stripe',
  periodNet: OFFER.net,
  periodStart: ORDERED,
  periodEnd: END,
  ...CARD,
  ...change,
})
