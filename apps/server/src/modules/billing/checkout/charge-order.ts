import type { Database } from '../../../platform/database/database.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { runUnitOfWork } from '../../../platform/database/unit-of-work.ts'
import type { Charge, PaymentNews } from '../payment/payment-provider.ts'
import type { Services } from '../services.ts'
import {
  findPayments,
  insertPayment,
  lockOrder,
  markUnconfirmed,
  type OrderRow,
  type PaymentRow,
  updateOrder,
} from './orders.repository.ts'
import { payerOf } from './payer-of.ts'
import { settlePayment } from './settle-payment.ts'

type Attempt = {
  /** With another method than the order was placed with. */
  readonly method?: { readonly id: string; readonly type: OrderRow['paymentMethodType'] }
  readonly isOffSession: boolean
  /** Whoever was to confirm it has not: it is called off. */
  readonly isGivenUp?: boolean
  readonly now: Date
}

/**
 * Collects what an order costs: the try is written down, the provider is asked outside of any transaction, what it said
 * is taken in. Stopped anywhere it goes on where it stopped, under the same name to the provider: nothing is charged
 * twice. Throws `ProviderAway` where nothing could be learned.
 */
export const chargeOrder = async (services: Services, orderId: string, attempt: Attempt): Promise<void> => {
  const begun = await inTransaction(services.db, (db) => beginAttempt(db, orderId, attempt))
  if (!begun) return
  const news = await collect(services, begun, attempt)
  if (news.state === 'charging') await markUnconfirmed(services.db, begun.payment.id, news.reference)
  else await settleLater(services, news)
}

/** Takes in news in a transaction of their own, and lets the mails go out after it. */
export const settleLater = async (services: Services, news: PaymentNews): Promise<void> => {
  await runUnitOfWork(services.db, services, (unit) => settlePayment(unit, services, news))
}

type Begun = { readonly order: OrderRow; readonly payment: PaymentRow; readonly askedSince: Date | null }

const beginAttempt = async (
  db: Database,
  orderId: string,
  { method, isOffSession, now }: Attempt,
): Promise<Begun | undefined> => {
  const order = await lockOrder(db, orderId)
  if (!order || (order.status !== 'charging' && order.status !== 'failed')) return undefined
  const open = (await findPayments(db, orderId)).find(({ state }) => state === 'charging')
  if (open) return { order, payment: open, askedSince: open.createdAt }
  // Another server found it due as well, and has made this try already.
  if (isOffSession && order.status === 'failed' && !isDue(order, now)) return undefined
  const attempts = order.attempts + 1
  await updateOrder(db, orderId, { attempts, nextAttemptAt: null })
  const payment = await insertPayment(db, {
    orderId,
    attempt: attempts,
    provider: order.provider,
    paymentMethodId: method?.id ?? order.paymentMethodId,
    paymentMethodType: method?.type ?? order.paymentMethodType,
    amount: order.priced.total,
    state: 'charging',
    isPayerPresent: !isOffSession,
    createdAt: now,
  })
  return { order, payment, askedSince: null }
}

const isDue = ({ nextAttemptAt }: OrderRow, now: Date): boolean => nextAttemptAt !== null && nextAttemptAt <= now

const collect = async (
  services: Services,
  { order, payment, askedSince }: Begun,
  { isGivenUp = false, now }: Attempt,
): Promise<PaymentNews> => {
  const said = { paymentId: payment.id, at: now }
  if (payment.amount <= 0) return { ...said, state: 'paid', reference: null, refusal: null }
  const payer = order.userId === null ? undefined : await payerOf(services.db, order.userId)
  if (!payer) return { ...said, state: 'failed', reference: null, refusal: null }
  const charge: Charge = {
    paymentId: payment.id,
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
  }
  return { ...said, ...(await services.payment.of(order.provider).charge(charge)) }
}
