import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NOW, OFFER, ORDERED } from '../orders/orders.fixture.ts'
import { decideSubscription } from './decide-subscription.ts'
import type { SubscriptionDecision, SubscriptionEffect, SubscriptionEvent, SubscriptionState } from './subscription.ts'
import { ACTIVE, givenBooking, givenSuccessor, LONG_AGO, NEXT, ON_INVOICE, OVER } from './subscriptions.fixture.ts'

/** Every state that a licence can be in, as far as decisions differ. */
const STATES: Readonly<Record<string, SubscriptionState>> = {
  'pending-approval': { ...ON_INVOICE, status: 'pending-approval', periodStart: null, periodEnd: null },
  active: ACTIVE,
  'active, on invoice': ON_INVOICE,
  'active, cancelled': { ...ACTIVE, cancelAtPeriodEnd: true },
  'active, cancelled, no method': { ...ACTIVE, cancelAtPeriodEnd: true, paymentMethodId: null },
  'active, successor planned': { ...ACTIVE, successor: givenSuccessor('planned') },
  'active, successor waits': { ...ACTIVE, successor: givenSuccessor('pending-approval') },
  'active, past due': { ...ACTIVE, paymentStatus: 'failed', pastDueSince: LONG_AGO },
  'term over': OVER,
  'term over, held for approval': { ...OVER, heldFor: 'approval', heldSince: LONG_AGO },
  'term over, held for its method': { ...OVER, heldFor: 'method', heldSince: NOW },
  'term over, held for too long': { ...OVER, heldFor: 'method', heldSince: LONG_AGO },
  canceled: { ...OVER, status: 'canceled' },
}

const orders = (...statuses: readonly ('paid' | 'in-progress' | 'failed')[]): SubscriptionEvent => ({
  kind: 'orders-changed',
  orders: statuses.map((status) => ({ status, attempts: 1, provider: 'stripe' })),
})

const EVENTS: Readonly<Record<string, SubscriptionEvent>> = {
  booked: givenBooking(false),
  'booked, upgrade': givenBooking(true),
  'orders-changed: all paid': orders('paid', 'paid'),
  'orders-changed: on its way': orders('paid', 'in-progress'),
  'orders-changed: failed': orders('failed', 'in-progress'),
  'payment-failed': { kind: 'payment-failed', since: NOW },
  'term-ended: renewed': { kind: 'term-ended', next: NEXT },
  'term-ended: waits for approval': { kind: 'term-ended', next: { ...NEXT, obstacle: 'approval' } },
  'term-ended: method refused': { kind: 'term-ended', next: { ...NEXT, obstacle: 'method' } },
  'term-ended: special territory': { kind: 'term-ended', next: { ...NEXT, obstacle: 'territory' } },
  'term-ended: nothing follows': { kind: 'term-ended', next: null },
  'grace-over': { kind: 'grace-over', unpaidSince: ORDERED, dueCents: 9_996 },
  'renewal-switched: off': { kind: 'renewal-switched', isOff: true },
  'renewal-switched: on': { kind: 'renewal-switched', isOff: false },
  'cancelled-by-declaration': { kind: 'cancelled-by-declaration' },
  'ended-at-once': { kind: 'ended-at-once', reason: 'Withdrawal', refundCents: 9_996, isCharging: false },
  'ended-at-once while charging': { kind: 'ended-at-once', reason: 'Withdrawal', refundCents: 0, isCharging: true },
  'successor-ordered': { kind: 'successor-ordered', successor: givenSuccessor('planned'), isAgreed: false },
  'kept, same method': { kind: 'kept', method: { id: 'pm', type: 'card' } },
  'kept, other method': { kind: 'kept', method: { id: 'other', type: 'sepa_debit' } },
  'kept, on invoice': { kind: 'kept', method: { id: 'invoice', type: 'invoice' } },
  'successor-approved': { kind: 'successor-approved' },
  'order-rejected': { kind: 'order-rejected', ordered: OFFER.license, reason: 'No' },
  'order-rejected: the successor': { kind: 'order-rejected', ordered: undefined, reason: 'No' },
  'method-released': { kind: 'method-released', methodId: 'pm', isOwed: false },
  'method-released, still owed': { kind: 'method-released', methodId: 'pm', isOwed: true },
}

const written = (value: unknown): string => {
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (value === null || typeof value !== 'object') return String(value)
  if ('status' in value) return String(value.status)
  return 'id' in value ? String(value.id) : JSON.stringify(value)
}

const changesText = (before: SubscriptionState, after: SubscriptionState): readonly string[] => {
  const names = Object.keys(before) as (keyof SubscriptionState)[]
  return names
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => `${name}=${written(after[name])}`)
}

const effectText = (effect: SubscriptionEffect): string =>
  effect.kind === 'send-licence-mail' ? `mail ${effect.mail}` : effect.kind

const decisionText = (before: SubscriptionState, { subscription, effects, refused }: SubscriptionDecision): string =>
  refused
    ? `refused: ${refused}`
    : [changesText(before, subscription).join(' '), ...effects.map(effectText)]
        .filter((text) => text !== '')
        .join('; ') || '-'

test('every event in every state is decided as the table says', async () => {
  const blocks = Object.entries(EVENTS).map(([name, event]) => {
    const lines = Object.entries(STATES).map(
      ([state, subscription]) =>
        `  ${state.padEnd(32)}${decisionText(subscription, decideSubscription(subscription, event, NOW))}`,
    )
    return [name, ...lines].join('\n')
  })
  await expect(`${blocks.join('\n\n')}\n`).toMatchFileSnapshot('decide-subscription.golden.txt')
})

describe('an event', () => {
  /** Ordering a successor again confirms it again; a rejection is only applied to an order that waits. */
  const ONCE = Object.values(EVENTS).filter(({ kind }) => kind !== 'successor-ordered' && kind !== 'order-rejected')
  const states = fc.constantFrom(...Object.values(STATES))
  const events = fc.constantFrom(...ONCE)

  test('that is repeated at once changes nothing and sends nothing', () => {
    fc.assert(
      fc.property(states, fc.array(events, { maxLength: 5 }), events, (given, before, event) => {
        const reached = before.reduce((state, one) => decideSubscription(state, one, NOW).subscription, given)
        const once = decideSubscription(reached, event, NOW)
        const twice = decideSubscription(once.subscription, event, NOW)
        expect(twice.subscription).toEqual(once.subscription)
        expect(twice.effects.filter(({ kind }) => kind !== 'apply-licence-to-team')).toEqual([])
      }),
    )
  })

  test('that ends a licence stops its attempts and tells its payer once', () => {
    fc.assert(
      fc.property(states, fc.array(events, { maxLength: 8 }), (given, all) => {
        let state = given
        for (const event of all) {
          const { subscription, effects } = decideSubscription(state, event, NOW)
          const isEnded = state.status !== 'canceled' && subscription.status === 'canceled'
          expect(effects.filter(({ kind }) => kind === 'stop-attempts').length).toBe(isEnded ? 1 : 0)
          state = subscription
        }
      }),
    )
  })
})
