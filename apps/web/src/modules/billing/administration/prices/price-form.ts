import type { PriceListVersion } from '@gebaerdenraum/domain/billing/price-list'
import { centsOf, moneyText } from '../../../../ui/money-text.ts'

/** A new price list as it is typed. */
export type PriceForm = {
  readonly validFrom: string
  /** By seats: the price of all of them for a month, net. */
  readonly amounts: Readonly<Record<number, string>>
  /** By months: how many of them a period costs. */
  readonly charged: Readonly<Record<number, string>>
}

export const formOf = ({ groups, periods }: PriceListVersion, validFrom: string): PriceForm => ({
  validFrom,
  amounts: Object.fromEntries(
    groups.flatMap(({ sizes }) => sizes.map(({ size, monthlyNetCents }) => [size, moneyText(monthlyNetCents)])),
  ),
  charged: Object.fromEntries(periods.map(({ months, monthsCharged }) => [months, String(monthsCharged)])),
})

/** By field: `validFrom`, `amount-10`, `charged-12`. */
export type PriceFaults = Readonly<Record<string, string>>

/** What was typed as a list; a field that cannot be read keeps the price it had, and is told. */
export const listOf = (
  { validFrom, amounts, charged }: PriceForm,
  base: PriceListVersion,
  earliest: string,
): { readonly list: PriceListVersion; readonly faults: PriceFaults } => {
  const faults: Record<string, string> = {}
  if (validFrom < earliest || !/^\d{4}-\d{2}-\d{2}$/.test(validFrom)) faults['validFrom'] = 'Frühestens ab morgen'
  let before = 0
  const priceOf = (size: number, present: number): number => {
    const cents = centsOf(amounts[size] ?? '')
    if (cents === null || cents === 0) faults[`amount-${size}`] = 'Betrag wie 8,40'
    else if (cents <= before) faults[`amount-${size}`] = 'Mehr Plätze müssen mehr kosten'
    before = cents ?? before
    return cents ?? present
  }
  const groups = base.groups.map((group) => ({
    ...group,
    sizes: group.sizes.map(({ size, monthlyNetCents }) => ({
      size,
      monthlyNetCents: priceOf(size, monthlyNetCents),
    })),
  }))
  let chargedBefore = 0
  const periods = base.periods.map((period) => {
    const text = charged[period.months] ?? ''
    const months = /^\d{1,3}$/.test(text) ? Number(text) : 0
    if (months === 0) faults[`charged-${period.months}`] = 'Eine ganze Zahl ab 1'
    else if (months <= chargedBefore) faults[`charged-${period.months}`] = 'Längere Laufzeiten müssen mehr kosten'
    chargedBefore = months || chargedBefore
    return { ...period, monthsCharged: months || period.monthsCharged }
  })
  return { list: { validFrom, periods, groups }, faults }
}
