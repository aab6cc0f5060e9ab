import type { LicenseOffer, LicenseOffers } from '@gebaerdenraum/domain/billing/licenses.contract'
import { shownPrice } from '@gebaerdenraum/domain/billing/taxation'
import { germanMoney } from '../../../ui/german-money.ts'

/** The first package for a whole team. */
const RECOMMENDED_FROM = 10

export const isRecommended = ({ size }: LicenseOffer): boolean => size === RECOMMENDED_FROM

/** What a package costs for one person in a month, rounded to cents. */
export const monthlyText = (offer: LicenseOffer, { customerType }: Pick<LicenseOffers, 'customerType'>): string => {
  const price = germanMoney(Math.round(shownPrice(offer, customerType) / offer.size / offer.period))
  return offer.size === 1 ? `${price} im Monat` : `${price} pro Person im Monat`
}

/** What one gets for it. */
export const featuresFor = ({ size }: LicenseOffer): readonly string[] => [
  'Alle Gebärden mit Video und Zeichnung',
  'Lernlisten, Druckvorlagen und eigene Gebärden',
  size === 1 ? 'Auf allen deinen Geräten, auch offline' : `Gemeinsame Ordner für ${size} Personen`,
]
