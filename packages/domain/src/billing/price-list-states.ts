import { addDays } from '../kernel/german-days.ts'
import type { PriceListVersion } from './price-list.ts'

export const PRICE_LIST_STATES = ['past', 'valid', 'coming', 'withdrawn'] as const
export type PriceListState = (typeof PRICE_LIST_STATES)[number]

/** So far ahead a list may begin: further away it is a slip of the keyboard. */
export const PRICE_LIST_DAYS_AHEAD = 731

/** The day of the version that holds; `versions` are by date, without withdrawn ones. */
const validDay = (versions: readonly PriceListVersion[], today: string): string | undefined =>
  versions.findLast(({ validFrom }) => validFrom <= today)?.validFrom

/** What a list that was not withdrawn is on a day (German days, as `2026-01-31`). */
export const priceListState = (
  { validFrom }: Pick<PriceListVersion, 'validFrom'>,
  versions: readonly PriceListVersion[],
  today: string,
): PriceListState => {
  if (validFrom > today) return 'coming'
  return validFrom === validDay(versions, today) ? 'valid' : 'past'
}

export type PriceListRefusal = 'too-early' | 'too-late' | 'day-taken' | 'changes-nothing'

/**
 * Whether a new list may come: it begins tomorrow at the earliest, so that no price changes under a customer's hands and
 * every server knows of it in time; on a day of its own; and with other prices than would hold then anyway.
 */
export const newPriceListRefusal = (
  list: PriceListVersion,
  versions: readonly PriceListVersion[],
  today: string,
): PriceListRefusal | null => {
  if (list.validFrom < earliestDay(today)) return 'too-early'
  if (list.validFrom > addDays(today, PRICE_LIST_DAYS_AHEAD)) return 'too-late'
  if (versions.some(({ validFrom }) => validFrom === list.validFrom)) return 'day-taken'
  const before = versions.findLast(({ validFrom }) => validFrom < list.validFrom)
  return before && pricesOf(before) === pricesOf(list) ? 'changes-nothing' : null
}

export const earliestDay = (today: string): string => addDays(today, 1)

export const PRICE_LIST_REFUSALS: Readonly<Record<PriceListRefusal, string>> = {
  'too-early': 'Eine neue Preisliste gilt frühestens ab morgen',
  'too-late': 'Eine neue Preisliste gilt spätestens in zwei Jahren',
  'day-taken': 'Ab diesem Tag gilt schon eine andere Preisliste',
  'changes-nothing': 'Diese Liste hat dieselben Preise wie die, die bis dahin gilt',
}

/** In the order of the schema, whatever order the fields came in. */
const pricesOf = ({ periods, groups }: PriceListVersion): string =>
  JSON.stringify([
    periods.map(({ months, monthsCharged, minSize, customerTypes }) => [
      months,
      monthsCharged,
      minSize,
      customerTypes.toSorted(),
    ]),
    groups.map(({ id, title, sizes }) => [
      id,
      title,
      sizes.map(({ size, monthlyNetCents }) => [size, monthlyNetCents]),
    ]),
  ])
