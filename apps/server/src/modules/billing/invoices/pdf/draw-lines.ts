import type { Invoice, InvoiceLine } from '@gebaerdenraum/domain/billing/invoices/invoice'
import { periodText } from './draw-head.ts'
import { type InvoiceFile, lineHeightOf, type TextRole } from './invoice-file.ts'
import { euros, percent } from './numbers.ts'
import { BOTTOM, COLOURS, INNER_WIDTH, LEFT, LOOKS, RIGHT } from './sheet.ts'
import { wrapText } from './wrap-text.ts'

/** The table of what is charged. Gives where it ends. */
export const drawLines = (file: InvoiceFile, invoice: Invoice, top: number): number => {
  let y = top
  file.within('Table', () => {
    drawTitles(file, y)
    y += HEAD_HEIGHT
    for (const [index, line] of invoice.lines.entries()) {
      const description = wrapText(line.description, DESCRIPTION_WIDTH, LOOKS.text)
      const height = (description.length + (line.period ? 1 : 0)) * lineHeightOf(LOOKS.text) + ROW_GAP
      if (y + height > BOTTOM) {
        file.startPage()
        drawTitles(file, CONTINUED_TOP)
        y = CONTINUED_TOP + HEAD_HEIGHT
      }
      drawRow(file, { line, description, number: index + 1, hasTax: invoice.taxation === 'vat' }, y)
      y += height
      file.rectangle({ x: LEFT, y: y - BELOW_RULE, width: INNER_WIDTH, height: 0.2 }, COLOURS.line)
    }
  })
  return y
}

const CONTINUED_TOP = 30
const HEAD_HEIGHT = 8
const ROW_GAP = 4.5
/** From the rule between two rows to the base line below it. */
const BELOW_RULE = 5
const DESCRIPTION_WIDTH = 78

/** Right edges of columns that hold numbers, and the left ones of the others. */
const COLUMNS = {
  number: LEFT + 2,
  description: LEFT + 11,
  quantity: 122,
  price: 146,
  tax: 164,
  net: RIGHT - 2,
} as const

const drawTitles = (file: InvoiceFile, y: number): void => {
  file.rectangle({ x: LEFT, y: y - 5, width: INNER_WIDTH, height: 7.5 }, COLOURS.tint)
  file.within('TR', () => {
    const cell = (text: string, x: number, align: 'left' | 'right' = 'right') =>
      file.text([text], { x, y, look: LOOKS.label, align }, 'TH')
    cell('Nr.', COLUMNS.number, 'left')
    cell('Leistung', COLUMNS.description, 'left')
    cell('Menge', COLUMNS.quantity)
    cell('Einzelpreis', COLUMNS.price)
    cell('USt.', COLUMNS.tax)
    cell('Netto', COLUMNS.net)
  })
}

type Row = {
  readonly line: InvoiceLine
  readonly description: readonly string[]
  readonly number: number
  readonly hasTax: boolean
}

const drawRow = (file: InvoiceFile, { line, description, number, hasTax }: Row, y: number): void =>
  file.within('TR', () => {
    const role: TextRole = 'TD'
    const right = (text: string, x: number) => file.text([text], { x, y, look: LOOKS.text, align: 'right' }, role)
    file.text([String(number)], { x: COLUMNS.number, y, look: LOOKS.text }, role)
    const lines = line.period ? [...description, periodText(line.period)] : description
    file.text(lines, { x: COLUMNS.description, y, look: LOOKS.text }, role)
    right(String(line.quantity).replace('-', '−'), COLUMNS.quantity)
    right(euros(line.unitNet), COLUMNS.price)
    right(hasTax ? percent(line.basisPoints) : '–', COLUMNS.tax)
    right(euros(line.net), COLUMNS.net)
  })
