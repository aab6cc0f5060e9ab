import type { LicenseGroup, LicenseOffer, LicenseOffers } from './licenses.contract.ts'

/** What was chosen of the price list; `custom` is more than it offers. */
export type LicenceWish = { readonly size: number | 'custom'; readonly period: number }

/** What the slider starts with: alone, for a year. */
export const FIRST_WISH: LicenceWish = { size: 1, period: 12 }

export const groupOf = ({ groups }: LicenseOffers, size: number): LicenseGroup | undefined =>
  groups.find(({ sizes }) => sizes.includes(size))

/** Of so many seats, the shortest period first. */
export const offersOfSize = (offers: LicenseOffers, size: number): readonly LicenseOffer[] =>
  groupOf(offers, size)?.licenses.filter((licence) => licence.size === size) ?? []

/**
 * The offer that comes nearest to the wish: where its period is not offered for so many seats, the longest shorter one.
 * Undefined for what is on request, and for a number of seats that no licence has.
 */
export const offerFor = (offers: LicenseOffers, { size, period }: LicenceWish): LicenseOffer | undefined => {
  if (size === 'custom') return undefined
  const ofSize = offersOfSize(offers, size)
  return ofSize.findLast((offer) => offer.period <= period) ?? ofSize[0]
}

/** A number of seats that the list does not have, as of a licence that was offered, is one on request. */
export const wishOn = ({ slider }: LicenseOffers, wish: LicenceWish): LicenceWish =>
  slider.includes(wish.size) ? wish : { ...wish, size: 'custom' }

/** The smallest licence of each group for a year: what most of its customers take. */
export const defaultPackages = (offers: LicenseOffers): readonly LicenseOffer[] =>
  offers.groups.flatMap(({ sizes: [smallest] }) => {
    const offer = smallest === undefined ? undefined : offerFor(offers, { size: smallest, period: FIRST_WISH.period })
    return offer ? [offer] : []
  })

/** What is in a price: persons see it with VAT, companies without. */
export const vatText = ({ customerType, taxation, taxRate, taxNote }: LicenseOffers): string => {
  const rate = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 }).format(taxRate)
  if (taxation !== 'vat') return taxNote ?? 'Ohne Mehrwertsteuer'
  return customerType === 'person' ? `inklusive ${rate} % Mehrwertsteuer` : `zuzüglich ${rate} % Mehrwertsteuer`
}
