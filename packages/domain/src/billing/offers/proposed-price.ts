import { type PriceList, type PriceListVersion, validAt } from '../price-list.ts'

/**
 * What a licence that is not on the list would cost at the list's best price: each seat as much as one of its largest
 * licence, each term as its longest period that fits. Net cents of the whole term; null while there is no list.
 */
export const proposedNet = (
  list: PriceList,
  at: Date,
  { seats, period }: { readonly seats: number; readonly period: number },
): number | null => {
  const version = validAt(list.versions, at)
  const largest = version?.groups.flatMap(({ sizes }) => sizes).toSorted((a, b) => b.size - a.size)[0]
  if (!version || !largest) return null
  const perSeat = largest.monthlyNetCents / largest.size
  return Math.round(perSeat * seats * monthsCharged(version, period))
}

/** 36 months cost thirty where 24 cost twenty. */
const monthsCharged = ({ periods }: PriceListVersion, months: number): number => {
  const nearest = periods.findLast((period) => period.months <= months)
  return nearest ? (months * nearest.monthsCharged) / nearest.months : months
}
