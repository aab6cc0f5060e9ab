import type { OrderStatus } from '../order-state.ts'

/** The words of the payment provider's interface; of these ours are `open`, `paid` or `void`. */
export const INVOICE_STATUSES = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number]

/** The invoice itself never changes: what became of it follows from its order, and from whether it was taken back. */
export const invoiceStatus = (order: OrderStatus | null, isTakenBack: boolean): InvoiceStatus => {
  if (isTakenBack) return 'void'
  return order === 'paid' ? 'paid' : 'open'
}
