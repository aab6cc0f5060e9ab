import { describe, expect, test } from 'vitest'
import { defaultPackages, offerFor, wishOn } from './licence-wish.ts'
import { OFFERS } from './offers.fixture.ts'

describe('the offer for a wish', () => {
  test.each([
    [{ size: 1, period: 12 }, 'single-1-12'],
    [{ size: 4, period: 1 }, 'small-4-1'],
    [{ size: 10, period: 24 }, 'institution-10-24'],
  ] as const)('%o is %s', (wish, id) => {
    expect(offerFor(OFFERS, wish)?.id).toBe(id)
  })

  test('has the longest period below the wanted one where that is not offered', () => {
    expect(offerFor(OFFERS, { size: 3, period: 24 })?.id).toBe('small-3-12')
  })

  test('is absent on request and for a number of seats that is not sold', () => {
    expect(offerFor(OFFERS, { size: 'custom', period: 12 })).toBeUndefined()
    expect(offerFor(OFFERS, { size: 7, period: 12 })).toBeUndefined()
  })
})

test('a licence of more seats than the list has is one on request', () => {
  expect(wishOn(OFFERS, { size: 200, period: 12 })).toEqual({ size: 'custom', period: 12 })
  expect(wishOn(OFFERS, { size: 10, period: 12 })).toEqual({ size: 10, period: 12 })
})

test('the packages shown first are the smallest of each group for a year', () => {
  expect(defaultPackages(OFFERS).map(({ id }) => id)).toEqual(['single-1-12', 'small-3-12', 'institution-10-12'])
})
