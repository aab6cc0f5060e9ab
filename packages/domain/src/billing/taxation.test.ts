import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CUSTOMER_TYPES } from '../accounts/customer-types.ts'
import { COUNTRIES, EU_COUNTRIES } from '../kernel/countries.ts'
import { offerOf } from './price-list.ts'
import { NOW, PRICES, RATES } from './prices.fixture.ts'
import { priceOf, shownPrice, taxationOf, taxNote, taxOf } from './taxation.ts'

test('every country and type of customer has its rate, tax and price', async () => {
  const net = offerOf(PRICES, NOW, 'institution-10-12')?.net ?? 0
  const rows = COUNTRIES.flatMap((country) =>
    CUSTOMER_TYPES.flatMap((customerType) =>
      [false, true].map((hasVatId) => {
        const taxation = taxationOf(RATES, { country, customerType, hasVatId }, NOW)
        const price = priceOf(net, taxation)
        const id = hasVatId ? 'with id' : 'without'
        const amounts = `${taxation.basisPoints / 100} % ${price.net} + ${price.tax} = ${price.gross}`
        return `${country} ${customerType} ${id}: ${taxation.kind} ${amounts}, shown ${shownPrice(price, customerType)}`
      }),
    ),
  )
  await expect(`${rows.join('\n')}\n`).toMatchFileSnapshot('./taxation.golden.txt')
})

describe('a rate', () => {
  test.each([
    ['DE', '2020-06-30T21:59:59Z', 1900],
    ['DE', '2020-06-30T22:00:00Z', 1600],
    ['DE', '2020-12-31T23:00:00Z', 1900],
    ['RO', '2025-07-31T12:00:00Z', 1900],
    ['RO', '2025-08-01T12:00:00Z', 2100],
    ['FI', '2026-01-01T00:00:00Z', 2550],
  ] as const)('of %s holds from its day on (%s)', (country, at, basisPoints) => {
    const facts = { country, customerType: 'person', hasVatId: false } as const
    expect(taxationOf(RATES, facts, new Date(at)).basisPoints).toBe(basisPoints)
  })

  test('is there for every member state', () => {
    expect(Object.keys(RATES).toSorted()).toEqual([...EU_COUNTRIES].toSorted())
  })
})

test('half a cent is rounded up, and what is given back is taxed as it was charged', () => {
  expect(taxOf(50, { basisPoints: 1900 })).toBe(10)
  expect(taxOf(50, { basisPoints: 2500 })).toBe(13)
  expect(taxOf(-50, { basisPoints: 2500 })).toBe(-13)
  expect(Object.is(taxOf(0, { basisPoints: 1900 }), 0)).toBe(true)
  fc.assert(
    fc.property(
      fc.integer({ min: -5_000_000, max: 5_000_000 }),
      fc.integer({ min: 0, max: 3000 }),
      (net, basisPoints) => {
        const tax = taxOf(net, { basisPoints })
        expect(taxOf(-net, { basisPoints })).toBe(-tax + 0)
        expect(Math.abs(tax * 10_000 - net * basisPoints)).toBeLessThanOrEqual(5_000)
      },
    ),
  )
})

test('an invoice without VAT says why', () => {
  const of = (country: 'AT' | 'CH' | 'DE') =>
    taxNote(taxationOf(RATES, { country, customerType: 'company', hasVatId: true }, NOW))
  expect(of('AT')).toContain('Steuerschuldnerschaft des Leistungsempfängers')
  expect(of('CH')).toContain('Nicht im Inland steuerbare Leistung')
  expect(of('DE')).toBeNull()
})
