import { addresseeOf, type Invoice } from '@gebaerdenraum/domain/billing/invoices/invoice'
import { titleOf } from '@gebaerdenraum/domain/billing/invoices/invoice-notes'
import { isLeitwegId } from '@gebaerdenraum/domain/billing/invoices/leitweg-id'
import { writtenDay } from '@gebaerdenraum/domain/kernel/german-days'
import { type InvoiceFile, lineHeightOf } from './invoice-file.ts'
import { COLOURS, INNER_WIDTH, LEFT, LOOKS, RIGHT } from './sheet.ts'
import { wrapText } from './wrap-text.ts'

/** Brand, address, facts and title. Gives where the table begins. */
export const drawHead = (file: InvoiceFile, invoice: Invoice, productName: string): number => {
  file.rectangle({ x: 0, y: 0, width: 210, height: 4 }, COLOURS.brand)
  file.text([productName], { x: LEFT, y: 24, look: LOOKS.brand }, 'P')
  const sender = senderLine(invoice)
  file.text(sender, { x: LEFT, y: 49 - (sender.length - 1) * lineHeightOf(LOOKS.foot), look: LOOKS.foot }, 'P')
  file.text(addressLines(invoice), { x: LEFT, y: 56, look: LOOKS.text }, 'P')
  const factsEnd = drawFacts(file, invoice, 50)
  const title = Math.max(103, factsEnd + 8)
  file.text([`${titleOf(invoice)} ${invoice.number}`], { x: LEFT, y: title, look: LOOKS.title }, 'H1')
  return title + 9
}

const ADDRESS_WIDTH = 85

/** Above the address, small, for the envelope that comes back. */
const senderLine = ({ seller }: Invoice): readonly string[] =>
  wrapText(`${seller.name} · ${seller.street} · ${seller.postcode} ${seller.city}`, ADDRESS_WIDTH, LOOKS.foot).slice(
    0,
    2,
  )

const addressLines = ({ customer, seller }: Invoice): readonly string[] => {
  const { customerType, name, additional, street, number, postcode, city, countryCode } = customer
  const lines = [
    addresseeOf(customer),
    customerType === 'company' ? name : '',
    additional,
    `${street} ${number}`,
    `${postcode} ${city}`,
    countryCode === seller.countryCode ? '' : (COUNTRY_NAMES.of(countryCode) ?? countryCode).toUpperCase(),
  ]
  return lines.filter((line) => line !== '').flatMap((line) => wrapText(line, ADDRESS_WIDTH, LOOKS.text))
}

const COUNTRY_NAMES = new Intl.DisplayNames('de', { type: 'region' })

const drawFacts = (file: InvoiceFile, invoice: Invoice, top: number): number => {
  const { customer, payment, kind, servicePeriod, corrects } = invoice
  const isDue = kind === 'invoice' && payment.method === 'invoice'
  const facts = [
    ['Nummer', invoice.number],
    [kind === 'invoice' ? 'Rechnungsdatum' : 'Datum', writtenDay(invoice.issuedOn)],
    ['Leistungszeitraum', periodText(servicePeriod)],
    ...(isDue ? ([['Zahlbar bis', writtenDay(payment.dueOn)]] as const) : []),
    ...(corrects ? ([['Zur Rechnung', `${corrects.number} vom ${writtenDay(corrects.issuedOn)}`]] as const) : []),
    ...(customer.reference === ''
      ? []
      : ([[isLeitwegId(customer.reference) ? 'Leitweg-ID' : 'Referenz', customer.reference]] as const)),
    ...(customer.vatId === '' ? [] : ([['USt-IdNr. des Kunden', customer.vatId]] as const)),
  ] as const
  let y = top
  for (const [label, value] of facts) {
    const lines = wrapText(value, FACT_WIDTH, LOOKS.text)
    // Label and value belong together, also when they are read.
    file.within('Sect', () => {
      file.text([label], { x: FACTS_LEFT, y, look: LOOKS.label }, 'P')
      file.text(lines, { x: FACTS_LEFT, y: y + 4.2, look: LOOKS.text }, 'P')
    })
    y += 4.2 + lines.length * lineHeightOf(LOOKS.text) + 1.6
  }
  return y
}

const FACTS_LEFT = LEFT + INNER_WIDTH - 55
const FACT_WIDTH = RIGHT - FACTS_LEFT

/** `21.11.2026 – 20.12.2026`, or one day. */
export const periodText = ({ start, end }: Invoice['servicePeriod']): string =>
  start === end ? writtenDay(start) : `${writtenDay(start)} – ${writtenDay(end)}`
