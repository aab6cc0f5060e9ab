import { ApiError } from '../../../platform/framework/errors.ts'
import { commitPaymentUpdate } from '../orders/apply-event.ts'
import { findOrder, findPayment, type PaymentRow } from '../orders/orders.repository.ts'
import { NOT_CONFIRMED_TEXT } from '../payment/confirmation-texts.ts'
import type { ChargeOutcome } from '../payment/payment-provider.ts'
import { paymentDeclined, withProviderErrors } from '../payment/provider-errors.ts'
import type { Services } from '../services.ts'

type Answer = 'confirm' | 'refuse' | undefined

/** Asks what came of a payment that its payer has confirmed or not, and takes it in as any other news of it. */
export const applyConfirmation = async (
  services: Services,
  own: { readonly userId: string; readonly paymentId: string } | undefined,
  answer: Answer,
): Promise<'waiting' | 'in-progress' | 'paid'> => {
  const payment = own && (await findPayment(services.db, own.paymentId))
  const order = payment && (await findOrder(services.db, payment.orderId))
  if (!payment || order?.userId !== own?.userId) throw new ApiError('NotFound', 'Diese Zahlung gibt es nicht.')
  if (!payment.needsConfirmation) return stateOf(payment.state, null)
  const outcome = await withProviderErrors(() => outcomeFor(services, payment, answer))
  if (outcome.state !== 'charging')
    await commitPaymentUpdate(services, { ...outcome, paymentId: payment.id, at: new Date() })
  return stateOf(outcome.state, outcome.refusal)
}

/** The sandbox's bank is a dialog, whose answer comes with the call; of a real one only the provider knows. */
const outcomeFor = async (services: Services, payment: PaymentRow, answer: Answer): Promise<ChargeOutcome> => {
  const { sandbox } = services.payment
  if (answer === undefined) return services.payment.of(payment.provider).lookUp(payment)
  if (!sandbox || payment.provider !== 'sandbox') {
    throw new ApiError('MethodNotAllowed', 'Zahlungen bestätigt man bei seiner Bank.')
  }
  const reference = payment.reference ?? ''
  return answer === 'confirm'
    ? { state: 'paid', reference, refusal: null }
    : { state: 'failed', reference, refusal: NOT_CONFIRMED_TEXT, needsConfirmation: payment.state === 'failed' }
}

const stateOf = (state: PaymentRow['state'], refusal: string | null): 'waiting' | 'in-progress' | 'paid' => {
  if (state === 'charging') return 'waiting'
  if (state === 'failed') throw paymentDeclined(refusal ?? NOT_CONFIRMED_TEXT)
  return state === 'in-progress' ? 'in-progress' : 'paid'
}
