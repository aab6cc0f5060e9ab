import { EMPTY_ADDRESS } from '../customers/billing-address.ts'
import { offerOf } from '../price-list.ts'
import { type PricedOrder, priceTerm } from '../priced-order.ts'
import { PRICES } from '../prices.fixture.ts'
import type { OrderState, PaymentAttempt } from './order.ts'

export const ORDERED = new Date('2026-11-21T10:00:00Z')
export const NOW = new Date('2026-11-21T10:10:00Z')

const offer = offerOf(PRICES, ORDERED, 'single-1-12')
if (!offer) throw new RangeError('single-1-12')
export const OFFER = offer

export const PRICED: PricedOrder = priceTerm({
  kind: 'purchase',
  customer: EMPTY_ADDRESS,
  license: OFFER.license,
  net: OFFER.net,
  taxation: { kind: 'vat', country: 'DE', basisPoints: 1900 },
  at: ORDERED,
})

export const attempt = (state: PaymentAttempt['state'], change: Partial<PaymentAttempt> = {}): PaymentAttempt => ({
  id: 'p1',
  attempt: 1,
  provider: 'stripe',
  reference: null,
  paymentMethodId: 'pm',
  paymentMethodType: 'card',
  amount: PRICED.total,
  givenBack: 0,
  state,
  isPayerPresent: true,
  needsConfirmation: false,
  createdAt: ORDERED,
  settledAt: null,
  ...change,
})

const LICENCE = {
  status: 'active',
  periodStart: ORDERED,
  periodEnd: new Date(PRICED.periodEnd),
  pastDueSince: null,
} as const

/** An order for a first licence; by its only payment it is booked or not. */
export const givenOrder = (
  status: OrderState['status'],
  payments: readonly PaymentAttempt[],
  change: Partial<OrderState> = {},
): OrderState => ({
  status,
  priced: PRICED,
  termNet: OFFER.net,
  provider: 'stripe',
  paymentMethodId: 'pm',
  paymentMethodType: payments.at(-1)?.paymentMethodType ?? 'card',
  userId: 'u1',
  refusal: null,
  attempts: payments.length,
  nextAttemptAt: null,
  bookedAt: null,
  payments,
  licence: null,
  ...change,
})

export const BOOKED = { bookedAt: ORDERED, licence: LICENCE } as const

const DEBIT = { paymentMethodType: 'sepa_debit', isPayerPresent: false } as const
const TRANSFER = { provider: 'manual', paymentMethodType: 'invoice', isPayerPresent: false } as const
const FAILED = { ...BOOKED, nextAttemptAt: ORDERED, licence: { ...LICENCE, pastDueSince: ORDERED } } as const

/** Every state that an order can be in, as far as decisions differ. */
export const STATES: Readonly<Record<string, OrderState>> = {
  noted: givenOrder('noted', [], { licence: LICENCE }),
  'charging, not asked': givenOrder('charging', []),
  charging: givenOrder('charging', [attempt('charging')]),
  'charging, to be confirmed': givenOrder('charging', [attempt('charging', { needsConfirmation: true })]),
  'charging, account deleted': givenOrder('charging', [attempt('charging')], { userId: null }),
  'charging, renewal': givenOrder('charging', [attempt('charging', { isPayerPresent: false })], BOOKED),
  'pending-approval': givenOrder('pending-approval', [], { provider: 'manual', paymentMethodType: 'invoice' }),
  'pending-approval, overtaken': givenOrder('pending-approval', [], {
    provider: 'manual',
    paymentMethodType: 'invoice',
    priced: { ...PRICED, kind: 'upgrade' },
    licence: { ...LICENCE, periodStart: NOW },
  }),
  'in-progress, debit': givenOrder('in-progress', [attempt('in-progress', DEBIT)], BOOKED),
  'in-progress, transfer': givenOrder('in-progress', [attempt('in-progress', TRANSFER)], BOOKED),
  'in-progress, disputed': givenOrder('in-progress', [attempt('disputed')], BOOKED),
  'paid, card': givenOrder('paid', [attempt('paid')], BOOKED),
  'paid, debit': givenOrder('paid', [attempt('paid', DEBIT)], BOOKED),
  failed: givenOrder('failed', [attempt('failed', DEBIT)], FAILED),
  'failed, asked again': givenOrder(
    'failed',
    [attempt('failed', { ...DEBIT, id: 'p0' }), attempt('charging', { ...DEBIT, attempt: 2 })],
    { ...FAILED, nextAttemptAt: null },
  ),
  'failed, returned': givenOrder('failed', [attempt('returned', DEBIT)], FAILED),
  declined: givenOrder('declined', [attempt('failed')]),
  'withdrawn, on its way': givenOrder(
    'withdrawn',
    [attempt('in-progress', { ...DEBIT, givenBack: PRICED.total })],
    BOOKED,
  ),
  'withdrawn, not answered': givenOrder('withdrawn', [attempt('charging')], BOOKED),
}
