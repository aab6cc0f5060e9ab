import { writtenDay } from '../../kernel/german-days.ts'
import { NOT_TAXABLE_NOTE, REVERSE_CHARGE_NOTE } from '../taxation.ts'
import { dueOf, type Invoice, type InvoiceTaxation } from './invoice.ts'

/** What an invoice says in sentences; the same on paper and in the e-invoice. */

/** Why no tax is charged (§ 14a Abs. 5 UStG asks for the first in these words). */
const TAX_NOTES: Readonly<Record<Exclude<InvoiceTaxation, 'vat'>, string>> = {
  'reverse-charge': REVERSE_CHARGE_NOTE,
  'not-taxable': NOT_TAXABLE_NOTE,
  damages: 'Schadensersatz, kein Entgelt für eine Leistung: nicht steuerbar',
}

export const taxNoteOf = ({ taxation }: Pick<Invoice, 'taxation'>): string | null =>
  taxation === 'vat' ? null : TAX_NOTES[taxation]

export const titleOf = ({ kind }: Pick<Invoice, 'kind'>): string =>
  kind === 'invoice' ? 'Rechnung' : 'Rechnungskorrektur'

/** How and until when it is paid. */
export const paymentNote = (invoice: Invoice): string => {
  const { offset } = invoice
  if (!offset) return wayNote(invoice)
  const less = `Verrechnet mit der Rechnungskorrektur ${offset.number} über ${amountText(offset.amount)}; zu zahlen sind ${amountText(dueOf(invoice))}.`
  return dueOf(invoice) === 0 ? less : `${less} ${wayNote(invoice)}`
}

const AMOUNT = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })
const amountText = (cents: number): string => AMOUNT.format(cents / 100)

const wayNote = ({ kind, payment, seller, number }: Invoice): string => {
  if (kind === 'credit-note') return 'Der Betrag wird erstattet oder mit offenen Rechnungen verrechnet.'
  if (payment.method === 'card') {
    return `Der Betrag wird von der Karte${endingIn(payment.last4)} abgebucht.`
  }
  if (payment.method === 'sepa_debit') {
    const mandate = payment.mandate
      ? ` (Mandat ${payment.mandate.reference}, Gläubiger-ID ${payment.mandate.creditorId})`
      : ''
    return `Der Betrag wird ab dem ${writtenDay(payment.dueOn)} per SEPA-Lastschrift vom Konto${endingIn(payment.last4)} eingezogen${mandate}.`
  }
  const account = seller.bank ? ' auf das in der Rechnung genannte Konto' : ''
  return `Zahlbar ohne Abzug bis zum ${writtenDay(payment.dueOn)}${account}. Verwendungszweck: ${number}.`
}

const endingIn = (last4: string | null): string => (last4 === null ? '' : ` mit den Endziffern ${last4}`)

export const correctionNote = ({ corrects }: Pick<Invoice, 'corrects'>): string | null =>
  corrects &&
  (corrects.isPart
    ? `Diese Rechnungskorrektur mindert die Rechnung ${corrects.number} vom ${writtenDay(corrects.issuedOn)}. Grund: ${corrects.reason}`
    : `Diese Rechnungskorrektur hebt die Rechnung ${corrects.number} vom ${writtenDay(corrects.issuedOn)} auf. Grund: ${corrects.reason}`)
