import type { EInvoiceProfile } from './e-invoice-profile.ts'
import { dueOf, type Invoice, type InvoiceLine, type ServicePeriod, type TaxGroup } from './invoice.ts'
import { correctionNote, paymentNote, taxNoteOf } from './invoice-notes.ts'
import { isLeitwegId } from './leitweg-id.ts'
import { paymentMeans } from './payment-means.ts'
import { buyerParty, isOutsideScope, sellerParty } from './trade-parties.ts'
import { element, emptyElement, type Xml, xmlDocument } from './xml.ts'

/**
 * The invoice as XML: UN/CEFACT Cross Industry Invoice D16B within EN 16931. Numbers like BT-10 are those of the norm.
 * The elements stand in the order of the schema, which knows no other.
 */
export const crossIndustryInvoice = (invoice: Invoice, profile: EInvoiceProfile): string =>
  xmlDocument(
    element(
      'rsm:CrossIndustryInvoice',
      [
        element('rsm:ExchangedDocumentContext', [
          element('ram:BusinessProcessSpecifiedDocumentContextParameter', [element('ram:ID', BILLING_PROCESS)]),
          element('ram:GuidelineSpecifiedDocumentContextParameter', [element('ram:ID', GUIDELINES[profile])]),
        ]),
        element('rsm:ExchangedDocument', [
          element('ram:ID', invoice.number),
          element('ram:TypeCode', TYPE_CODES[invoice.kind]),
          element('ram:IssueDateTime', [dateTime(invoice.issuedOn)]),
          ...[correctionNote(invoice), taxNoteOf(invoice)].map((note) =>
            element('ram:IncludedNote', [element('ram:Content', note ?? '')]),
          ),
        ]),
        element('rsm:SupplyChainTradeTransaction', [
          ...invoice.lines.map((line, index) => lineItem(invoice, line, index)),
          agreement(invoice),
          emptyElement('ram:ApplicableHeaderTradeDelivery'),
          settlement(invoice, profile),
        ]),
      ],
      NAMESPACES,
    ),
  )

/** BT-23, and BT-24 by profile. */
const BILLING_PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'
const GUIDELINES: Readonly<Record<EInvoiceProfile, string>> = {
  en16931: 'urn:cen.eu:en16931:2017',
  xrechnung: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
}
/** UNTDID 1001. */
const TYPE_CODES: Readonly<Record<Invoice['kind'], string>> = { invoice: '380', 'credit-note': '381' }

const STANDARD = 'urn:un:unece:uncefact:data:standard'
const NAMESPACES = {
  'xmlns:rsm': `${STANDARD}:CrossIndustryInvoice:100`,
  'xmlns:ram': `${STANDARD}:ReusableAggregateBusinessInformationEntity:100`,
  'xmlns:qdt': `${STANDARD}:QualifiedDataType:100`,
  'xmlns:udt': `${STANDARD}:UnqualifiedDataType:100`,
} as const

/** UNTDID 5305; reasons of VATEX. */
const CATEGORIES = {
  vat: { code: 'S', reason: '' },
  'reverse-charge': { code: 'AE', reason: 'VATEX-EU-AE' },
  'not-taxable': { code: 'O', reason: 'VATEX-EU-O' },
  damages: { code: 'O', reason: 'VATEX-EU-O' },
} as const

const lineItem = (invoice: Invoice, line: InvoiceLine, index: number): Xml =>
  element('ram:IncludedSupplyChainTradeLineItem', [
    element('ram:AssociatedDocumentLineDocument', [element('ram:LineID', String(index + 1))]),
    element('ram:SpecifiedTradeProduct', [element('ram:Name', line.description)]),
    element('ram:SpecifiedLineTradeAgreement', [
      element('ram:NetPriceProductTradePrice', [amount('ram:ChargeAmount', line.unitNet)]),
    ]),
    element('ram:SpecifiedLineTradeDelivery', [
      element('ram:BilledQuantity', String(line.quantity), { unitCode: 'C62' }),
    ]),
    element('ram:SpecifiedLineTradeSettlement', [
      element('ram:ApplicableTradeTax', [
        element('ram:TypeCode', 'VAT'),
        element('ram:CategoryCode', CATEGORIES[invoice.taxation].code),
        ratePercent(invoice, line.basisPoints),
      ]),
      billingPeriod(line.period),
      element('ram:SpecifiedTradeSettlementLineMonetarySummation', [amount('ram:LineTotalAmount', line.net)]),
    ]),
  ])

