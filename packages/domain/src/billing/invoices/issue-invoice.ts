import { addDays, germanDayOf } from '../../kernel/german-days.ts'
import type { PricedCredit, PricedLine, PricedOrder } from '../priced-order.ts'
import type { Invoice, InvoiceLine, InvoiceOffset, InvoicePayment, InvoiceSeller, ServicePeriod } from './invoice.ts'
import { totalsOf } from './invoice-totals.ts'

export type IssueFacts = {
  readonly number: string
  readonly seller: InvoiceSeller
  /** Where invoices go to. */
  readonly email: string
  readonly payment: OrderPayment
  /** Days that a bank transfer may take. */
  readonly dueDays: number
  readonly offset?: InvoiceOffset | undefined
  readonly now: Date
}

/** How it is paid; until when follows from the day of the invoice. */
export type OrderPayment =
  | { readonly method: 'invoice' }
  | Extract<InvoicePayment, { readonly method: 'card' }>
  | Omit<Extract<InvoicePayment, { readonly method: 'sepa_debit' }>, 'dueOn'>

/** Direct debits are announced two days ahead (specification 1, section 9). */
export const DEBIT_NOTICE_DAYS = 2

/** Writes the invoice of an order, to the cent as it was priced. It holds everything and is never changed afterwards. */
export const issuedInvoice = (order: PricedOrder, facts: IssueFacts): Invoice => {
  const issuedOn = germanDayOf(facts.now)
  const lines = order.lines.map((line) => invoiceLine(line, order))
  return {
    version: 1,
    kind: 'invoice',
    number: facts.number,
    issuedOn,
    created: secondsOf(facts.now),
    seller: facts.seller,
    customer: { ...order.customer, email: facts.email },
    taxation: order.kind === 'fee' ? 'damages' : order.taxation.kind,
    lines,
    totals: totalsOf(lines),
    servicePeriod: wholePeriod(
      lines.flatMap(({ period }) => period ?? []),
      periodOf(order),
    ),
    payment: paymentOf(facts.payment, issuedOn, facts.dueDays),
    ...(facts.offset && { offset: facts.offset }),
    corrects: null,
  }
}

type CreditFacts = { readonly number: string; readonly reason: string; readonly now: Date }

/**
 * The credit note that takes a whole invoice back: a Rechnungskorrektur with a number of its own (§ 31 Abs. 5 UStDV).
 * What others have given back of it before is not given back again.
 */
export const creditNoteOf = (
  invoice: Invoice,
  { before = [], ...facts }: CreditFacts & { readonly before?: readonly Invoice[] },
): Invoice => {
  const given = before.flatMap(({ lines }) => lines).map(negative)
  return creditNote(invoice, [...invoice.lines, ...given], facts)
}

/** Gives time back that was invoiced and is not used, as it was charged then. */
export const creditNoteOfPart = (invoice: Invoice, credit: PricedCredit, facts: CreditFacts): Invoice => {
  const note = creditNote(
    invoice,
    credit.lines.map((line) => invoiceLine(line, credit)),
    facts,
  )
  return { ...note, ...(note.corrects && { corrects: { ...note.corrects, isPart: true } }) }
}

const creditNote = (
  { offset: _, ...invoice }: Invoice,
  lines: readonly InvoiceLine[],
  { number, reason, now }: CreditFacts,
): Invoice => ({
  ...invoice,
  kind: 'credit-note',
  number,
  issuedOn: germanDayOf(now),
  created: secondsOf(now),
  lines,
  totals: totalsOf(lines),
  servicePeriod: wholePeriod(
    lines.flatMap(({ period }) => period ?? []),
    invoice.servicePeriod,
  ),
  corrects: { number: invoice.number, issuedOn: invoice.issuedOn, reason },
})

const negative = (line: InvoiceLine): InvoiceLine => ({
  ...line,
  quantity: -line.quantity,
  net: -line.net,
  tax: -line.tax,
})

const invoiceLine = (line: PricedLine, { taxation }: Pick<PricedOrder, 'taxation'>): InvoiceLine => ({
  description: line.description,
  quantity: line.amount < 0 ? -1 : 1,
  unitNet: Math.abs(line.amount),
  basisPoints: line.basisPoints ?? taxation.basisPoints,
  net: line.amount,
  tax: line.tax,
  period: periodOf(line),
})

/** A term ends at the hour at which it began, so the day of its end belongs to the next one. */
export const periodOf = ({ periodStart, periodEnd }: Pick<PricedLine, 'periodStart' | 'periodEnd'>): ServicePeriod => {
  const start = germanDayOf(new Date(periodStart))
  const end = addDays(germanDayOf(new Date(periodEnd)), -1)
  return { start, end: end < start ? start : end }
}

/** From the first to the last day of what is charged: of an upgrade only the time that is left. */
const wholePeriod = (periods: readonly ServicePeriod[], fallback: ServicePeriod): ServicePeriod => ({
  start: periods.map(({ start }) => start).toSorted()[0] ?? fallback.start,
  end:
    periods
      .map(({ end }) => end)
      .toSorted()
      .at(-1) ?? fallback.end,
})

const paymentOf = (payment: OrderPayment, issuedOn: string, dueDays: number): InvoicePayment => {
  if (payment.method === 'card') return payment
  if (payment.method === 'invoice') return { method: 'invoice', dueOn: addDays(issuedOn, dueDays) }
  return { ...payment, dueOn: addDays(issuedOn, DEBIT_NOTICE_DAYS) }
}

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000)
