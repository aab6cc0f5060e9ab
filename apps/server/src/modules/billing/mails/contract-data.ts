import type { PaymentMethodType } from '@gebaerdenraum/domain/accounts/licence-payment'
import type { InvoiceSeller } from '@gebaerdenraum/domain/billing/invoices/invoice'
import { periodOf } from '@gebaerdenraum/domain/billing/invoices/issue-invoice'
import { periodText, REMINDED_FROM_MONTHS } from '@gebaerdenraum/domain/billing/licence-period'
import { consentedText } from '@gebaerdenraum/domain/billing/order-texts'
import type { PricedOrder } from '@gebaerdenraum/domain/billing/priced-order'
import { writtenDay } from '@gebaerdenraum/domain/kernel/german-days'

export type OrderedContract = {
  readonly order: PricedOrder
  readonly method: PaymentMethodType
  /** Not approved yet: its term has no day to begin on. */
  readonly isWaiting: boolean
  readonly seller: InvoiceSeller | undefined
  readonly appUrl: string
}

/** What a contract made at a distance has to be confirmed with (§ 312f BGB, Art. 246a EGBGB). */
export const contractRows = ({
  order,
  method,
  isWaiting,
  seller,
}: OrderedContract): readonly (readonly [string, string])[] => {
  const { license, customer } = order
  return [
    ['Leistung', `${license.title}: Zugang zu allen Gebärden, Videos und Materialien`],
    ['Plätze', String(license.size)],
    ['Laufzeit', `${periodText(license.period)}, ${termText(order, isWaiting)}`],
    ['Preis', priceText(order)],
    ['Zahlung', METHODS[method]],
    ['Danach', method === 'invoice' ? ENDS : renewsText(license.period, method)],
    ['Rechnung an', [customer.company, customer.name, customer.city].filter((part) => part !== '').join(', ')],
    ...(seller
      ? ([
          ['Anbieter', `${seller.name}, ${seller.street}, ${seller.postcode} ${seller.city}, ${seller.email}`],
        ] as const)
      : []),
  ]
}

/** Of a person, who may withdraw; the boxes he ticked are confirmed to him. */
export const contractNotes = ({ order, method, appUrl }: OrderedContract): readonly string[] => [
  ...(order.customer.customerType === 'person'
    ? [
        `${consentedText(method === 'invoice')} Widerrufe und Kündigungen kannst du jederzeit ohne Anmeldung erklären:`,
        `${appUrl}/vertrag-widerrufen`,
        `${appUrl}/vertrag-kuendigen`,
      ]
    : []),
  'Die Nutzungsbedingungen, denen du zugestimmt hast, findest du im Anhang.',
]

/** More for a licence that runs ends with the term it was priced for; a first licence begins with its approval. */
const termText = (order: PricedOrder, isWaiting: boolean): string => {
  const { start, end } = periodOf(order)
  if (!isWaiting) return `vom ${writtenDay(start)} bis zum ${writtenDay(end)}`
  const from = 'ab dem Tag, an dem wir die Bestellung freigeben'
  return order.kind === 'purchase' ? from : `${from}, bis zum ${writtenDay(end)}`
}

const priceText = ({ subtotal, tax, total, taxation, credit }: PricedOrder): string => {
  const gross = euros(subtotal + tax)
  const price =
    taxation.kind === 'vat'
      ? `${gross} (${euros(subtotal)} netto und ${euros(tax)} Umsatzsteuer)`
      : `${gross}, ohne Umsatzsteuer`
  return credit
    ? `${price}; abzüglich ${euros(credit.total)} für nicht genutzte Zeit sind ${euros(total)} zu zahlen`
    : price
}

/** Debits are announced, and who pays by the year is reminded; who pays by card each month knows. */
const renewsText = (months: number, method: PaymentMethodType): string => {
  const isTold = months >= REMINDED_FROM_MONTHS || method === 'sepa_debit'
  return `verlängert sich um ${periodText(months)} zum dann geltenden Preis, wenn du nicht vorher kündigst${isTold ? '; eine E-Mail erinnert dich daran' : ''}`
}
const ENDS = 'endet von selbst'

const METHODS: Readonly<Record<PaymentMethodType, string>> = {
  card: 'Karte',
  sepa_debit: 'SEPA-Lastschrift',
  invoice: 'Rechnung',
}

const EUROS = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })
const euros = (cents: number): string => EUROS.format(cents / 100)
