import { expect, test } from 'vitest'
import { allowedPaymentMethods } from './allowed-payment-methods.ts'
import { offersAt, type PriceList, sliderPositions, validAt } from './price-list.ts'
import { NOW, PRICES } from './prices.fixture.ts'

const OFFERS = offersAt(PRICES, NOW)

test('the slider goes over all numbers of seats and ends with a request', () => {
  expect(sliderPositions(OFFERS)).toEqual([1, 3, 4, 5, 10, 15, 20, 30, 50, 'custom'])
})

test('a year costs ten months and two years twenty', () => {
  for (const { license, net } of OFFERS) {
    const month = OFFERS.find((other) => other.license.size === license.size && other.license.period === 1)
    expect(net).toBe((month?.net ?? 0) * { 1: 1, 12: 10, 24: 20 }[license.period as 1 | 12 | 24])
  }
})

test('two years are for companies from five seats on', () => {
  const years = OFFERS.filter(({ license }) => license.period === 24)
  expect(years.map(({ license }) => license.size)).toEqual([5, 10, 15, 20, 30, 50])
  expect(years.every(({ customerTypes }) => customerTypes.join() === 'company')).toBe(true)
})

test('there is a way to pay for every licence that is offered to somebody', () => {
  for (const { license, customerTypes } of OFFERS) {
    for (const type of customerTypes) expect(allowedPaymentMethods(license, type)).not.toEqual([])
  }
})

test('card and direct debit are for a year at most, an invoice for companies with five seats and a year', () => {
  expect(allowedPaymentMethods({ size: 10, period: 12 }, 'company')).toEqual(['card', 'sepa_debit', 'invoice'])
  expect(allowedPaymentMethods({ size: 10, period: 24 }, 'company')).toEqual(['invoice'])
  expect(allowedPaymentMethods({ size: 10, period: 1 }, 'company')).toEqual(['card', 'sepa_debit'])
  expect(allowedPaymentMethods({ size: 4, period: 12 }, 'company')).toEqual(['card', 'sepa_debit'])
  expect(allowedPaymentMethods({ size: 10, period: 12 }, 'person')).toEqual(['card', 'sepa_debit'])
})

test('a version holds from its day until the next begins, and before the first nothing is on offer', () => {
  const [version] = PRICES.versions
  const list = { ...PRICES, versions: [version, { ...version, validFrom: '2027-01-01', groups: [] }] } as PriceList
  expect(validAt(list.versions, new Date('2026-12-31T22:59:59Z'))?.validFrom).toBe('2020-01-01')
  expect(offersAt(list, new Date('2026-12-31T23:00:00Z'))).toEqual([])
  expect(offersAt(list, new Date('2019-01-01T00:00:00Z'))).toEqual([])
})
