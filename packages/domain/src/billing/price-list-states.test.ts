import { describe, expect, test } from 'vitest'
import type { PriceListVersion } from './price-list.ts'
import { mergedVersions } from './price-list.ts'
import { newPriceListRefusal, priceListState } from './price-list-states.ts'
import { PRICES } from './prices.fixture.ts'

const TODAY = '2026-11-22'
const [FIRST] = PRICES.versions as [PriceListVersion]
const from = (validFrom: string, monthlyNetCents = 900): PriceListVersion => ({
  ...FIRST,
  validFrom,
  groups: FIRST.groups.map((group) =>
    group.id === 'single' ? { ...group, sizes: [{ size: 1, monthlyNetCents }] } : group,
  ),
})

describe('a new price list', () => {
  test.each([
    ['begins tomorrow at the earliest', from(TODAY), 'too-early'],
    ['may begin tomorrow', from('2026-11-23'), null],
    ['begins in two years at the latest', from('2028-11-23'), 'too-late'],
    ['has a day of its own', from('2027-01-01'), 'day-taken'],
    ['changes something of what holds until then', { ...from('2027-03-01', 950) }, 'changes-nothing'],
    ['may go back to an earlier price', from('2027-03-01', 840), null],
  ] as const)('%s', (_, list, refusal) => {
    expect(newPriceListRefusal(list, [FIRST, from('2027-01-01', 950)], TODAY)).toBe(refusal)
  })
})

test('a list is coming, valid from its day on, and past when the next one begins', () => {
  const versions = [FIRST, from('2026-12-01'), from('2027-01-01')]
  const statesOn = (today: string) => versions.map((version) => priceListState(version, versions, today))
  expect(statesOn('2026-11-30')).toEqual(['valid', 'coming', 'coming'])
  expect(statesOn('2026-12-01')).toEqual(['past', 'valid', 'coming'])
  expect(statesOn('2027-06-01')).toEqual(['past', 'past', 'valid'])
})

test('lists of files and of administrators are one row by date; of one day the one that was made counts', () => {
  const made = from('2026-12-01', 1000)
  const merged = mergedVersions([FIRST, from('2026-12-01', 900), from('2027-01-01')], [from('2026-11-25'), made])
  expect(merged.map(({ validFrom }) => validFrom)).toEqual(['2020-01-01', '2026-11-25', '2026-12-01', '2027-01-01'])
  expect(merged[2]).toBe(made)
})
