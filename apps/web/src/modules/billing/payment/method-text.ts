import type { PaymentMethodType } from '@gebaerdenraum/domain/accounts/licence-payment'
import type { PaymentMethod } from '@gebaerdenraum/domain/billing/checkout.contract'

const BRANDS = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  diners: 'Diners Club',
  other: 'Karte',
} as const

export const METHOD_TYPE_TEXTS: Readonly<Record<PaymentMethodType, string>> = {
  card: 'Karte',
  sepa_debit: 'Lastschrift',
  invoice: 'Rechnung',
}

/** `Visa, endet auf 4242`: as its owner recognises it. */
export const methodText = ({ type, card, last4 }: Pick<PaymentMethod, 'type' | 'card' | 'last4'>): string => {
  const kind = type === 'card' && card ? BRANDS[card.brand] : METHOD_TYPE_TEXTS[type]
  return last4 ? `${kind}, endet auf ${last4}` : kind
}
