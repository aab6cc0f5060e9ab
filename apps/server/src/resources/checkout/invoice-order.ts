import type { PaymentMethodType } from '@gebaerdenraum/domain/billing/payment-methods'
import type { OrderPayment } from '@gebaerdenraum/domain/invoices/issue-invoice'
import type { Enqueuing } from '../../framework/job-queue.ts'
import { creditUnusedTime } from '../../invoices/correct-invoice.ts'
import { issueInvoice } from '../../invoices/issue-invoice.ts'
import type { Services } from '../../services.ts'
import { chargedOrder, type OrderRow } from './orders.repository.ts'

type Invoiced = {
  readonly order: OrderRow
  readonly payer: { readonly id: string; readonly email: string }
  readonly now: Date
}

/**
 * Issues the invoice of an order that has become definite. It comes last in its transaction: everybody else who issues
 * one waits until then.
 */
export const invoiceOrder = async (
  where: Enqueuing,
  services: Services,
  { order: { id, priced, paymentMethodType, subscriptionId }, payer, now }: Invoiced,
): Promise<void> => {
  if (priced.lines.length === 0) return
  const { credit } = priced
  const charged = credit && subscriptionId !== null ? await chargedOrder(where.db, subscriptionId, id) : undefined
  const note =
    credit && charged && (await creditUnusedTime(where, services, { chargedBy: charged.id, orderId: id, credit, now }))
  await issueInvoice(where, services, {
    orderId: id,
    userId: payer.id,
    email: payer.email,
    order: priced,
    payment: PAYMENTS[paymentMethodType],
    offset: note && { number: note.number, amount: note.content.totals.gross },
    now,
  })
}

/** The digits of a card or account are with the provider, who is not asked inside a transaction. */
const PAYMENTS: Readonly<Record<PaymentMethodType, OrderPayment>> = {
  card: { method: 'card', last4: null },
  sepa_debit: { method: 'sepa_debit', last4: null, mandate: null },
  invoice: { method: 'invoice' },
}
