import { describe, expect, test } from 'vitest'
import { givenOffers } from '../../../testing/given-checkout.ts'
import { describeYear } from './describe-year.ts'

type Price = readonly [size: number, period: number, net: number]

const givenPrices = (...groups: readonly (readonly Price[])[]) => {
  const offers = givenOffers()
  const [licence] = offers.groups[0]!.licenses
  return {
    ...offers,
    groups: groups.map((prices, index) => ({
      ...offers.groups[0]!,
      _id: String(index),
      licenses: prices.map(([size, period, net]) => ({ ...licence!, size, period, net })),
    })),
  }
}

describe('what a year costs in months', () => {
  test('is said if all licences have it', () => {
    const offers = givenPrices(
      [
        [1, 1, 840],
        [1, 12, 8_400],
      ],
      [
        [10, 1, 5_900],
        [10, 12, 59_000],
        [10, 24, 118_000],
      ],
    )
    expect(describeYear(offers)).toBe('zwölf Monate zum Preis von zehn')
  })

  test.each([
    [
      'licences differ',
      givenPrices(
        [
          [1, 1, 100],
          [1, 12, 1_000],
        ],
        [
          [3, 1, 200],
          [3, 12, 2_200],
        ],
      ),
    ],
    [
      'a year costs no whole months',
      givenPrices([
        [1, 1, 100],
        [1, 12, 1_050],
      ]),
    ],
    [
      'a year costs twelve',
      givenPrices([
        [1, 1, 100],
        [1, 12, 1_200],
      ]),
    ],
    ['nobody pays by month', givenPrices([[1, 12, 1_000]])],
    ['nothing is on offer', givenPrices()],
  ])('is not said where %s', (_, offers) => {
    expect(describeYear(offers)).toBeUndefined()
  })
})
