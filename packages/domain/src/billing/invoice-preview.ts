import type { InvoicePreview } from './checkout.contract.ts'
import type { LicenceChange } from './licence-change.ts'
import type { PricedLine, PricedOrder } from './priced-order.ts'
import { taxNote } from './taxation.ts'

/** A priced order as it is shown before it is placed; moments in seconds since 1970. */
export const invoicePreview = (
  order: PricedOrder,
  facts: {
    readonly change: LicenceChange
    readonly chargedAt: Date | null
    readonly at: Date
    readonly surplus: number
  },
): InvoicePreview => ({
  change: facts.change,
  currency: order.currency,
  lines: {
    data: shownLines(order).map(
      ({ description, amount, tax, basisPoints = order.taxation.basisPoints, periodStart, periodEnd }) => ({
        description,
        amount,
        tax_amounts: [{ amount: tax, tax_rate_percentage: basisPoints / 100 }],
        period: { start: seconds(periodStart), end: seconds(periodEnd) },
      }),
    ),
  },
  subtotal: order.subtotal - (order.credit?.subtotal ?? 0),
  tax: order.tax - (order.credit?.tax ?? 0),
  total: order.total,
  tax_note: taxNote(order.taxation),
  period_start: seconds(order.periodStart),
  period_end: seconds(order.periodEnd),
  next_payment_attempt: facts.chargedAt && Math.floor(facts.chargedAt.getTime() / 1000),
  subscription_proration_date: Math.floor(facts.at.getTime() / 1000),
  surplus: facts.surplus,
})

/** What is given back by a paper of its own stands above what is charged, as it was taxed then. */
const shownLines = ({ lines, credit }: PricedOrder): readonly PricedLine[] => [
  ...(credit?.lines ?? []).map((line) => ({
    ...line,
    amount: -line.amount,
    tax: -line.tax,
    basisPoints: credit?.taxation.basisPoints ?? 0,
  })),
  ...lines,
]

const seconds = (moment: string): number => Math.floor(Date.parse(moment) / 1000)
