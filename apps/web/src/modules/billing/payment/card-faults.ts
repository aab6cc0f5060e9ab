import { isCardExpired, isCardNumber } from '@gebaerdenraum/domain/billing/customers/payment-methods'
import { requiredText } from '@gebaerdenraum/domain/kernel/field-messages'

export type CardTexts = {
  readonly number: string
  readonly expiry: string
  readonly cvc: string
  readonly name: string
}
type CardFaults = { readonly [Field in keyof CardTexts]: string | null }

/** What is wrong with a card's fields, as sentences. */
export const cardFaults = ({ number, expiry, cvc, name }: CardTexts, now: Date): CardFaults => ({
  number: required('Kartennummer', number) ?? (isCardNumber(number) ? null : 'Die Kartennummer ist ungültig'),
  expiry: required('Gültig bis', expiry) ?? expiryFault(expiry, now),
  cvc: required('Prüfziffer', cvc) ?? (/^\d{3,4}$/.test(cvc.trim()) ? null : 'Die Prüfziffer hat 3 oder 4 Ziffern'),
  name: required('Name des Inhabers', name),
})

export const required = (label: string, text: string): string | null =>
  text.trim() === '' ? requiredText(label) : null

/** Month and year of `12/29` or `12 / 2029`; null where it is neither. */
export const readExpiry = (text: string): { readonly month: number; readonly year: number } | null => {
  const [, month, year] = /^\s*(\d{1,2})\s*\/\s*(\d{2}|\d{4})\s*$/.exec(text) ?? []
  if (month === undefined || year === undefined || Number(month) < 1 || Number(month) > 12) return null
  return { month: Number(month), year: year.length === 2 ? 2000 + Number(year) : Number(year) }
}

const expiryFault = (text: string, now: Date): string | null => {
  const expiry = readExpiry(text)
  if (!expiry) return 'Schreibe Monat und Jahr, zum Beispiel 12/29'
  return isCardExpired(expiry.month, expiry.year, now) ? 'Die Karte ist abgelaufen' : null
}
