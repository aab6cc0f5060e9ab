import type { PaymentMethodType } from '@gebaerdenraum/domain/accounts/licence-payment'
import { mayPayBy } from '@gebaerdenraum/domain/billing/allowed-payment-methods'
import type { PaymentMethod } from '@gebaerdenraum/domain/billing/checkout.contract'
import { INVOICE_METHOD } from '@gebaerdenraum/domain/billing/customers/payment-methods'
import type { Database } from '../../../platform/database/database.ts'
import { runUnitOfWork } from '../../../platform/database/unit-of-work.ts'
import { ApiError } from '../../../platform/framework/errors.ts'
import type { AccountRow } from '../../accounts/index.ts'
import type { AppliedOrder } from '../orders/apply-event.ts'
import { chargeOrder } from '../orders/charge-order.ts'
import {
  findBookedOrders,
  findOpenOrder,
  findOrderByKey,
  findUnconfirmed,
  type OrderRow,
} from '../orders/orders.repository.ts'
import { findSubscription, type SubscriptionRow } from '../orders/subscriptions.repository.ts'
import { findMandate, toOrderedDebit } from '../payment/mandates.ts'
import { paymentDeclined, withProviderErrors } from '../payment/provider-errors.ts'
import { findProviderPayer } from '../payment/provider-payer.ts'
import type { Services } from '../services.ts'
import { announceFirstDebit } from './announce-first-debit.ts'
import { lockForOrder } from './lock-for-order.ts'
import { placeOrder } from './place-order.ts'
import { quoteLicence } from './quote.ts'
import { cancelUnconfirmed } from './unconfirmed-orders.ts'

export type CheckoutInput = {
  readonly license: string
  /** Seconds since 1970, from the preview. */
  readonly prorationTimestamp: number
  readonly paymentMethod: string | undefined
  readonly total: number | undefined
}

/** `subscription`: the licence as the order left it; undefined where this call changed nothing of it. */
export type Bought = { readonly order: OrderRow; readonly subscription?: SubscriptionRow | undefined }

export const IN_PROGRESS = 'Eine Bestellung von dir wird gerade bearbeitet.'
/** A preview holds so long; prices and what is left of the present term move on. */
const PREVIEW_SECONDS = 3_600
const CLOCKS_APART_SECONDS = 60

/**
 * Buys, once for each key. First the order is written down, under the lock of the account; then the provider is asked;
 * then the licence is given. The same key again goes on from wherever the first call stopped, and answers the same.
 */
export const buy = async (
  services: Services,
  account: AccountRow,
  input: CheckoutInput,
  key: string,
): Promise<Bought> => {
  const known = await findOrderByKey(services.db, account.id, key)
  if (!known) await cancelUnconfirmed(services, account.id)
  const placed: Bought = known ? { order: known } : await place(services, account, input, key)
  if (placed.order.request !== requestText(input)) {
    throw new ApiError('Unprocessable', 'Unter diesem Idempotency-Key steht schon eine andere Bestellung.')
  }
  const now = new Date()
  const bought = await collect(services, placed, { isKnown: known !== undefined, now })
  const { order } = bought
  if (order.status === 'declined') throw paymentDeclined(order.refusal)
  if (!known) await announceFirstDebit(services, account, order)
  return bought
}

const collect = async (
  services: Services,
  placed: Bought,
  { isKnown, now }: { readonly isKnown: boolean; readonly now: Date },
): Promise<Bought> => {
  const { order } = placed
  if (order.status === 'charging') {
    return (await withProviderErrors(() => chargeOrder(services, order.id, { isOffSession: false, now }))) ?? placed
  }
  const isKept = !isKnown && order.status === 'noted'
  const subscription = isKept ? await retryFailedCharges(services, order, now) : undefined
  return subscription ? { order, subscription } : placed
}

