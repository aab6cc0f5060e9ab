import type { License } from '../accounts/session.contract.ts'
import type { BillingAddress } from './customers/billing-address.ts'
import { addresseeOf } from './invoices/invoice.ts'
import { addMonths, periodText } from './licence-period.ts'
import { type Taxation, taxOf } from './taxation.ts'

/**
 * An order with its price: what is shown before buying, what is charged, and what an invoice is written from. Once it
 * is placed it never changes. Money is whole cents; moments are ISO 8601 in UTC, to the second.
 */
export type PricedOrder = {
  readonly kind: 'purchase' | 'renewal' | 'upgrade' | 'fee'
  readonly currency: 'EUR'
  /** As it was when the order was placed. */
  readonly customer: BillingAddress
  readonly license: License
  readonly taxation: Taxation
  readonly lines: readonly PricedLine[]
  readonly subtotal: number
  readonly tax: number
  /** What is to be paid, never below zero: the lines with their tax, less the credit. */
  readonly total: number
  /** Time of the term before, where it cannot stand on the same invoice as what is ordered. */
  readonly credit?: PricedCredit
  /** The term that the licence has by this order. */
  readonly periodStart: string
  readonly periodEnd: string
  /** To this second it is prorated, and by the prices of this moment. */
  readonly pricedAt: string
}

/** Given back as it was charged, by a credit note of its own; amounts are above zero. */
export type PricedCredit = {
  readonly taxation: Taxation
  readonly lines: readonly PricedLine[]
  readonly subtotal: number
  readonly tax: number
  readonly total: number
}

export type PricedLine = {
  readonly kind: 'licence' | 'unused-time' | 'return-fee'
  readonly description: string
  /** Net; below zero where something is given back. */
  readonly amount: number
  readonly tax: number
  /** Hundredths of a per cent, where it was taxed otherwise than the order: what is given back, after a move. */
  readonly basisPoints?: number
  readonly periodStart: string
  readonly periodEnd: string
}

type OrderFacts = {
  readonly customer: BillingAddress
  readonly license: License
  readonly taxation: Taxation
  readonly at: Date
}

/** A licence's whole price for a whole term: a first one, or the next. */
export const priceTerm = (
  facts: OrderFacts & { readonly kind: 'purchase' | 'renewal'; readonly net: number; readonly anchorDay?: number },
): PricedOrder => {
  const start = wholeSecond(facts.at)
  const term = { start, end: addMonths(start, facts.license.period, facts.anchorDay) }
  return ordered(facts.kind, facts, term, [licenceLine(licenceText(facts.license), facts.net, term)])
}

export type PresentTerm = {
  readonly license: License
  /** What the whole term costs, net. */
  readonly net: number
  readonly start: Date
  readonly end: Date
  /** How it was charged, and to whom; the customer may have moved since, or have become another. */
  readonly taxation: Taxation
  readonly customer: BillingAddress
}

/**
 * More at once: the time of the present licence that is left is given back to the second. With the same period the end
 * stays, and the new licence costs its share of the time that is left; with a longer one a new term begins. Undefined
 * where what is left is worth more than what is wanted: no charge is below zero.
 */
export const priceUpgrade = (
  facts: OrderFacts & { readonly net: number; readonly present: PresentTerm },
): PricedOrder | undefined => {
  const { present, license, net } = facts
  const at = wholeSecond(facts.at)
  const rest = { start: at, end: present.end }
  const left = shareOf(present.net, present, at)
  const unusedText = `Nicht genutzte Zeit: ${licenceText(present.license)}`
  const keepsPeriod = license.period === present.license.period
  const term = keepsPeriod
    ? { start: present.start, end: present.end }
    : { start: at, end: addMonths(at, license.period) }
  const added = keepsPeriod
    ? licenceLine(`Restliche Zeit: ${licenceText(license)}`, shareOf(net, present, at), rest)
    : licenceLine(licenceText(license), net, term)
  const unused = (amount: number) => ({ ...licenceLine(unusedText, amount, rest), kind: 'unused-time' as const })
  if (!isInvoicedAlike(present, facts)) {
    return lessCredit(ordered('upgrade', facts, term, [added]), creditOf(present.taxation, [unused(left)]))
  }
  const { basisPoints } = present.taxation
  const isMoved = basisPoints !== facts.taxation.basisPoints
  const credit = { ...unused(-left), ...(isMoved && { basisPoints }) }
  const order = ordered('upgrade', facts, term, [credit, added])
  return order.total < 0 ? undefined : order
}

