import { anyone } from '@gebaerdenraum/domain/accounts/access/permissions'
import { allowedPaymentMethods } from '@gebaerdenraum/domain/billing/allowed-payment-methods'
import { type LicenseGroup, licensesContract } from '@gebaerdenraum/domain/billing/licenses.contract'
import { offersAt, sliderPositions, validAt } from '@gebaerdenraum/domain/billing/price-list'
import { priceOf, taxationOf, taxNote } from '@gebaerdenraum/domain/billing/taxation'
import { COUNTRIES } from '@gebaerdenraum/domain/kernel/countries'
import { defineResource } from '../services.ts'

export const licensesResource = defineResource(licensesContract, {
  find: {
    allow: anyone({ rows: 'all on offer' }),
    async handle({ query: { country, customerType }, db, services }) {
      const now = new Date()
      const prices = await services.prices.current(db)
      const taxation = taxationOf(prices.rates, { country, customerType, hasVatId: customerType === 'company' }, now)
      const offers = offersAt(prices.list, now).filter(({ customerTypes }) => customerTypes.includes(customerType))
      const groups: readonly LicenseGroup[] = (validAt(prices.list.versions, now)?.groups ?? []).map((group) => ({
        _id: group.id,
        title: group.title,
        sizes: group.sizes.map(({ size }) => size),
        licenses: offers
          .filter(({ groupId }) => groupId === group.id)
          .map(({ license, net }) => ({
            ...license,
            ...priceOf(net, taxation),
            paymentMethods: [...allowedPaymentMethods(license, customerType)],
          })),
      }))
      return {
        country,
        customerType,
        countries: [...COUNTRIES],
        currency: prices.list.currency,
        taxation: taxation.kind,
        taxRate: taxation.basisPoints / 100,
        taxNote: taxNote(taxation),
        slider: [...sliderPositions(offers)],
        groups: [...groups],
      }
    },
  },
})
