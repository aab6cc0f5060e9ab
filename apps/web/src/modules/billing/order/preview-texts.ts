import type { PaymentMethodType } from '@gebaerdenraum/domain/accounts/licence-payment'
import type { InvoicePreview } from '@gebaerdenraum/domain/billing/checkout.contract'
import type { OrderFacts } from '@gebaerdenraum/domain/billing/order-texts'
import { germanDay } from '../../../ui/german-dates.ts'
import { germanMoney } from '../../../ui/german-money.ts'

/** Seconds since 1970, as the payment provider counts, on the calendar. */
export const dayOf = (seconds: number): string => germanDay(new Date(seconds * 1000).toISOString())

type Order = { readonly method: PaymentMethodType; readonly isAgreed: boolean; readonly period: number }

/** The facts of a preview that decide about its texts. `period`: months. */
export const factsOf = (preview: InvoicePreview, order: Order): OrderFacts => ({
  ...order,
  change: preview.change,
  start: new Date(preview.period_start * 1000),
  end: new Date(preview.period_end * 1000),
  total: preview.total,
  chargedAt: preview.next_payment_attempt === null ? null : new Date(preview.next_payment_attempt * 1000),
})

/** The whole price, with the taxes in it. */
export const priceText = (preview: InvoicePreview): string => {
  const rates = taxRows(preview).map(({ rate }) => `${rate.toLocaleString('de-DE')} %`)
  const taxes = rates.length > 0 ? `inklusive ${rates.join(' und ')} Mehrwertsteuer` : preview.tax_note
  return [germanMoney(preview.total), taxes].filter(Boolean).join(', ')
}

/** Members who lose their seat with a smaller licence; null when all can stay. */
export const surplusText = ({ surplus, period_start }: InvoicePreview): string | null => {
  if (surplus === 0) return null
  const who = surplus === 1 ? 'Ein Mitglied deines Teams verliert' : `${surplus} Mitglieder deines Teams verlieren`
  const whose = surplus === 1 ? 'seinen Platz' : 'ihren Platz'
  return `${who} am ${dayOf(period_start)} ${whose}, wer zuletzt beigetreten ist, zuerst. Du kannst vorher selbst entscheiden, wer geht.`
}

/** VAT by rate, the sum of all lines. */
export const taxRows = ({ lines }: InvoicePreview): readonly { readonly rate: number; readonly amount: number }[] => {
  const byRate = new Map<number, number>()
  for (const { tax_amounts } of lines.data) {
    for (const { amount, tax_rate_percentage } of tax_amounts) {
      byRate.set(tax_rate_percentage, (byRate.get(tax_rate_percentage) ?? 0) + amount)
    }
  }
  return [...byRate].filter(([rate]) => rate > 0).map(([rate, amount]) => ({ rate, amount }))
}
