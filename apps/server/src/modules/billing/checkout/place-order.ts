import { licenceFor } from '@gebaerdenraum/domain/billing/allowed-payment-methods'
import type { PaymentMethod } from '@gebaerdenraum/domain/billing/checkout.contract'
import type { OrderStatus } from '@gebaerdenraum/domain/billing/order-state'
import { decidePlacement } from '@gebaerdenraum/domain/billing/orders/place-order'
import type { OrderedDebit } from '@gebaerdenraum/domain/billing/subscriptions/subscription'
import type { Database } from '../../../platform/database/database.ts'
import type { UnitOfWork } from '../../../platform/database/unit-of-work.ts'
import { ApiError } from '../../../platform/framework/errors.ts'
import type { AccountRow } from '../../accounts/index.ts'
import { assertMayInvoice } from '../invoices/issue-invoice.ts'
import { applySubscriptionEvent } from '../orders/apply-event.ts'
import type { LockedOrder } from '../orders/locked-rows.ts'
import { insertOrder, type OrderRow } from '../orders/orders.repository.ts'
import { assertApplied } from '../orders/refusals.ts'
import { runEffects } from '../orders/run-effects.ts'
import { insertSubscription, linkSubscription, type SubscriptionRow } from '../orders/subscriptions.repository.ts'
import type { Services } from '../services.ts'
import type { Quote } from './quote.ts'

export type Placing = {
  readonly account: AccountRow
  readonly quote: Quote
  readonly method: PaymentMethod
  /** Of the mandate, where it is paid by direct debit. */
  readonly debit?: OrderedDebit | null
  readonly key: string
  readonly request: string
  /** Was offered to this customer: approved at once by the caller, without a review. */
  readonly isAgreed?: boolean
  readonly now: Date
}

/** Writes an order and what follows from it before any money moves, inside the transaction that holds the account. */
export const placeOrder = async (
  unit: UnitOfWork,
  services: Services,
  placing: Placing,
): Promise<{ readonly order: LockedOrder; readonly subscription: SubscriptionRow | undefined }> => {
  // Before any charge: what cannot be invoiced cannot be sold.
  assertMayInvoice(services.settings)
  const { quote, method, account, isAgreed = false, now } = placing
  const { present, change } = quote
  const { license, net } = quote.offer
  const placed = decidePlacement({ change, method, license, net, hasLicence: present !== undefined, isAgreed })
  const changed =
    present && placed.licenceEvent
      ? assertApplied(await applySubscriptionEvent(unit, services, present.id, placed.licenceEvent, now), 'not-active')
      : undefined
  const opened = placed.opensLicence ? await openLicence(unit.db, account, quote, method) : undefined
  const subscription = opened ?? changed?.subscription ?? present
  const row = await insertPlaced(unit.db, services, placing, placed.status, subscription?.id)
  const order = { ...row, payments: [], licence: subscription ?? null }
  const locked = subscription && { ...subscription, successor: null }
  await runEffects(unit, services, { order, subscription: locked }, placed.effects, now)
  return { order, subscription }
}

/** A first licence on invoice is there from now on, without access. */
const openLicence = async (
  db: Database,
  account: AccountRow,
  { offer: { license } }: Quote,
  method: PaymentMethod,
): Promise<SubscriptionRow> => {
  const row = await insertSubscription(db, {
    status: 'pending-approval',
    subscriptionType: 'manual',
    provider: 'manual',
    license: licenceFor(license, method.type),
    paymentStatus: 'invoiced',
    paymentMethodId: method.id,
    paymentMethodType: method.type,
  })
  await linkSubscription(db, account.id, row.id)
  return row
}

const insertPlaced = async (
  db: Database,
  { payment }: Services,
  { account, quote, method, debit = null, key, request, now }: Placing,
  status: OrderStatus,
  subscriptionId: string | undefined,
): Promise<OrderRow> => {
  const order = await insertOrder(db, {
    userId: account.id,
    subscriptionId: subscriptionId ?? null,
    idempotencyKey: key,
    request,
    priced: quote.order,
    termNet: quote.offer.net,
    provider: method.type === 'invoice' ? 'manual' : payment.online.name,
    paymentMethodId: method.id,
    paymentMethodType: method.type,
    debit,
    status,
    createdAt: now,
  })
  if (!order) throw new ApiError('Conflict', 'Diese Bestellung wird gerade bearbeitet.')
  return order
}
