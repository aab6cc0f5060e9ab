import type { OrderPayment } from '@gebaerdenraum/domain/billing/invoices/issue-invoice'
import type { UnitOfWork } from '../../../platform/database/unit-of-work.ts'
import { creditUnusedTime } from '../invoices/correct-invoice.ts'
import { issueInvoice } from '../invoices/issue-invoice.ts'
import type { Services } from '../services.ts'
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
  unit: UnitOfWork,
  services: Services,
  { order, payer, now }: Invoiced,
): Promise<void> => {
  const { id, priced, subscriptionId } = order
  if (priced.lines.length === 0) return
  const { credit } = priced
  const charged = credit && subscriptionId !== null ? await chargedOrder(unit.db, subscriptionId, id) : undefined
  const note =
    credit && charged && (await creditUnusedTime(unit, services, { chargedBy: charged.id, orderId: id, credit, now }))
  await issueInvoice(unit, services, {
    orderId: id,
    userId: payer.id,
    email: payer.email,
    order: priced,
    payment: paymentOf(order),
    offset: note && { number: note.number, amount: note.content.totals.gross },
    now,
  })
}

/** The digits of a card are with the provider, who is not asked inside a transaction. */
const paymentOf = ({ paymentMethodType: method, debit }: OrderRow): OrderPayment => {
  if (method === 'invoice') return { method }
  if (method === 'card') return { method, last4: null }
  const { reference, creditorId } = debit ?? {}
  return { method, last4: debit?.last4 || null, mandate: reference && creditorId ? { reference, creditorId } : null }
}
