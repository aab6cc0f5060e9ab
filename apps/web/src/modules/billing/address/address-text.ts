import { type BillingAddress, countryOf } from '@gebaerdenraum/domain/billing/customers/billing-address'
import { countryName } from './country-names.ts'

/** An address as it stands on an envelope, a line each. */
export const addressText = (address: BillingAddress): string => {
  const { company, name, additional, street, number, postcode, city } = address
  const lines = [
    company,
    name,
    additional,
    `${street} ${number}`,
    `${postcode} ${city}`,
    countryName(countryOf(address)),
  ]
  return lines.filter((line) => line.trim() !== '').join('\n')
}
