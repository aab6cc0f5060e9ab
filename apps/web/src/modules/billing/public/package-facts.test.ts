import type { LicenseOffer } from '@gebaerdenraum/domain/billing/licenses.contract'
import { expect, test } from 'vitest'
import { featuresFor, isRecommended, monthlyText } from './package-facts.ts'

const offer = (size: number, net: number, gross: number, period = 12): LicenseOffer =>
  ({ id: `${size}-${period}`, title: '', size, period, net, gross, canAutoRenew: true }) as LicenseOffer

test.each([
  [offer(1, 5000, 5950), 'person', '4,96 € im Monat'],
  [offer(10, 36000, 42840), 'company', '3,00 € pro Person im Monat'],
  [offer(10, 36000, 42840), 'person', '3,57 € pro Person im Monat'],
] as const)('a price is comparable: for one person in a month', (given, customerType, text) => {
  expect(monthlyText(given, { customerType }).replaceAll('\u00a0', ' ')).toBe(text)
})

test('a package for a team says for how many, and one of them is recommended', () => {
  expect(featuresFor(offer(10, 1, 1)).at(-1)).toBe('Gemeinsame Ordner für 10 Personen')
  expect(featuresFor(offer(1, 1, 1)).at(-1)).toBe('Auf allen deinen Geräten, auch offline')
  expect([1, 5, 10, 20].map((size) => isRecommended(offer(size, 1, 1)))).toEqual([false, false, true, false])
})
