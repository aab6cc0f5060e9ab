import type { PaymentMethodType } from '@gebaerdenraum/domain/billing/payment-methods'
import type { InvoicePreview } from '@gebaerdenraum/domain/licences/checkout.contract'
import { periodText } from '@gebaerdenraum/domain/licences/licence-period'
import { germanDay } from '../../../ui/german-dates.ts'
import { germanMoney } from '../../../ui/german-money.ts'

/** Seconds since 1970, as the payment provider counts, on the calendar. */
export const dayOf = (seconds: number): string => germanDay(new Date(seconds * 1000).toISOString())

/** What choosing this licence does, and when: one sentence. */
export const changeText = ({ change, period_start, period_end }: InvoicePreview): string => {
  switch (change) {
    case 'purchase':
      return `Die Lizenz beginnt sofort und läuft bis ${dayOf(period_end)}.`
    case 'upgrade':
      return `Die neue Lizenz gilt sofort. Was von der bisherigen noch nicht verbraucht ist, wird angerechnet.`
    case 'successor':
      return `Die neue Lizenz beginnt am ${dayOf(period_start)}, wenn die bisherige endet. Bis dahin ändert sich nichts.`
    case 'keep':
      return 'Du behältst deine Lizenz; sie verlängert sich wieder.'
  }
}

/** When it is paid. */
export const chargeText = ({ next_payment_attempt, total }: InvoicePreview, method: PaymentMethodType): string => {
  if (total === 0) return 'Es ist jetzt nichts zu bezahlen.'
  if (method === 'invoice') return 'Du bekommst eine Rechnung, sobald wir deine Bestellung geprüft haben.'
  if (next_payment_attempt !== null) return `Abgebucht wird am ${dayOf(next_payment_attempt)}.`
  return method === 'sepa_debit'
    ? 'Der Betrag wird in den nächsten Tagen von deinem Konto eingezogen.'
    : 'Der Betrag wird sofort abgebucht.'
}

/** When an offer that is accepted is invoiced: nobody has to look at it before. */
export const agreedChargeText = ({ next_payment_attempt }: InvoicePreview): string =>
  next_payment_attempt === null
    ? 'Die Rechnung bekommst du gleich per E-Mail.'
    : `Die Rechnung bekommst du am ${dayOf(next_payment_attempt)} per E-Mail.`

/** What happens at the end of the term, and how to prevent it. `renewsFor`: months; null where it ends by itself. */
export const renewalText = ({ period_end }: InvoicePreview, renewsFor: number | null): string => {
  const end = dayOf(period_end)
  return renewsFor === null
    ? `Sie endet am ${end} von selbst; du musst nicht kündigen.`
    : `Sie verlängert sich am ${end} um ${periodText(renewsFor)}, zu dem Preis, der dann gilt. Kündigen kannst du jederzeit zum Ende der Laufzeit: bei deiner Lizenz in den Einstellungen oder am Fuß jeder Seite.`
}

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
