import { expect, test } from 'vitest'
import { changeBasisPoints, priceChanges } from './price-changes.ts'
import type { PriceListVersion } from './price-list.ts'
import { PRICES } from './prices.fixture.ts'

const [FIRST] = PRICES.versions as [PriceListVersion]

test('two lists are compared licence by licence, whole periods, with what is new and what is dropped', () => {
  const next: PriceListVersion = {
    ...FIRST,
    groups: FIRST.groups.map((group) => {
      if (group.id === 'single') return { ...group, sizes: [{ size: 1, monthlyNetCents: 900 }] }
      return group.id === 'small' ? { ...group, sizes: [{ size: 2, monthlyNetCents: 1500 }] } : group
    }),
  }
  const changes = new Map(priceChanges(FIRST, next).map(({ license, before, after }) => [license.id, [before, after]]))
  expect(changes.get('single-1-12')).toEqual([8400, 9000])
  expect(changes.get('small-2-1')).toEqual([null, 1500])
  expect(changes.get('small-3-1')).toEqual([2100, null])
  expect(changes.get('institution-10-1')).toEqual([5900, 5900])
})

test.each([
  [840, 900, 714],
  [900, 840, -667],
  [840, 840, 0],
  [null, 900, null],
  [840, null, null],
])('from %s to %s is %s hundredths of a per cent', (before, after, change) => {
  expect(changeBasisPoints(before, after)).toBe(change)
})