/** BT-10 is a Leitweg-ID, anything else that the customer gave is his order, BT-13. */
const agreement = (invoice: Invoice): Xml => {
  const { reference } = invoice.customer
  const isRouting = isLeitwegId(reference)
  return element('ram:ApplicableHeaderTradeAgreement', [
    element('ram:BuyerReference', isRouting ? reference.trim().toUpperCase() : ''),
    sellerParty(invoice),
    buyerParty(invoice),
    element('ram:BuyerOrderReferencedDocument', [element('ram:IssuerAssignedID', isRouting ? '' : reference)]),
  ])
}

const settlement = (invoice: Invoice, profile: EInvoiceProfile): Xml => {
  const { kind, number, payment, totals, corrects, offset, servicePeriod } = invoice
  const isDue = kind === 'invoice' && payment.method !== 'card'
  const mandate = kind === 'invoice' && payment.method === 'sepa_debit' ? payment.mandate : null
  return element('ram:ApplicableHeaderTradeSettlement', [
    element('ram:CreditorReferenceID', mandate?.creditorId ?? ''),
    element('ram:PaymentReference', number),
    element('ram:InvoiceCurrencyCode', 'EUR'),
    paymentMeans(invoice, profile),
    ...totals.groups.map((group) => taxGroup(invoice, group)),
    billingPeriod(servicePeriod),
    element('ram:SpecifiedTradePaymentTerms', [
      element('ram:Description', paymentNote(invoice)),
      isDue ? element('ram:DueDateDateTime', [dateTime(payment.dueOn)]) : null,
      element('ram:DirectDebitMandateID', mandate?.reference ?? ''),
    ]),
    element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
      amount('ram:LineTotalAmount', totals.net),
      amount('ram:TaxBasisTotalAmount', totals.net),
      amount('ram:TaxTotalAmount', totals.tax, { currencyID: 'EUR' }),
      amount('ram:GrandTotalAmount', totals.gross),
      offset ? amount('ram:TotalPrepaidAmount', offset.amount) : null,
      amount('ram:DuePayableAmount', dueOf(invoice)),
    ]),
    corrects &&
      element('ram:InvoiceReferencedDocument', [
        element('ram:IssuerAssignedID', corrects.number),
        element('ram:FormattedIssueDateTime', [dateTime(corrects.issuedOn, 'qdt')]),
      ]),
  ])
}

const taxGroup = (invoice: Invoice, { basisPoints, net, tax }: TaxGroup): Xml => {
  const { code, reason } = CATEGORIES[invoice.taxation]
  return element('ram:ApplicableTradeTax', [
    amount('ram:CalculatedAmount', tax),
    element('ram:TypeCode', 'VAT'),
    element('ram:ExemptionReason', taxNoteOf(invoice) ?? ''),
    amount('ram:BasisAmount', net),
    element('ram:CategoryCode', code),
    element('ram:ExemptionReasonCode', reason),
    ratePercent(invoice, basisPoints),
  ])
}

/** What is not taxable at all has no rate (BR-O-05). */
const ratePercent = ({ taxation }: Invoice, basisPoints: number): Xml =>
  isOutsideScope(taxation) ? null : element('ram:RateApplicablePercent', decimal(basisPoints))

const billingPeriod = (period: ServicePeriod | null): Xml =>
  period &&
  element('ram:BillingSpecifiedPeriod', [
    element('ram:StartDateTime', [dateTime(period.start)]),
    element('ram:EndDateTime', [dateTime(period.end)]),
  ])

/** Format 102 is CCYYMMDD. */
const dateTime = (day: string, prefix: 'udt' | 'qdt' = 'udt'): Xml =>
  element(`${prefix}:DateTimeString`, day.replaceAll('-', ''), { format: '102' })

const amount = (name: string, cents: number, attributes: Readonly<Record<string, string>> = {}): Xml =>
  element(name, decimal(cents), attributes)

/** Hundredths with two decimals, without going through a fraction. */
const decimal = (hundredths: number): string => {
  const size = Math.abs(hundredths)
  return `${hundredths < 0 ? '-' : ''}${Math.trunc(size / 100)}.${String(size % 100).padStart(2, '0')}`
}
