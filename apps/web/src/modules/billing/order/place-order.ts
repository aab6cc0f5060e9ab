import type { Ordered } from '@gebaerdenraum/domain/billing/checkout.contract'
import { api } from '../../../api/client.ts'
import { confirmPayment } from '../payment/confirm-payment.ts'

type Wish = {
  readonly license: string
  readonly paymentMethod: string
  readonly prorationTimestamp: number
  readonly total: number
}

/** Orders under one key. Where the bank asks first, the payer answers it, and the same order goes on. */
export const placeOrder = async (wish: Wish, idempotencyKey: string): Promise<Ordered> => {
  const answer = await api.checkout.patch('-1', wish, { idempotencyKey })
  if ('subscription' in answer) return answer
  if (!('confirmation' in answer)) throw new TypeError('A preview where an order was asked for')
  await confirmPayment(answer.confirmation)
  return placeOrder(wish, idempotencyKey)
}
