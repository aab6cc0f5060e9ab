import type { LicenseOffers } from '@gebaerdenraum/domain/billing/licenses.contract'

const MONTHS: Readonly<Record<number, string>> = { 8: 'acht', 9: 'neun', 10: 'zehn', 11: 'elf' }

/**
 * „zwölf Monate zum Preis von zehn“ (specification 1, section 1), as the price list has it. Undefined where licences differ in
 * this, or where a year costs no whole number of months.
 */
export const describeYear = ({ groups }: LicenseOffers): string | undefined => {
  const charged = groups.flatMap(({ licenses }) =>
    licenses
      .filter(({ period }) => period === 12)
      .flatMap(({ size, net }) => {
        const month = licenses.find((other) => other.period === 1 && other.size === size)
        return month ? [net / month.net] : []
      }),
  )
  const [first] = charged
  const word = first === undefined ? undefined : MONTHS[first]
  return word && charged.every((months) => months === first) ? `zwölf Monate zum Preis von ${word}` : undefined
}
