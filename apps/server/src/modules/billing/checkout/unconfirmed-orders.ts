import type { PaymentConfirmation } from '@gebaerdenraum/domain/billing/payment-confirmations.contract'
import { chargeOrder } from '../orders/charge-order.ts'
import {
  findBookedOrders,
  findUnconfirmed,
  findUnconfirmedOrders,
  type OrderRow,
  type PaymentRow,
} from '../orders/orders.repository.ts'
import { withProviderErrors } from '../payment/provider-errors.ts'
import type { Services } from '../services.ts'

/** What is to be confirmed before an order goes on: its own payment, or, where it changed the method, what was due. */
export const findConfirmation = async (services: Services, order: OrderRow): Promise<PaymentConfirmation | null> => {
  const { subscriptionId: id, status } = order
  const due = status === 'noted' && id !== null ? await findBookedOrders(services.db, id) : []
  const payment = await findUnconfirmed(services.db, [order, ...due], 'charging')
  return payment ? requestConfirmation(services, payment) : null
}

/** What the browser needs for it; null where it cannot be confirmed any more. */
export const requestConfirmation = async (
  services: Services,
  payment: PaymentRow,
): Promise<PaymentConfirmation | null> => {
  const { payment: ways } = services
  const asking = await withProviderErrors(() => ways.of(payment.provider).askToConfirm(payment))
  if (!asking || payment.provider === 'manual') return null
  return {
    _id: payment.id,
    provider: ways.online.name === 'stripe' ? 'stripe' : 'sandbox',
    publishableKey: ways.publishableKey,
    ...asking,
    amount: payment.amount,
  }
}

/** A payment that waits for a confirmation is called off where its payer places another order instead. */
export const cancelUnconfirmed = async (services: Services, userId: string): Promise<void> => {
  for (const { id } of await findUnconfirmedOrders(services.db, userId)) {
    await withProviderErrors(() => chargeOrder(services, id, { isOffSession: false, isGivenUp: true, now: new Date() }))
  }
}
