import type { BillingAddress } from '@gebaerdenraum/domain/billing/customers/billing-address'
import { countryOf } from '@gebaerdenraum/domain/billing/customers/billing-address'
import { isVatIdOf } from '@gebaerdenraum/domain/billing/customers/vat-id'
import type { PriceListVersion } from '@gebaerdenraum/domain/billing/price-list'
import { mergedVersions } from '@gebaerdenraum/domain/billing/price-list'
import { type Taxation, taxationOf } from '@gebaerdenraum/domain/billing/taxation'
import { findPriceLists } from './price-lists.repository.ts'
import type { PriceBook, Prices } from './prices.ts'

export const openPriceBook = (files: Prices): PriceBook => {
  // A list never changes: it is put together once for each server.
  const known = new Map<string, PriceListVersion>()
  const versionOf = ({ id, validFrom, content }: Awaited<ReturnType<typeof findPriceLists>>[number]) => {
    const version = known.get(id) ?? { ...content, validFrom }
    known.set(id, version)
    return version
  }
  return {
    files,
    async current(db) {
      const made = (await findPriceLists(db)).map(versionOf)
      return made.length === 0
        ? files
        : { ...files, list: { ...files.list, versions: mergedVersions(files.list.versions, made) } }
    },
  }
}

/** How this customer is taxed at this moment. */
export const taxationFor = ({ rates }: Prices, customer: BillingAddress, at: Date): Taxation => {
  const country = countryOf(customer)
  const hasVatId = customer.vatId !== '' && isVatIdOf(country, customer.vatId)
  return taxationOf(rates, { country, customerType: customer.customerType, hasVatId }, at)
}
