import { periodText } from '@gebaerdenraum/domain/billing/licence-period'
import { vatText } from '@gebaerdenraum/domain/billing/licence-wish'
import type { LicenseOffer, LicenseOffers } from '@gebaerdenraum/domain/billing/licenses.contract'
import { shownPrice } from '@gebaerdenraum/domain/billing/taxation'
import { germanMoney } from '../../../ui/german-money.ts'
import { METHOD_TYPE_TEXTS } from '../payment/method-text.ts'

type Named = { readonly title: string; readonly period: number }

/** `Einrichtung, 10 Plätze für 1 Jahr` */
export const licenceName = ({ title, period }: Named): string => `${title} für ${periodText(period)}`

/** `590,00 € zuzüglich 19 % Mehrwertsteuer, zahlbar per Karte, Lastschrift oder Rechnung`, as this customer pays it. */
export const offerText = (offer: LicenseOffer, offers: LicenseOffers): string => {
  const methods = OR.format(offer.paymentMethods.map((method) => METHOD_TYPE_TEXTS[method]))
  return `${germanMoney(shownPrice(offer, offers.customerType))} ${vatText(offers)}, zahlbar per ${methods}`
}

const OR = new Intl.ListFormat('de', { type: 'disjunction' })
