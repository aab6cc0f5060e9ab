import type { LicenceOffer } from '../price-list.ts'

/** Ids of licences of the list never begin like this. */
const PREFIX = 'offer-'

type Offered = { readonly id: string; readonly seats: number; readonly period: number; readonly net: number }

/** What was offered, as if it stood on the price list; only for companies, who pay on invoice. */
export const offeredLicence = ({ id, seats, period, net }: Offered): LicenceOffer => ({
  license: {
    id: `${PREFIX}${id}`,
    title: seats === 1 ? 'Lizenz nach Angebot, 1 Platz' : `Lizenz nach Angebot, ${seats} Plätze`,
    size: seats,
    period,
    canAutoRenew: false,
  },
  groupId: 'offer',
  net,
  customerTypes: ['company'],
})

/** Whether a licence was offered and not bought from the list. */
export const isOffered = ({ id }: { readonly id: string }): boolean => id.startsWith(PREFIX)
