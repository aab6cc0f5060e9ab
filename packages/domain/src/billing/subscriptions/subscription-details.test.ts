import { describe, expect, test } from 'vitest'
import { licenceFor } from '../allowed-payment-methods.ts'
import { ACCESS_ENDS_DAYS } from '../order-state.ts'
import { NOW, OFFER, ORDERED } from '../orders/orders.fixture.ts'
import { decideSubscription } from './decide-subscription.ts'
import type { SubscriptionEvent, SubscriptionState } from './subscription.ts'
import { ACTIVE, END, givenBooking, givenSuccessor, LONG_AGO, NEXT, ON_INVOICE, OVER } from './subscriptions.fixture.ts'

/** What `decide-subscription.golden.txt` does not show: dates and amounts of a decision, and the texts of its mails. */
const decide = (change: Partial<SubscriptionState>, event: SubscriptionEvent, before = ACTIVE) =>
  decideSubscription({ ...before, ...change }, event, NOW)

const LATER = new Date(END.getTime() + 1)
const OTHER = { ...OFFER.license, size: 7 }
const DAY_MS = 86_400_000

describe('a booked order', () => {
  test.each([
    ['stripe', 'stripe'],
    ['sandbox', 'stripe'],
    ['manual', 'manual'],
  ] as const)('through %s gives a licence that is paid by %s', (provider, subscriptionType) => {
    const { subscription } = decide({ subscriptionType: 'stripe' }, givenBooking(false, { provider }))
    expect(subscription).toMatchObject({ provider, subscriptionType })
  })

  test('for an upgrade, answered after the licence was renewed, leaves the running term', () => {
    const running = { periodStart: LONG_AGO, periodEnd: LATER, anchorDay: 31 }
    expect(decide(running, givenBooking(true)).subscription).toMatchObject({ ...running, successor: null })
  })

  test.each([
    ['is no upgrade', { periodStart: LONG_AGO, periodEnd: LATER }, false],
    ['ends with the term that runs', { periodStart: LONG_AGO, periodEnd: END }, true],
    ['gives the first term', { periodStart: null, periodEnd: null }, true],
    ['meets a licence without a beginning', { periodStart: null, periodEnd: LATER }, true],
    ['meets a licence without an end', { periodStart: LONG_AGO, periodEnd: null }, true],
  ] as const)('that %s brings its own term, whose first day is its anchor', (_, before, isUpgrade) => {
    const term = { periodStart: ORDERED, periodEnd: END, anchorDay: 21 }
    expect(decide({ ...before, anchorDay: 31 }, givenBooking(isUpgrade)).subscription).toMatchObject(term)
  })

  test('that begins on the same day as the running term keeps its anchor day, if it has one', () => {
    const february = { periodStart: new Date('2027-02-28T10:00:00Z') }
    expect(decide({ ...february, anchorDay: 31 }, givenBooking(true, february)).subscription.anchorDay).toBe(31)
    expect(decide({ ...february, anchorDay: null }, givenBooking(true, february)).subscription.anchorDay).toBe(28)
  })
})

describe('orders', () => {
  const changedTo = (...orders: Extract<SubscriptionEvent, { kind: 'orders-changed' }>['orders']) =>
    decide({ paymentStatus: 'failed' }, { kind: 'orders-changed', orders }).subscription.paymentStatus
  const onItsWay = { status: 'in-progress', attempts: 1 } as const

  test('on their way are invoiced where the last is paid by invoice', () => {
    const manual = { ...onItsWay, provider: 'manual' } as const
    const stripe = { ...onItsWay, provider: 'stripe' } as const
    expect(changedTo(stripe, manual)).toBe('invoiced')
    expect(changedTo(manual, stripe)).toBe('in-progress')
    expect(changedTo()).toBe('paid')
  })
})

describe('when the time for paying is over', () => {
  const unpaid = { status: 'active', paymentStatus: 'failed', pastDueSince: LONG_AGO } as const
  const over: SubscriptionEvent = { kind: 'grace-over', unpaidSince: ORDERED, dueCents: 9_996 }

  test('a licence ends, and its mail says what is due', () => {
    const { subscription, effects } = decide(unpaid, over)
    expect(subscription.status).toBe('canceled')
    expect(effects).toContainEqual(expect.objectContaining({ mail: 'ended-unpaid', totalCents: 9_996, until: END }))
    expect(decide({ ...unpaid, pastDueSince: ORDERED }, over).subscription.status).toBe('canceled')
  })

  test.each([
    ['is not active', { status: 'pending-approval' }],
    ['has been paid', { paymentStatus: 'paid' }],
    ['is no longer past due', { pastDueSince: null }],
    ['has failed again since', { pastDueSince: new Date(ORDERED.getTime() + 1) }],
  ] as const)('a licence that %s goes on', (_, change) => {
    const before = { ...ACTIVE, ...unpaid, ...change }
    expect(decideSubscription(before, over, NOW)).toEqual({ subscription: before, effects: [] })
  })
})

test('a licence on invoice that a successor follows can be cancelled', () => {
  const off: SubscriptionEvent = { kind: 'renewal-switched', isOff: true }
  expect(decide({}, off, ON_INVOICE)).toMatchObject({ refused: 'not-renewed' })
  const { subscription, refused } = decide({ successor: givenSuccessor('planned') }, off, ON_INVOICE)
  expect([refused, subscription.cancelAtPeriodEnd]).toEqual([undefined, true])
})

