import { crossIndustryInvoice } from '@gebaerdenraum/domain/billing/invoices/cross-industry-invoice'
import type { Invoice } from '@gebaerdenraum/domain/billing/invoices/invoice'
import { correctionNote, paymentNote, taxNoteOf, titleOf } from '@gebaerdenraum/domain/billing/invoices/invoice-notes'
import { writtenDay } from '@gebaerdenraum/domain/kernel/german-days'
import { drawHead } from './draw-head.ts'
import { drawLines } from './draw-lines.ts'
import { drawTotals } from './draw-totals.ts'
import { type InvoiceFile, lineHeightOf, openInvoiceFile } from './invoice-file.ts'
import { BOTTOM, COLOURS, INNER_WIDTH, LEFT, LOOKS, RIGHT } from './sheet.ts'
import { wrapText } from './wrap-text.ts'

/** The invoice on paper, with the same invoice for machines inside it. */
export const writeInvoicePdf = (invoice: Invoice, productName: string): Promise<Uint8Array> => {
  const title = `${titleOf(invoice)} ${invoice.number}`
  const file = openInvoiceFile({
    title,
    author: invoice.seller.name,
    subject: `${title} vom ${writtenDay(invoice.issuedOn)}`,
    creator: productName,
    madeAt: new Date(invoice.created * 1000),
    xml: crossIndustryInvoice(invoice, 'en16931'),
  })
  file.startPage()
  let y = drawHead(file, invoice, productName)
  y = drawLines(file, invoice, y)
  y = drawTotals(file, invoice, y)
  drawNotes(file, invoice, y + 8)
  file.onEachPage((page, pages) => drawFoot(file, invoice, page, pages))
  return file.end()
}

const drawNotes = (file: InvoiceFile, invoice: Invoice, top: number): void => {
  const notes = [correctionNote(invoice), taxNoteOf(invoice), paymentNote(invoice)].filter((note) => note !== null)
  const paragraphs = notes.map((note) => wrapText(note, INNER_WIDTH, LOOKS.text))
  const height = paragraphs.reduce((sum, lines) => sum + lines.length * lineHeightOf(LOOKS.text) + 2, 0)
  let y = top
  if (y + height > BOTTOM) {
    file.startPage()
    y = CONTINUED_TOP
  }
  for (const lines of paragraphs) {
    file.text(lines, { x: LEFT, y, look: LOOKS.text }, 'P')
    y += lines.length * lineHeightOf(LOOKS.text) + 2
  }
}

const CONTINUED_TOP = 30
const FOOT_TOP = 270
const FOOT_WIDTHS = [36, 45, 37, 47] as const

/** Who the seller is, on every page alike; it is read aloud once. */
const drawFoot = (file: InvoiceFile, { seller, number }: Invoice, page: number, pages: number): void => {
  file.rectangle({ x: LEFT, y: FOOT_TOP - 5, width: INNER_WIDTH, height: 0.3 }, COLOURS.line)
  const columns = [
    [seller.name, seller.street, `${seller.postcode} ${seller.city}`],
    [seller.contact, seller.phone, seller.email],
    [
      seller.vatId ? `USt-IdNr. ${seller.vatId}` : '',
      seller.taxNumber ? `Steuernummer ${seller.taxNumber}` : '',
      seller.register ?? '',
    ],
    seller.bank
      ? [seller.bank.name, `IBAN ${spacedIban(seller.bank.iban)}`, seller.bank.bic ? `BIC ${seller.bank.bic}` : '']
      : [],
  ]
  let x = LEFT
  for (const [index, width] of FOOT_WIDTHS.entries()) {
    const column = (columns[index] ?? []).filter((line) => line !== '')
    const lines = column.flatMap((line) => wrapText(line, width - 2, LOOKS.foot))
    if (lines.length > 0) file.text(lines, { x, y: FOOT_TOP, look: LOOKS.foot }, page === 1 ? 'P' : null)
    x += width
  }
  const place = { x: RIGHT, y: FOOT_TOP - 7, look: LOOKS.foot, align: 'right' } as const
  file.text([`${number} · Seite ${page} von ${pages}`], place, null)
}

const spacedIban = (iban: string): string => iban.replaceAll(' ', '').replace(/(.{4})(?=.)/g, '$1\u00a0')
