import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accessEndsAt, nextAttempt, orderAfter, paymentStatusOf } from './order-state.ts'
import { furthest, normalizeReportedState, PAYMENT_STATES } from './payment-state.ts'

describe('news of a payment', () => {
  test('end the same in any order and however often they come', () => {
    const news = fc.array(fc.constantFrom(...PAYMENT_STATES), { minLength: 1, maxLength: 8 })
    const fold = (all: readonly (typeof PAYMENT_STATES)[number][]) => all.reduce(furthest)
    fc.assert(
      fc.property(news, fc.infiniteStream(fc.nat()), (all, random) => {
        const shuffled = [...all, ...all, ...all]
          .map((state) => ({ state, at: random.next().value ?? 0 }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ state }) => state)
        expect(fold(shuffled)).toBe(fold(all))
      }),
    )
  })

  test('of success hold against a late failure, and a return against everything', () => {
    expect(furthest('paid', 'failed')).toBe('paid')
    expect(furthest('failed', 'paid')).toBe('paid')
    expect(furthest('returned', 'paid')).toBe('returned')
    expect(furthest('paid', 'in-progress')).toBe('paid')
  })

  test('of a dispute hold against what was collected, and its end against its beginning', () => {
    expect(furthest('paid', 'disputed')).toBe('disputed')
    expect(furthest('returned', 'disputed')).toBe('returned')
    expect(furthest('regained', 'disputed')).toBe('regained')
    expect([normalizeReportedState('card', 'disputed'), normalizeReportedState('sepa_debit', 'disputed')]).toEqual([
      'disputed',
      'returned',
    ])
  })
})

test.each([
  [['failed'], false, 'declined'],
  [['failed'], true, 'failed'],
  [['failed', 'in-progress'], true, 'in-progress'],
  [['returned', 'paid'], true, 'paid'],
  [['paid', 'failed'], true, 'paid'],
  [['returned'], true, 'failed'],
  [['disputed'], true, 'in-progress'],
  [['failed', 'disputed'], true, 'in-progress'],
  [['regained'], true, 'paid'],
  [['disputed', 'paid'], true, 'paid'],
  [[], true, 'charging'],
] as const)('an order with the payments %j, booked: %s, is %s', (payments, isBooked, status) => {
  expect(orderAfter(payments, isBooked)).toBe(status)
})

test.each([
  [['paid', 'failed', 'in-progress'], false, 'failed'],
  [['paid', 'in-progress'], false, 'in-progress'],
  [['in-progress'], true, 'invoiced'],
  [['paid'], true, 'paid'],
  [[], false, 'paid'],
] as const)('a licence with the orders %j is %s', (orders, isManual, status) => {
  expect(paymentStatusOf(orders, isManual)).toBe(status)
})

test('a failed payment is tried again after 3, 7 and 14 days, and access ends after 21', () => {
  const first = new Date('2026-11-01T00:00:00Z')
  const days = [1, 2, 3, 4].map((failed) => nextAttempt(failed, first)?.toISOString().slice(0, 10))
  expect(days).toEqual(['2026-11-04', '2026-11-08', '2026-11-15', undefined])
  expect(accessEndsAt(first).toISOString().slice(0, 10)).toBe('2026-11-22')
})
