import { hasLuhnDigit } from './check-digits.ts'

export const CARD_BRANDS = ['visa', 'mastercard', 'amex', 'diners', 'other'] as const
export type CardBrand = (typeof CARD_BRANDS)[number]

/** By the first digits of a card (ISO/IEC 7812). */
export const cardBrandOf = (number: string): CardBrand => {
  const digits = number.replace(/\D/g, '')
  if (digits.startsWith('4')) return 'visa'
  if (/^3[47]/.test(digits)) return 'amex'
  if (/^(30[0-5]|3[689])/.test(digits)) return 'diners'
  if (/^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/.test(digits)) return 'mastercard'
  return 'other'
}

/** Length and check digit (Luhn). */
export const isCardNumber = (number: string): boolean => {
  const digits = number.replace(/[\s-]/g, '')
  return /^\d{12,19}$/.test(digits) && hasLuhnDigit(digits)
}

/** A card is valid through its expiry month. */
export const isCardExpired = (expMonth: number, expYear: number, now: Date): boolean =>
  Date.UTC(expYear, expMonth, 1) <= now.getTime()

/** What a returned direct debit costs, in cents (specification 1, section 9). */
export const SEPA_RETURN_FEE_CENTS = 700

/** Method that stands for "on invoice": it needs no provider and has no row. */
export const INVOICE_METHOD = { id: 'invoice', type: 'invoice' } as const
