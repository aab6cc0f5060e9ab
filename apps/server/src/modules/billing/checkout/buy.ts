import { mayPayBy } from '@gebaerdenraum/domain/billing/allowed-payment-methods'
import type { PaymentMethod } from '@gebaerdenraum/domain/billing/checkout.contract'
import { INVOICE_METHOD, type PaymentMethodType } from '@gebaerdenraum/domain/billing/customers/payment-methods'
import type { Database } from '../../../platform/database/database.ts'
import { runUnitOfWork } from '../../../platform/database/unit-of-work.ts'
import { ApiError } from '../../../platform/framework/errors.ts'
import type { AccountRow } from '../../accounts/accounts.repository.ts'
import type { Services } from '../services.ts'
import { findSubscription } from '../subscriptions/subscriptions.repository.ts'
import { announceFirstDebit } from './announce-first-debit.ts'
import { asked, declined } from './ask-provider.ts'
import { chargeOrder } from './charge-order.ts'
import { debitOf, mandateFor } from './debit-of.ts'
import { lockForOrder } from './lock-for-order.ts'
import {
  findBookedOrders,
  findOpenOrder,
  findOrder,
  findOrderByKey,
  findUnconfirmed,
  type OrderRow,
} from './orders.repository.ts'
import { payerOf } from './payer-of.ts'
import { placeOrder } from './place-order.ts'
import { quoteOf } from './quote.ts'
import { giveUpUnconfirmed } from './unconfirmed-orders.ts'

export type Wish = {
  readonly license: string
  /** Seconds since 1970, from the preview. */
  readonly prorationTimestamp: number
  readonly paymentMethod: string | undefined
  readonly total: number | undefined
}

export const IN_PROGRESS = 'Eine Bestellung von dir wird gerade bearbeitet.'
/** A preview holds so long; prices and what is left of the present term move on. */
const PREVIEW_SECONDS = 3_600
const CLOCKS_APART_SECONDS = 60

/**
 * Buys, once for each key. First the order is written down, under the lock of the account; then the provider is asked;
 * then the licence is given. The same key again goes on from wherever the first call stopped, and answers the same.
 */
export const buy = async (services: Services, account: AccountRow, wish: Wish, key: string): Promise<OrderRow> => {
  const known = await findOrderByKey(services.db, account.id, key)
  if (!known) await giveUpUnconfirmed(services, account.id)
  const placed = known ?? (await place(services, account, wish, key))
  if (placed.request !== requestOf(wish)) {
    throw new ApiError('Unprocessable', 'Unter diesem Idempotency-Key steht schon eine andere Bestellung.')
  }
  const now = new Date()
  if (placed.status === 'charging') await asked(() => chargeOrder(services, placed.id, { isOffSession: false, now }))
  if (!known && placed.status === 'noted') await collectWhatIsDue(services, placed, now)
  const order = (await findOrder(services.db, placed.id)) ?? placed
  if (order.status === 'declined') throw declined(order.refusal)
  if (!known) await announceFirstDebit(services, account, order)
  return order
}

const place = async (services: Services, account: AccountRow, wish: Wish, key: string): Promise<OrderRow> => {
  const method = await methodFor(services, account, wish)
  const debit = debitOf(await mandateFor(services, account.id, method))
  return runUnitOfWork(services.db, services, async (unit) => {
    const { db } = unit
    const { account: fresh, isOvertaken } = await lockForOrder(db, account)
    const known = await findOrderByKey(db, account.id, key)
    if (known) return known
    if (isOvertaken) throw new ApiError('Conflict', IN_PROGRESS)
    await refuseSecondOrder(db, account.id)
    const at = momentOf(wish, new Date())
    const quote = await quoteOf(db, services, fresh, wish.license, at)
    if (wish.total !== undefined && wish.total !== quote.order.total) throw stale()
    if (!mayPayBy(method.type, quote.offer.license, quote.order.customer.customerType)) throw notPayableBy(method.type)
    return placeOrder(unit, services, {
      account: fresh,
      quote,
      method,
      debit,
      key,
      request: requestOf(wish),
      now: new Date(),
    })
  })
}

const requestOf = ({ license, prorationTimestamp, paymentMethod }: Wish): string =>
  [license, prorationTimestamp, paymentMethod ?? ''].join(' ')

/** The method that was chosen, else the one that the licence is paid with. */
const methodFor = async (services: Services, account: AccountRow, { paymentMethod }: Wish): Promise<PaymentMethod> => {
  const present = account.subscription && (await findSubscription(services.db, account.subscription.id))
  const id = paymentMethod ?? (present?.status === 'active' ? present.paymentMethodId : null)
  if (!id) throw unknownMethod('Zahlungsmethode ist erforderlich')
  if (id === INVOICE_METHOD.id) return INVOICE_METHOD
  const payer = await payerOf(services.db, account.id)
  const method = payer && (await asked(() => services.payment.online.useMethod(payer, id)))
  if (!method) throw unknownMethod('Diese Zahlungsmethode gibt es nicht')
  return method
}

export const refuseSecondOrder = async (db: Database, userId: string): Promise<void> => {
  const open = await findOpenOrder(db, userId)
  if (open === 'charging') throw new ApiError('Conflict', IN_PROGRESS)
  if (open) throw new ApiError('Conflict', 'Deine Bestellung wird noch geprüft.')
}

export const momentOf = ({ prorationTimestamp }: Pick<Wish, 'prorationTimestamp'>, now: Date): Date => {
  const age = now.getTime() / 1000 - prorationTimestamp
  if (age > PREVIEW_SECONDS || age < -CLOCKS_APART_SECONDS) throw stale()
  return new Date(prorationTimestamp * 1000)
}

/** Whoever chooses the licence he has with another method makes good at once what could not be collected. */
const collectWhatIsDue = async (services: Services, { subscriptionId }: OrderRow, now: Date): Promise<void> => {
  const subscription = subscriptionId === null ? undefined : await findSubscription(services.db, subscriptionId)
  if (subscription?.paymentStatus !== 'failed' || !subscription.paymentMethodId) return
  const method = { id: subscription.paymentMethodId, type: subscription.paymentMethodType ?? 'card' }
  const due = (await findBookedOrders(services.db, subscription.id)).filter(({ status }) => status === 'failed')
  for (const { id } of due) await asked(() => chargeOrder(services, id, { method, isOffSession: false, now }))
  const after = await Promise.all(due.map(({ id }) => findOrder(services.db, id)))
  if (await findUnconfirmed(services.db, due)) return
  const failed = after.find((order) => order?.status === 'failed')
  if (failed) throw declined(failed.refusal)
}

export const stale = (): ApiError =>
  new ApiError('Conflict', 'Der angezeigte Preis gilt nicht mehr. Bitte prüfe die Bestellung noch einmal.')

const unknownMethod = (sentence: string): ApiError =>
  new ApiError('BadRequest', sentence, { errors: { paymentMethod: sentence } })

const NOT_PAYABLE: Readonly<Record<PaymentMethodType, string>> = {
  card: 'Mit Karte können Lizenzen bis zu einem Jahr bezahlt werden.',
  sepa_debit: 'Mit Lastschrift können Lizenzen bis zu einem Jahr bezahlt werden.',
  invoice: 'Auf Rechnung können Firmen, Organisationen und öffentliche Stellen ab 5 Plätzen und einem Jahr bestellen.',
}
const notPayableBy = (type: PaymentMethodType): ApiError => unknownMethod(NOT_PAYABLE[type])
