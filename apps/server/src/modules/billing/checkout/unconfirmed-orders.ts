import type { PaymentConfirmation } from '@gebaerdenraum/domain/billing/payment-confirmations.contract'
import type { Services } from '../services.ts'
import { asked } from './ask-provider.ts'
import { chargeOrder } from './charge-order.ts'
import {
  findBookedOrders,
  findUnconfirmed,
  findUnconfirmedOrders,
  type OrderRow,
  type PaymentRow,
} from './orders.repository.ts'

/** What is to be confirmed before an order goes on: its own payment, or, where it changed the method, what was due. */
export const unconfirmedOf = async (services: Services, order: OrderRow): Promise<PaymentConfirmation | null> => {
  const { subscriptionId: id, status } = order
  const due = status === 'noted' && id !== null ? await findBookedOrders(services.db, id) : []
  const payment = await findUnconfirmed(services.db, [order, ...due], 'charging')
  return payment ? confirmationOf(services, payment) : null
}

/** What the browser needs for it; null where it cannot be confirmed any more. */
export const confirmationOf = async (services: Services, payment: PaymentRow): Promise<PaymentConfirmation | null> => {
  const { payment: ways } = services
  const asking = await asked(() => ways.of(payment.provider).askToConfirm(payment))
  if (!asking || payment.provider === 'manual') return null
  return {
    _id: payment.id,
    provider: ways.online.name === 'stripe' ? 'stripe' : 'sandbox',
    publishableKey: ways.publishableKey,
    ...asking,
    amount: payment.amount,
  }
}

/** Who orders anew has left what his bank asked him about: it is called off, so that the new order is not in its way. */
export const giveUpUnconfirmed = async (services: Services, userId: string): Promise<void> => {
  for (const { id } of await findUnconfirmedOrders(services.db, userId)) {
    await asked(() => chargeOrder(services, id, { isOffSession: false, isGivenUp: true, now: new Date() }))
  }
}
