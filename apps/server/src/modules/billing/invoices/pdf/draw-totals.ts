import { dueOf, type Invoice } from '@gebaerdenraum/domain/billing/invoices/invoice'
import type { InvoiceFile, TextLook } from './invoice-file.ts'
import { euros, percent } from './numbers.ts'
import { BOTTOM, COLOURS, LOOKS, RIGHT } from './sheet.ts'

/** Net, tax by rate, and what is to be paid. Gives where it ends. */
export const drawTotals = (file: InvoiceFile, { totals, taxation, kind, offset }: Invoice, top: number): number => {
  const groups =
    taxation === 'vat'
      ? totals.groups.map(({ basisPoints, net, tax }) => ({
          label: `zuzüglich ${percent(basisPoints)} USt. auf ${euros(net)}`,
          value: euros(tax),
        }))
      : [{ label: 'Umsatzsteuer', value: euros(0) }]
  const rows = [{ label: 'Summe netto', value: euros(totals.net) }, ...groups]
  let y = top + 4
  if (y + (rows.length + (offset ? 2 : 0)) * ROW + 16 > BOTTOM) {
    file.startPage()
    y = CONTINUED_TOP
  }
  file.within('Table', () => {
    const row = (label: string, value: string, look: TextLook) =>
      file.within('TR', () => {
        file.text([label], { x: LABEL_RIGHT, y, look, align: 'right' }, 'TD')
        file.text([value], { x: RIGHT - 2, y, look, align: 'right' }, 'TD')
      })
    for (const { label, value } of rows) {
      row(label, value, LOOKS.text)
      y += ROW
    }
    file.rectangle({ x: BOX_LEFT, y: y - 3.2, width: RIGHT - BOX_LEFT, height: 10 }, COLOURS.tint)
    y += 3.2
    row(kind === 'invoice' ? 'Rechnungsbetrag' : 'Korrekturbetrag', euros(totals.gross), LOOKS.total)
    if (offset) {
      y += ROW + 4
      row(`abzüglich Rechnungskorrektur ${offset.number}`, euros(-offset.amount), LOOKS.text)
      y += ROW
      row('Zu zahlen', euros(dueOf({ totals, offset })), LOOKS.text)
    }
  })
  return y + 6
}

const ROW = 6
const CONTINUED_TOP = 30
const LABEL_RIGHT = 160
const BOX_LEFT = 96
