import type { PendingOrder } from '@gebaerdenraum/domain/billing/pending-orders.contract'
import { expect, test } from 'vitest'
import { addressText, changeText, customerOf, waitingText } from './order-texts.ts'

const ADDRESS = {
  customerType: 'company',
  company: 'Kita Nord',
  vatId: '',
  name: 'Eva Einzel',
  additional: '',
  street: 'Lindenweg',
  number: '3a',
  postcode: '04109',
  city: 'Leipzig',
  countryCode: 'DE',
  reference: '',
} as const satisfies PendingOrder['address']
const ORDER = { change: 'successor', beginsAt: '2026-12-01T10:00:00Z' } as PendingOrder

test('an order is named after the organisation, then the person', () => {
  const person = { _id: '1', name: 'Eva', email: 'eva@kita.example' }
  expect(customerOf({ address: ADDRESS, person })).toBe('Kita Nord')
  expect(customerOf({ address: { ...ADDRESS, company: '' }, person })).toBe('Eva Einzel')
  expect(customerOf({ address: { ...ADDRESS, company: '', name: '' }, person })).toBe('Eva')
})

test('its address stands on one line, without what is empty', () => {
  expect(addressText({ address: ADDRESS })).toBe('Kita Nord, Eva Einzel, Lindenweg 3a, 04109 Leipzig, DE')
})

test('a successor says when it begins', () => {
  expect(changeText(ORDER)).toBe('Nachfolger, beginnt am 01.12.2026')
})

test.each([
  ['2026-11-22T08:00:00Z', 'seit heute'],
  ['2026-11-21T08:00:00Z', 'seit einem Tag'],
  ['2026-11-10T08:00:00Z', 'seit 12 Tagen'],
])('an order of %s waits %s', (orderedAt, text) => {
  expect(waitingText(orderedAt, new Date('2026-11-22T10:00:00Z'))).toBe(text)
})
