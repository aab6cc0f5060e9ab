import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EMPTY_ADDRESS } from './customers/billing-address.ts'
import { offerOf } from './price-list.ts'
import { type PresentTerm, priceFee, priceTerm, priceUpgrade } from './priced-order.ts'
import { NOW, PRICES } from './prices.fixture.ts'
import type { Taxation } from './taxation.ts'

const VAT: Taxation = { kind: 'vat', country: 'DE', basisPoints: 1900 }
const offer = (id: string) => {
  const found = offerOf(PRICES, NOW, id)
  if (!found) throw new RangeError(id)
  return found
}
const chosen = (id: string, at = NOW) => ({
  customer: EMPTY_ADDRESS,
  license: offer(id).license,
  net: offer(id).net,
  taxation: VAT,
  at,
})
const present = (id: string, start: string, end: string, taxation = VAT): PresentTerm => ({
  taxation,
  customer: EMPTY_ADDRESS,
  license: offer(id).license,
  net: offer(id).net,
  start: new Date(start),
  end: new Date(end),
})

describe('a first term', () => {
  test('costs the price of the list with VAT on top, and lasts for its months', () => {
    const order = priceTerm({ ...chosen('single-1-12'), kind: 'purchase' })
    expect(order).toMatchObject({
      subtotal: 8400,
      tax: 1596,
      total: 9996,
      periodStart: '2026-11-21T10:00:00.000Z',
      periodEnd: '2027-11-21T10:00:00.000Z',
      lines: [{ kind: 'licence', description: 'Einzellizenz (1 Jahr)', amount: 8400, tax: 1596 }],
    })
  })

  test('begins on a whole second', () => {
    const order = priceTerm({ ...chosen('single-1-1', new Date('2026-01-31T10:00:00.999Z')), kind: 'purchase' })
    expect([order.pricedAt, order.periodEnd]).toEqual(['2026-01-31T10:00:00.000Z', '2026-02-28T10:00:00.000Z'])
  })
})

const upgraded = (facts: Parameters<typeof priceUpgrade>[0]) => {
  const order = priceUpgrade(facts)
  if (!order) throw new RangeError('It would cost less than nothing.')
  return order
}

describe('an upgrade', () => {
  test('with the same period gives back and charges the half that is left, and keeps the end', () => {
    const half = new Date('2026-07-02T12:00:00Z')
    const term = present('institution-10-12', '2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z')
    const order = upgraded({ ...chosen('institution-20-12', half), present: term })
    expect(order.lines.map(({ kind, amount, tax }) => [kind, amount, tax])).toEqual([
      ['unused-time', -29_500, -5_605],
      ['licence', 53_000, 10_070],
    ])
    expect(order).toMatchObject({ subtotal: 23_500, tax: 4_465, total: 27_965, periodEnd: '2027-01-01T00:00:00.000Z' })
  })

  const SWISS: Taxation = { kind: 'not-taxable', country: 'CH', basisPoints: 0 }
  const AUSTRIAN: Taxation = { kind: 'vat', country: 'AT', basisPoints: 2000 }
  const REVERSED: Taxation = { kind: 'reverse-charge', country: 'AT', basisPoints: 0 }
  test.each([
    ['Germany to Austria', VAT, AUSTRIAN, -5_605, 10_600, 28_495],
    ['Austria to Germany', AUSTRIAN, VAT, -5_900, 10_070, 27_670],
    ['nowhere', AUSTRIAN, AUSTRIAN, -5_900, 10_600, 28_200],
  ])('after a move from %s gives back the VAT that was charged', (_, before, taxation, unused, added, total) => {
    const term = present('institution-10-12', '2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z', before)
    const half = new Date('2026-07-02T12:00:00Z')
    const order = upgraded({ ...chosen('institution-20-12', half), taxation, present: term })
    expect(order.lines.map(({ amount, tax }) => [amount, tax])).toEqual([
      [-29_500, unused],
      [53_000, added],
    ])
    expect(order).toMatchObject({ subtotal: 23_500, tax: unused + added, total })
  })

  test.each([
    ['Switzerland to Germany', SWISS, VAT, 0, 10_070, 33_570],
    ['Germany to a VAT id in Austria', VAT, REVERSED, 5_605, 0, 17_895],
    ['Germany to Switzerland', VAT, SWISS, 5_605, 0, 17_895],
    ['a VAT id in Austria to a private person there', REVERSED, AUSTRIAN, 0, 10_600, 34_100],
  ])(
    'whose taxation is of another kind, from %s, gives back on a paper of its own',
    (_, before, after, unused, tax, total) => {
      const term = present('institution-10-12', '2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z', before)
      const half = new Date('2026-07-02T12:00:00Z')
      const order = upgraded({ ...chosen('institution-20-12', half), taxation: after, present: term })
      expect(order).toMatchObject({ subtotal: 53_000, tax, total, lines: [{ kind: 'licence', amount: 53_000, tax }] })
      expect(order.credit).toMatchObject({ taxation: before, subtotal: 29_500, tax: unused, total: 29_500 + unused })
      expect(order.total).toBe(order.subtotal + order.tax - (order.credit?.total ?? 0))
    },
  )

  test('of somebody who has become a company gives back to the person what he had paid', () => {
    const term = present('institution-10-12', '2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z')
    const company = { ...EMPTY_ADDRESS, customerType: 'company' as const, company: 'Kita' }
    const half = new Date('2026-07-02T12:00:00Z')
    const order = upgraded({ ...chosen('institution-20-12', half), customer: company, present: term })
    expect(order).toMatchObject({ total: 27_965, credit: { total: 35_105 }, lines: [{ amount: 53_000 }] })
  })

  test('whose credit is worth more than it costs is not sold at once', () => {
    const dear = { ...present('institution-10-12', '2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z'), net: 200_000 }
    const half = new Date('2026-07-02T12:00:00Z')
    expect(priceUpgrade({ ...chosen('institution-20-12', half), present: dear })).toBeUndefined()
    expect(priceUpgrade({ ...chosen('institution-20-12', half), taxation: SWISS, present: dear })).toBeUndefined()
  })

  test('to a longer period gives back what is left and begins a new term', () => {
    const term = present('single-1-1', '2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z')
    const order = upgraded({ ...chosen('single-1-12', new Date('2026-11-16T00:00:00Z')), present: term })
    expect(order.lines.map(({ amount }) => amount)).toEqual([-420, 8400])
    expect(order).toMatchObject({ periodStart: '2026-11-16T00:00:00.000Z', periodEnd: '2027-11-16T00:00:00.000Z' })
  })

  test('never costs less than nothing, whenever it is bought', () => {
    const term = present('institution-10-1', '2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z')
    const seconds = fc.integer({ min: 0, max: 30 * 86_400 })
    const ids = fc.constantFrom('institution-15-1', 'institution-50-1', 'institution-10-12', 'institution-50-24')
    fc.assert(
      fc.property(seconds, ids, (second, id) => {
        const order = upgraded({ ...chosen(id, new Date(term.start.getTime() + second * 1000)), present: term })
        expect(order.total).toBeGreaterThanOrEqual(0)
        expect(order.total).toBe(order.lines.reduce((sum, { amount, tax }) => sum + amount + tax, 0))
      }),
    )
  })
})

test('the fee for a returned direct debit bears no VAT', () => {
  const { license, net: _, ...facts } = chosen('single-1-1')
  const order = priceFee({ ...facts, license, amount: 700, term: { start: NOW, end: NOW } })
  expect(order).toMatchObject({ kind: 'fee', subtotal: 700, tax: 0, total: 700 })
})
