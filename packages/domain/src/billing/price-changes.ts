import type { CustomerType } from '../accounts/customer-types.ts'
import type { License } from '../accounts/session.contract.ts'
import { offersOf, type PriceListVersion } from './price-list.ts'

/** What a licence costs before and after a price list begins. Net cents for the whole period; null: not on offer. */
export type PriceChange = {
  readonly license: License
  readonly customerTypes: readonly CustomerType[]
  readonly before: number | null
  readonly after: number | null
}

/** Every licence of either list, in the order of the slider; one that was dropped stands at the end. */
export const priceChanges = (before: PriceListVersion, after: PriceListVersion): readonly PriceChange[] => {
  const old = new Map(offersOf(before).map((offer) => [offer.license.id, offer]))
  const now = offersOf(after)
  const kept = now.map(({ license, customerTypes, net }) => ({
    license,
    customerTypes,
    before: old.get(license.id)?.net ?? null,
    after: net,
  }))
  const names = new Set(now.map(({ license }) => license.id))
  const dropped = [...old.values()].filter(({ license }) => !names.has(license.id))
  return [
    ...kept,
    ...dropped.map(({ license, customerTypes, net }) => ({ license, customerTypes, before: net, after: null })),
  ]
}

/** Hundredths of a per cent, half up by amount; null where there is nothing to compare. */
export const changeBasisPoints = (before: number | null, after: number | null): number | null => {
  if (before === null || after === null || before === 0) return null
  const change = ((after - before) * 10_000) / before
  return Math.sign(change) * Math.round(Math.abs(change)) + 0
}
