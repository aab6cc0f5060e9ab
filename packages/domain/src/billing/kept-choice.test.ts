import { expect, test } from 'vitest'
import { choiceState } from './kept-choice.ts'
import type { LicenceOffer } from './price-list.ts'

const OFFER: LicenceOffer = {
  license: { id: 'institution-10-24', title: 'Einrichtung, 10 Plätze', size: 10, period: 24, canAutoRenew: true },
  groupId: 'institution',
  net: 59_000,
  customerTypes: ['company'],
}

test.each([
  ['the same', { net: 59_000, customerType: 'company' }, OFFER, 'offered'],
  ['at another price', { net: 49_000, customerType: 'company' }, OFFER, 'price-changed'],
  ['no longer for these customers', { net: 59_000, customerType: 'person' }, OFFER, 'gone'],
  ['no longer', { net: 59_000, customerType: 'company' }, undefined, 'gone'],
] as const)('a licence that is offered %s', (_, chosen, offer, state) => {
  expect(choiceState(chosen, offer)).toBe(state)
})
