import type { CustomerType } from '../accounts/customer-types.ts'
import type { License } from '../accounts/session.contract.ts'
import type { EuCountry } from '../kernel/countries.ts'
import { germanDayOf } from '../kernel/german-days.ts'

/** The price list and VAT rates as data with dates of validity (`content/licences`). Money is whole net cents. */

export type PriceList = { readonly currency: 'EUR'; readonly versions: readonly PriceListVersion[] }

export type PriceListVersion = {
  /** First day in Germany, as `2026-01-31`; holds until the next version begins. */
  readonly validFrom: string
  readonly periods: readonly LicencePeriod[]
  readonly groups: readonly LicenceGroup[]
}

export type LicencePeriod = {
  readonly months: number
  /** Ten months pay for twelve. */
  readonly monthsCharged: number
  /** Offered from so many seats on, and to these customers only. */
  readonly minSize: number
  readonly customerTypes: readonly CustomerType[]
}

export type LicenceGroup = {
  readonly id: string
  readonly title: string
  readonly sizes: readonly { readonly size: number; readonly monthlyNetCents: number }[]
}

export type VatRates = {
  readonly [C in EuCountry]: readonly { readonly validFrom: string; readonly basisPoints: number }[]
}

/** One licence of the list, with its net price for the whole period. */
export type LicenceOffer = {
  readonly license: License
  readonly groupId: string
  readonly net: number
  readonly customerTypes: readonly CustomerType[]
}

/** Of entries with a date, the one that holds at a moment: the last that has begun, by the calendar of Germany. */
export const validAt = <Entry extends { readonly validFrom: string }>(
  entries: readonly Entry[],
  at: Date,
): Entry | undefined => {
  const day = germanDayOf(at)
  return entries.findLast(({ validFrom }) => validFrom <= day)
}

/** The versions of the files and those that were made since, by date. Of one day, what was made stands for the file's. */
export const mergedVersions = (
  files: readonly PriceListVersion[],
  made: readonly PriceListVersion[],
): readonly PriceListVersion[] =>
  [...new Map([...files, ...made].map((version) => [version.validFrom, version])).values()].toSorted((one, other) =>
    one.validFrom < other.validFrom ? -1 : 1,
  )

/** All that is on offer at a moment, in the order of the slider, for each seat number the shortest period first. */
export const offersAt = (list: PriceList, at: Date): readonly LicenceOffer[] => {
  const version = validAt(list.versions, at)
  return version ? offersOf(version) : []
}

export const offersOf = ({ groups, periods }: PriceListVersion): readonly LicenceOffer[] =>
  groups.flatMap((group) =>
    group.sizes.flatMap(({ size, monthlyNetCents }) =>
      periods
        .filter(({ minSize }) => size >= minSize)
        .map(({ months, monthsCharged, customerTypes }) => ({
          license: licenceOf(group, size, months),
          groupId: group.id,
          net: monthlyNetCents * monthsCharged,
          customerTypes,
        })),
    ),
  )

export const offerOf = (list: PriceList, at: Date, licenseId: string): LicenceOffer | undefined =>
  offersAt(list, at).find(({ license }) => license.id === licenseId)

const licenceOf = (group: LicenceGroup, size: number, months: number): License => ({
  id: `${group.id}-${size}-${months}`,
  title: size === 1 ? group.title : `${group.title}, ${size} Plätze`,
  size,
  period: months,
  canAutoRenew: true,
})

/** Positions of the slider: every number of seats, then 'auf Anfrage'. */
export const sliderPositions = (offers: readonly LicenceOffer[]): readonly (number | 'custom')[] => [
  ...new Set(offers.map(({ license }) => license.size)),
  'custom',
]
