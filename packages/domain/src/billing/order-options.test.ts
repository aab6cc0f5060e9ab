import { expect, test } from 'vitest'
import type { CheckoutState } from './checkout.contract.ts'
import { findOrderOptions } from './order-options.ts'

const NOW = new Date('2026-11-21T10:00:00Z')
const ALL = ['card', 'sepa_debit', 'invoice'] as const
const OFFER = { size: 10, period: 12, paymentMethods: ALL }

const present = (some: object = {}) =>
  ({
    status: 'active',
    periodEnd: '2027-06-01T10:00:00Z',
    cancelAtPeriodEnd: false,
    successor: null,
    licenseObject: { id: 'institution-10-12', title: '', size: 10, period: 12, canAutoRenew: false },
    ...some,
  }) as unknown as CheckoutState['subscription']

test.each([
  ['no licence', null],
  ['one of another size', present({ licenseObject: { size: 5, period: 12, canAutoRenew: false } })],
  ['one that renews itself', present({ licenseObject: { size: 10, period: 12, canAutoRenew: true } })],
  ['one that ends within sixty days', present({ periodEnd: '2027-01-20T10:00:00Z' })],
  ['one that has ended', present({ status: 'canceled' })],
])('who has %s pays by what the licence allows', (_, subscription) => {
  expect(findOrderOptions(subscription, OFFER, NOW)).toEqual({ methods: ALL, refusals: [] })
})

test('the same licence on invoice cannot be ordered again long before its end', () => {
  expect(findOrderOptions(present(), OFFER, NOW)).toEqual({
    methods: [],
    refusals: ['Das ist schon deine Lizenz. Ab dem 02.04.2027 kannst du sie für die nächste Laufzeit bestellen.'],
  })
})

test.each([
  ['an order for the next term', { successor: 'next' }],
  ['a cancellation', { cancelAtPeriodEnd: true }],
])('%s can be taken back, on invoice', (_, some) => {
  expect(findOrderOptions(present(some), OFFER, NOW)).toEqual({
    methods: ['invoice'],
    refusals: ['Mit Karte oder Lastschrift kannst du sie ab dem 02.04.2027 für die nächste Laufzeit bestellen.'],
  })
})

test('what a licence cannot be paid by is said', () => {
  const refusals = (
    paymentMethods: (typeof OFFER)['paymentMethods'] | readonly never[] | readonly (typeof ALL)[number][],
  ) => findOrderOptions(null, { ...OFFER, paymentMethods }, NOW).refusals
  expect(refusals(['card', 'sepa_debit'])).toEqual([
    expect.stringMatching(/^Auf Rechnung .* ab 5 Plätzen und 12 Monaten/),
  ])
  expect(refusals(['invoice'])).toEqual([expect.stringMatching(/^Mit Karte oder Lastschrift .* bis 12 Monate/)])
})
