import { priceOf } from '@gebaerdenraum/domain/billing/taxation'

/** What a person in Germany pays, by the server's own rounding. */
export const grossOf = (net: number, taxRate: number): number =>
  priceOf(net, { kind: 'vat', country: 'DE', basisPoints: Math.round(taxRate * 100) }).gross
