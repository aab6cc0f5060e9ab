import type { LicenseOffer, LicenseOffers } from './licenses.contract.ts'

const offer = (group: string, size: number, period: number): LicenseOffer => ({
  id: `${group}-${size}-${period}`,
  title: group,
  size,
  period,
  canAutoRenew: true,
  net: 1000,
  tax: 190,
  gross: 1190,
  paymentMethods: ['card', 'sepa_debit'],
})

/** A price list of three groups; only the largest is offered for two years. */
export const OFFERS: LicenseOffers = {
  country: 'DE',
  customerType: 'company',
  countries: ['DE', 'AT'],
  currency: 'EUR',
  taxation: 'vat',
  taxRate: 19,
  taxNote: null,
  slider: [1, 3, 4, 10, 'custom'],
  groups: [
    { _id: 'single', title: 'Einzellizenz', sizes: [1], licenses: [offer('single', 1, 1), offer('single', 1, 12)] },
    {
      _id: 'small',
      title: 'Kleines Team',
      sizes: [3, 4],
      licenses: [offer('small', 3, 1), offer('small', 3, 12), offer('small', 4, 1), offer('small', 4, 12)],
    },
    {
      _id: 'institution',
      title: 'Einrichtung',
      sizes: [10],
      licenses: [offer('institution', 10, 1), offer('institution', 10, 12), offer('institution', 10, 24)],
    },
  ],
}
