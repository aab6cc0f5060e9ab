/** The states of the payment provider's invoices; ours are `open`, `paid` or `void`. */
export const INVOICE_STATUSES = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number]

/** What can become of an issued invoice. It stays as it is; this is noted beside it. */
export type InvoiceEvent = { readonly kind: InvoiceEventKind; readonly at: Date }
export const INVOICE_EVENT_KINDS = ['paid', 'returned', 'corrected'] as const
export type InvoiceEventKind = (typeof INVOICE_EVENT_KINDS)[number]

/** `returned`: a direct debit came back. A credit note makes an invoice void, whether it was paid or not. */
export const invoiceStatus = (events: readonly InvoiceEvent[]): InvoiceStatus => {
  if (events.some(({ kind }) => kind === 'corrected')) return 'void'
  const last = events.toSorted((a, b) => a.at.getTime() - b.at.getTime()).at(-1)
  return last?.kind === 'paid' ? 'paid' : 'open'
}
