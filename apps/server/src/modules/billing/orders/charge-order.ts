import type { OrderEffect, OrderEvent } from '@gebaerdenraum/domain/billing/orders/order'
import { v7 } from 'uuid'
import { runUnitOfWork } from '../../../platform/database/unit-of-work.ts'
import type { ChargeOutcome } from '../payment/payment-provider.ts'
import { findProviderPayer } from '../payment/provider-payer.ts'
import type { Services } from '../services.ts'
import { type AppliedOrder, applyOrderEvent } from './apply-event.ts'
import type { LockedOrder } from './locked-rows.ts'

type Attempt = {
  /** With another method than the order was placed with. */
  readonly method?: { readonly id: string; readonly type: LockedOrder['paymentMethodType'] }
  readonly isOffSession: boolean
  /** The payer was to confirm it and did not: it is called off. */
  readonly isGivenUp?: boolean
  readonly now: Date
}

/**
 * Collects what an order costs: the attempt is written, the provider is asked outside of any transaction, and its answer
 * is applied. Interrupted anywhere it goes on where it stopped, under the same id for the provider: nothing is charged
 * twice. Gives the order as it is then. Throws `ProviderUnavailable` where nothing could be learned.
 */
export const chargeOrder = async (
  services: Services,
  orderId: string,
  attempt: Attempt,
): Promise<AppliedOrder | undefined> => {
  const { method, isOffSession, now } = attempt
  const apply = (event: OrderEvent) =>
    runUnitOfWork(services.db, services, (unit) => applyOrderEvent(unit, services, orderId, event, now))
  const begun = await apply({
    kind: 'charge-requested',
    paymentId: v7(),
    ...(method && { method }),
    isPayerPresent: !isOffSession,
  })
  const request = begun?.effects.find((effect) => effect.kind === 'ask-provider')
  if (!begun || !request) return begun
  const { state, ...outcome } = await askProvider(services, begun.order, request, attempt)
  const { paymentId } = request
  return state === 'charging'
    ? apply({ kind: 'confirmation-requested', paymentId, reference: outcome.reference })
    : apply({ kind: 'payment-reported', paymentId, state, ...outcome })
}

type ProviderRequest = Extract<OrderEffect, { readonly kind: 'ask-provider' }>

const askProvider = async (
  services: Services,
  order: LockedOrder,
  { paymentId, askedSince }: ProviderRequest,
  { isGivenUp = false }: Attempt,
): Promise<Omit<ChargeOutcome, 'reference'> & { readonly reference: string | null }> => {
  const payment = order.payments.find(({ id }) => id === paymentId)
  if (!payment) throw new TypeError('There is no such payment to ask for.')
  if (payment.amount <= 0) return { state: 'paid', reference: null, refusal: null }
  const payer = order.userId === null ? undefined : await findProviderPayer(services.db, order.userId)
  if (!payer) return { state: 'failed', reference: null, refusal: null }
  return services.payment.of(order.provider).charge({
    paymentId,
    orderId: order.id,
    amount: payment.amount,
    currency: order.priced.currency,
    payer,
    method: { id: payment.paymentMethodId, type: payment.paymentMethodType },
    description: order.priced.lines.at(-1)?.description ?? order.priced.license.title,
    license: order.priced.license.id,
    isOffSession: !payment.isPayerPresent,
    askedSince,
    isGivenUp,
  })
}