/** One invoice has one customer and one kind of taxation: what is taxed and what is not go on none together (BR-O-11). */
const isInvoicedAlike = (
  present: PresentTerm,
  { customer, taxation }: Pick<OrderFacts, 'customer' | 'taxation'>,
): boolean =>
  present.taxation.kind === taxation.kind &&
  present.customer.customerType === customer.customerType &&
  addresseeOf(present.customer) === addresseeOf(customer)

const creditOf = (taxation: Taxation, lines: readonly Omit<PricedLine, 'tax'>[]): PricedCredit => ({
  taxation,
  ...summed(lines, taxation),
})

const lessCredit = (order: PricedOrder, credit: PricedCredit): PricedOrder | undefined => {
  const total = order.total - credit.total
  return total < 0 ? undefined : { ...order, total, ...(credit.total > 0 && { credit }) }
}

/** What the bank asks for a direct debit that came back: no payment for a service, and therefore without VAT. */
export const priceFee = (facts: OrderFacts & { readonly amount: number; readonly term: Term }): PricedOrder => {
  const untaxed = { ...facts.taxation, basisPoints: 0 }
  const line = licenceLine('Gebühr für eine zurückgegebene Lastschrift', facts.amount, facts.term)
  return ordered('fee', { ...facts, taxation: untaxed }, facts.term, [{ ...line, kind: 'return-fee' }])
}

type Term = { readonly start: Date; readonly end: Date }

const ordered = (
  kind: PricedOrder['kind'],
  { customer, license, taxation, at }: OrderFacts,
  term: Term,
  lines: readonly Omit<PricedLine, 'tax'>[],
): PricedOrder => {
  const period = { periodStart: iso(term.start), periodEnd: iso(term.end) }
  const pricedAt = iso(wholeSecond(at))
  return {
    kind,
    currency: 'EUR',
    customer,
    license,
    taxation,
    ...summed(lines, taxation),
    ...period,
    pricedAt,
  }
}

const summed = (lines: readonly Omit<PricedLine, 'tax'>[], taxation: Taxation) => {
  const taxed = lines.map((line) => ({ ...line, tax: taxOf(line.amount, { ...taxation, ...line }) }))
  const subtotal = taxed.reduce((sum, { amount }) => sum + amount, 0)
  const tax = taxed.reduce((sum, line) => sum + line.tax, 0)
  return { lines: taxed, subtotal, tax, total: subtotal + tax }
}

const licenceLine = (description: string, amount: number, { start, end }: Term): Omit<PricedLine, 'tax'> => ({
  kind: 'licence',
  description,
  amount,
  periodStart: iso(start),
  periodEnd: iso(end),
})

/** The share of a term's price that lies behind a moment, to the second, half up. */
const shareOf = (net: number, { start, end }: Term, at: Date): number => {
  const whole = end.getTime() - start.getTime()
  const left = Math.min(Math.max(end.getTime() - at.getTime(), 0), whole)
  return Math.round((net * left) / whole)
}

const licenceText = ({ title, period }: License): string => `${title} (${periodText(period)})`

const wholeSecond = (moment: Date): Date => new Date(Math.floor(moment.getTime() / 1000) * 1000)
const iso = (moment: Date): string => moment.toISOString()

/** The same price, for a term that begins when the order was approved. */
export const startingAt = (order: PricedOrder, at: Date): PricedOrder => {
  const start = wholeSecond(at)
  const term = { periodStart: iso(start), periodEnd: iso(addMonths(start, order.license.period)) }
  return { ...order, ...term, lines: order.lines.map((line) => ({ ...line, ...term })) }
}

/** An order that costs nothing: what one has is kept. */
export const priceNothing = (facts: OrderFacts & { readonly term: Term }): PricedOrder =>
  ordered('renewal', facts, facts.term, [])
