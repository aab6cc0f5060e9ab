import type { EInvoiceProfile } from './e-invoice-profile.ts'
import type { Invoice } from './invoice.ts'
import { element, type Xml } from './xml.ts'

/** BG-16 with the codes of UNTDID 4461. */
export const paymentMeans = ({ kind, payment, seller }: Invoice, profile: EInvoiceProfile): Xml => {
  if (kind === 'credit-note') return means(NOT_DEFINED, 'Erstattung oder Verrechnung')
  if (payment.method === 'card') {
    // A card is named by its last digits, or it cannot be named (BR-DE-24).
    if (payment.last4 === null) return means(NOT_DEFINED, 'Kartenzahlung')
    const card = element('ram:ApplicableTradeSettlementFinancialCard', [element('ram:ID', payment.last4)])
    return means(CARD, 'Kartenzahlung', card)
  }
  if (payment.method === 'sepa_debit') {
    // XRechnung asks for the whole account of who pays, and we keep its last digits only (BR-DE-25, BR-DE-31).
    const code = profile === 'en16931' && payment.mandate ? DIRECT_DEBIT : NOT_DEFINED
    return means(code, 'SEPA-Lastschrift')
  }
  if (!seller.bank) return means(NOT_DEFINED, 'Überweisung')
  const { iban, bic, name } = seller.bank
  return means(
    CREDIT_TRANSFER,
    'Überweisung',
    element('ram:PayeePartyCreditorFinancialAccount', [
      element('ram:IBANID', iban.replaceAll(' ', '')),
      element('ram:AccountName', name),
    ]),
    element('ram:PayeeSpecifiedCreditorFinancialInstitution', [element('ram:BICID', bic ?? '')]),
  )
}

const NOT_DEFINED = '1'
const CARD = '48'
const CREDIT_TRANSFER = '58'
const DIRECT_DEBIT = '59'

const means = (code: string, information: string, ...details: readonly Xml[]): Xml =>
  element('ram:SpecifiedTradeSettlementPaymentMeans', [
    element('ram:TypeCode', code),
    element('ram:Information', information),
    ...details,
  ])