const place = async (services: Services, account: AccountRow, input: CheckoutInput, key: string): Promise<Bought> => {
  const method = await methodFor(services, account, input)
  const debit = toOrderedDebit(await findMandate(services, account.id, method))
  return runUnitOfWork(services.db, services, async (unit) => {
    const { db } = unit
    const { account: fresh, isOvertaken } = await lockForOrder(db, account)
    const known = await findOrderByKey(db, account.id, key)
    if (known) return { order: known }
    if (isOvertaken) throw new ApiError('Conflict', IN_PROGRESS)
    await assertNoOpenOrder(db, account.id)
    const at = previewMoment(input, new Date())
    const asked = { id: input.license, isOnInvoice: method.type === 'invoice' }
    const quote = await quoteLicence(db, services, fresh, asked, at)
    if (input.total !== undefined && input.total !== quote.order.total) throw stalePrice()
    if (!mayPayBy(method.type, quote.offer.license, quote.order.customer.customerType)) throw notPayableBy(method.type)
    return placeOrder(unit, services, {
      account: fresh,
      quote,
      method,
      debit,
      key,
      request: requestText(input),
      now: new Date(),
    })
  })
}

const requestText = ({ license, prorationTimestamp, paymentMethod }: CheckoutInput): string =>
  [license, prorationTimestamp, paymentMethod ?? ''].join(' ')

/** The method that was chosen, else the one that the licence is paid with. */
const methodFor = async (
  services: Services,
  account: AccountRow,
  { paymentMethod }: CheckoutInput,
): Promise<PaymentMethod> => {
  const present = account.subscription && (await findSubscription(services.db, account.subscription.id))
  const id = paymentMethod ?? (present?.status === 'active' ? present.paymentMethodId : null)
  if (!id) throw unknownMethod('Zahlungsmethode ist erforderlich')
  if (id === INVOICE_METHOD.id) return INVOICE_METHOD
  const payer = await findProviderPayer(services.db, account.id)
  const method = payer && (await withProviderErrors(() => services.payment.online.useMethod(payer, id)))
  if (!method) throw unknownMethod('Diese Zahlungsmethode gibt es nicht')
  return method
}

export const assertNoOpenOrder = async (db: Database, userId: string): Promise<void> => {
  const open = await findOpenOrder(db, userId)
  if (open === 'charging') throw new ApiError('Conflict', IN_PROGRESS)
  if (open) throw new ApiError('Conflict', 'Deine Bestellung wird noch geprüft.')
}

export const previewMoment = ({ prorationTimestamp }: Pick<CheckoutInput, 'prorationTimestamp'>, now: Date): Date => {
  const age = now.getTime() / 1000 - prorationTimestamp
  if (age > PREVIEW_SECONDS || age < -CLOCKS_APART_SECONDS) throw stalePrice()
  return new Date(prorationTimestamp * 1000)
}

/** Choosing the present licence with another method collects at once what had failed. Gives the licence after that. */
const retryFailedCharges = async (
  services: Services,
  { subscriptionId }: OrderRow,
  now: Date,
): Promise<SubscriptionRow | undefined> => {
  const subscription = subscriptionId === null ? undefined : await findSubscription(services.db, subscriptionId)
  if (subscription?.paymentStatus !== 'failed' || !subscription.paymentMethodId) return undefined
  const method = { id: subscription.paymentMethodId, type: subscription.paymentMethodType ?? 'card' }
  const due = (await findBookedOrders(services.db, subscription.id)).filter(({ status }) => status === 'failed')
  const charged: AppliedOrder[] = []
  for (const { id } of due) {
    const one = await withProviderErrors(() => chargeOrder(services, id, { method, isOffSession: false, now }))
    if (one) charged.push(one)
  }
  if (!(await findUnconfirmed(services.db, due))) {
    const failed = charged.find(({ order }) => order.status === 'failed')
    if (failed) throw paymentDeclined(failed.order.refusal)
  }
  return charged.at(-1)?.subscription
}

export const stalePrice = (): ApiError =>
  new ApiError('Conflict', 'Der angezeigte Preis gilt nicht mehr. Bitte prüfe die Bestellung noch einmal.')

const unknownMethod = (sentence: string): ApiError =>
  new ApiError('BadRequest', sentence, { errors: { paymentMethod: sentence } })

const NOT_PAYABLE: Readonly<Record<PaymentMethodType, string>> = {
  card: 'Mit Karte können Lizenzen bis zu einem Jahr bezahlt werden.',
  sepa_debit: 'Mit Lastschrift können Lizenzen bis zu einem Jahr bezahlt werden.',
  invoice: 'Auf Rechnung können Firmen, Organisationen und öffentliche Stellen ab 5 Plätzen und einem Jahr bestellen.',
}
const notPayableBy = (type: PaymentMethodType): ApiError => unknownMethod(NOT_PAYABLE[type])
