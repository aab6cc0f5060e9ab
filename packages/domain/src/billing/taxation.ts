import type { CustomerType } from '../accounts/customer-types.ts'
import { type Country, isInEu } from '../kernel/countries.ts'
import { type VatRates, validAt } from './price-list.ts'

/**
 * Which VAT a customer pays: the rate of his country; nothing where he is a company in another member state with a VAT
 * id (he owes it himself, Art. 196 of the VAT directive, § 13b UStG) or in Switzerland (not taxable here).
 */
export type Taxation = {
  readonly kind: 'vat' | 'reverse-charge' | 'not-taxable'
  readonly country: Country
  /** Hundredths of a per cent; 0 for the other two. */
  readonly basisPoints: number
}

export type TaxFacts = {
  readonly country: Country
  readonly customerType: CustomerType
  /** With the form and check digit of his country. */
  readonly hasVatId: boolean
}

const SELLER_COUNTRY: Country = 'DE'

export const taxationOf = (rates: VatRates, { country, customerType, hasVatId }: TaxFacts, at: Date): Taxation => {
  if (!isInEu(country)) return { kind: 'not-taxable', country, basisPoints: 0 }
  if (customerType === 'company' && hasVatId && country !== SELLER_COUNTRY) {
    return { kind: 'reverse-charge', country, basisPoints: 0 }
  }
  const rate = validAt(rates[country], at)
  if (!rate) throw new RangeError(`No VAT rate of ${country} at ${at.toISOString()}`)
  return { kind: 'vat', country, basisPoints: rate.basisPoints }
}

/** VAT of one line in cents, half up by amount: what is given back is taxed exactly as it was charged. */
export const taxOf = (net: number, { basisPoints }: Pick<Taxation, 'basisPoints'>): number =>
  Math.sign(net) * Math.floor((Math.abs(net) * basisPoints * 2 + 10_000) / 20_000) + 0

export type Price = { readonly net: number; readonly tax: number; readonly gross: number }

export const priceOf = (net: number, taxation: Taxation): Price => {
  const tax = taxOf(net, taxation)
  return { net, tax, gross: net + tax }
}

export const REVERSE_CHARGE_NOTE = 'Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge)'
export const NOT_TAXABLE_NOTE = 'Nicht im Inland steuerbare Leistung'

/** What has to stand on the invoice where no VAT is charged. */
export const taxNote = ({ kind }: Taxation): string | null => {
  if (kind === 'vat') return null
  return kind === 'reverse-charge' ? REVERSE_CHARGE_NOTE : NOT_TAXABLE_NOTE
}

/** Persons are shown what they pay, companies what they reckon with. */
export const shownPrice = (price: Price, customerType: CustomerType): number =>
  customerType === 'person' ? price.gross : price.net
