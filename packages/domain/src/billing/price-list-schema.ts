import { z } from 'zod'
import { CUSTOMER_TYPES } from '../accounts/customer-types.ts'
import { EU_COUNTRIES } from '../kernel/countries.ts'
import { lineField } from '../kernel/line-field.ts'
import { allowedPaymentMethods } from './allowed-payment-methods.ts'
import type { PriceListVersion } from './price-list.ts'

/** What a price list and VAT rates have to be, before anything is sold by them. */

const day = z.iso.date('Datum wie 2026-01-31 erwartet')
const cents = z.int().min(1).max(100_000_000)

export const priceListVersionSchema = z
  .strictObject({
    validFrom: day,
    periods: z
      .array(
        z.strictObject({
          months: z.int().min(1).max(120),
          monthsCharged: z.int().min(1).max(120),
          minSize: z.int().min(1),
          customerTypes: z.array(z.enum(CUSTOMER_TYPES)).min(1),
        }),
      )
      .min(1),
    groups: z
      .array(
        z.strictObject({
          id: z.string().regex(/^[a-z]+$/),
          title: lineField('Titel', 80),
          sizes: z.array(z.strictObject({ size: z.int().min(1).max(10_000), monthlyNetCents: cents })).min(1),
        }),
      )
      .min(1),
  })
  .check(({ value, issues }) => {
    for (const [path, message] of faultsOf(value)) {
      issues.push({ code: 'custom', path: [path], message, input: undefined })
    }
  })

export const priceListSchema = z.strictObject({
  currency: z.literal('EUR'),
  versions: z
    .array(priceListVersionSchema)
    .min(1)
    .refine(isByDate, 'Die Fassungen müssen nach ihrem Datum geordnet sein'),
})

const ratesSchema = z
  .array(z.strictObject({ validFrom: day, basisPoints: z.int().min(0).max(5_000) }))
  .min(1)
  .refine(isByDate, 'Die Sätze müssen nach ihrem Datum geordnet sein')

/** Every member state has to be in it. */
export const vatRatesSchema = z.strictObject({ countries: z.record(z.enum(EU_COUNTRIES), ratesSchema) })

function isByDate(entries: readonly { readonly validFrom: string }[]): boolean {
  return entries.every(({ validFrom }, index) => index === 0 || (entries[index - 1]?.validFrom ?? '') < validFrom)
}

type Fault = readonly [path: 'groups' | 'periods', message: string]

/** More seats and longer periods cost more, or an upgrade would pay money back; and everything can be paid for. */
const faultsOf = ({ groups, periods }: PriceListVersion): readonly Fault[] => {
  const sizes = groups.flatMap((group) => group.sizes)
  const rises = <Item>(items: readonly Item[], by: (item: Item) => number): boolean =>
    items.every((item, index) => index === 0 || by(items[index - 1] as Item) < by(item))
  const unpayable = sizes.flatMap(({ size }) =>
    periods.flatMap(({ months, minSize, customerTypes }) =>
      customerTypes
        .filter((type) => size >= minSize && allowedPaymentMethods({ size, period: months }, type).length === 0)
        .map((type): Fault => ['periods', `Für ${size} Plätze und ${months} Monate kann ${type} nicht bezahlen`]),
    ),
  )
  return [
    ...(rises(sizes, ({ size }) => size) ? [] : [['groups', 'Die Plätze müssen aufsteigen'] as const]),
    ...(rises(sizes, (entry) => entry.monthlyNetCents) ? [] : [['groups', 'Die Preise müssen aufsteigen'] as const]),
    ...(rises(periods, ({ months }) => months) ? [] : [['periods', 'Die Laufzeiten müssen aufsteigen'] as const]),
    ...(rises(periods, (period) => period.monthsCharged)
      ? []
      : [['periods', 'Die berechneten Monate müssen aufsteigen'] as const]),
    ...unpayable,
  ]
}