test.each([
  [9_996, { totalCents: 9_996 }],
  [0, {}],
])('the mail of a licence that was withdrawn gives the reason, and what is paid back: %d', (refundCents, amounts) => {
  const event: SubscriptionEvent = { kind: 'ended-at-once', reason: 'Withdrawal', refundCents, isCharging: false }
  expect(decide({}, event).effects).toContainEqual({
    kind: 'send-licence-mail',
    mail: 'withdrawn',
    license: ACTIVE.license,
    until: END,
    reason: 'Withdrawal',
    ...amounts,
  })
})

describe('a successor', () => {
  test.each([
    ['invoice', false, true],
    ['invoice', true, false],
    ['card', false, false],
    ['card', true, false],
  ] as const)('by %s, agreed: %s, is reviewed first: %s', (paymentMethodType, isAgreed, isReviewed) => {
    const successor = givenSuccessor('planned', { paymentMethodType })
    const { effects } = decide({}, { kind: 'successor-ordered', successor, isAgreed })
    expect(effects).toEqual([expect.objectContaining({ mail: 'successor', until: END, isReviewed })])
  })

  test('that is rejected is named in the mail; without one, the licence itself', () => {
    const rejected = (ordered: typeof OTHER | undefined) => ({ kind: 'order-rejected', ordered, reason: 'No' }) as const
    const waits = { successor: givenSuccessor('pending-approval', { license: OTHER }) }
    const mailOf = (license: typeof OTHER) => [expect.objectContaining({ mail: 'rejected', license, reason: 'No' })]
    expect(decide(waits, rejected(undefined)).effects).toEqual(mailOf(OTHER))
    expect(decide(waits, rejected(ACTIVE.license)).effects).toEqual(mailOf(ACTIVE.license))
    expect(decide({}, rejected(OTHER)).effects).toEqual(mailOf(OTHER))
  })
})

test('a debit from another account is announced again, one from the same is not', () => {
  const keep = (id: string): SubscriptionEvent => ({ kind: 'kept', method: { id, type: 'card' } })
  const before = { cancelAtPeriodEnd: true, remindedOf: END }
  expect(decide(before, keep('pm')).subscription.remindedOf).toEqual(END)
  expect(decide(before, keep('other')).subscription.remindedOf).toBeNull()
})

describe('a payment method', () => {
  const released: SubscriptionEvent = { kind: 'method-released', methodId: 'next', isOwed: true }
  const next = { successor: givenSuccessor('planned', { paymentMethodId: 'next' }) }

  test('of a planned successor stays', () => {
    expect(decide(next, released).refused).toBe('pays-successor')
  })

  test('of a successor that was cancelled goes with it, and the one that pays stays', () => {
    const { subscription, refused } = decide({ ...next, cancelAtPeriodEnd: true }, released)
    expect([refused, subscription.successor, subscription.paymentMethodId]).toEqual([undefined, null, 'pm'])
  })

  test('that pays goes without the successor that another pays', () => {
    const paying: SubscriptionEvent = { kind: 'method-released', methodId: 'pm', isOwed: false }
    const { subscription } = decide({ ...next, cancelAtPeriodEnd: true }, paying)
    expect([subscription.successor, subscription.paymentMethodId]).toEqual([next.successor, null])
  })
})

describe('the end of a term', () => {
  test('is the beginning of the next one, by the same anchor or by its first day', () => {
    const renewed = (anchorDay: number | null) => decide({ anchorDay }, { kind: 'term-ended', next: NEXT }, OVER)
    expect(renewed(31).subscription).toMatchObject({ periodStart: NOW, anchorDay: 31, subscriptionType: 'stripe' })
    expect(renewed(null).subscription.anchorDay).toBe(21)
  })

  test('makes of a licence that a successor on invoice follows one on invoice', () => {
    const next = { ...NEXT, provider: 'manual', license: licenceFor(OFFER.license, 'invoice') } as const
    const { subscription } = decide({}, { kind: 'term-ended', next }, OVER)
    expect(subscription).toMatchObject({ provider: 'manual', subscriptionType: 'manual' })
  })

  test('that a method holds up ends access when a failed payment would, and not before', () => {
    const event: SubscriptionEvent = { kind: 'term-ended', next: { ...NEXT, obstacle: 'method' } }
    const heldSince = new Date(NOW.getTime() - ACCESS_ENDS_DAYS * DAY_MS)
    const held = { heldFor: 'method', heldSince } as const
    expect(decide(held, event, OVER).subscription.status).toBe('canceled')
    const later = { ...held, heldSince: new Date(heldSince.getTime() + 1) }
    expect(decide(later, event, OVER).subscription.status).toBe('active')
  })

  test.each([
    ['approval', 'renewal-waits', true],
    ['method', 'renewal-held', false],
    ['dispute', 'renewal-disputed', false],
    ['territory', 'renewal-reviewed', true],
  ] as const)(
    'held up by %s sends the mail %s to the payer, and is reported to the operator: %s',
    (obstacle, mail, isReported) => {
      const { effects } = decide({}, { kind: 'term-ended', next: { ...NEXT, obstacle } }, OVER)
      expect(effects[0]).toMatchObject({ kind: 'send-licence-mail', mail })
      expect(effects.some(({ kind }) => kind === 'report-held-renewal')).toBe(isReported)
    },
  )
})
