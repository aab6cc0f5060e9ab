import { OFFERS } from '@gebaerdenraum/domain/billing/offers.fixture'
import { expect, test } from 'vitest'
import { licenceName, offerText } from './offer-text.ts'

const [offer] = OFFERS.groups[2]?.licenses ?? []

test('a licence is named with its period, its price and how it can be paid', () => {
  if (!offer) throw new Error('The fixture has no such licence')
  expect(licenceName(offer)).toBe('institution für 1 Monat')
  const text = (change: object, methods = offer.paymentMethods) =>
    offerText({ ...offer, paymentMethods: methods }, { ...OFFERS, ...change }).replaceAll('\u00a0', ' ')
  expect(text({})).toBe('10,00 € zuzüglich 19 % Mehrwertsteuer, zahlbar per Karte oder Lastschrift')
  expect(text({ customerType: 'person' })).toContain('11,90 € inklusive 19 % Mehrwertsteuer')
  expect(text({ taxation: 'reverse-charge', taxNote: 'Steuerschuldnerschaft' }, ['invoice'])).toBe(
    '10,00 € Steuerschuldnerschaft, zahlbar per Rechnung',
  )
})
