import type { PaymentMethod } from '@gebaerdenraum/domain/billing/checkout.contract'
import type { OrderStatus } from '@gebaerdenraum/domain/billing/order-state'
import type { Database } from '../../../platform/database/database.ts'
import type { UnitOfWork } from '../../../platform/database/unit-of-work.ts'
import { ApiError } from '../../../platform/framework/errors.ts'
import type { AccountRow } from '../../accounts/accounts.repository.ts'
import { assertMayInvoice } from '../invoices/issue-invoice.ts'
import { deleteLicenceChoice } from '../licence-choices/licence-choices.repository.ts'
import type { Services } from '../services.ts'
import { enqueueLicenceMail } from '../subscriptions/licence-mails.ts'
import {
  deleteSuccessor,
  insertSubscription,
  linkSubscription,
  saveSuccessor,
  updateSubscription,
  type WholeSubscriptionRow,
} from '../subscriptions/subscriptions.repository.ts'
import { licenseBy } from './book-order.ts'
import { insertOrder, type OrderedDebit, type OrderRow } from './orders.repository.ts'
import type { Quote } from './quote.ts'

export type Placing = {
  readonly account: AccountRow
  readonly quote: Quote
  readonly method: PaymentMethod
  /** Of the mandate, where it is paid by direct debit. */
  readonly debit?: OrderedDebit | null
  readonly key: string
  readonly request: string
  /** Was offered to this customer, so that nobody has to look at it: approved at once by whoever places it. */
  readonly isAgreed?: boolean
  readonly now: Date
}

/** Writes an order down and does what needs no money, inside the transaction that holds the account. */
export const placeOrder = async (unit: UnitOfWork, services: Services, placing: Placing): Promise<OrderRow> => {
  // Before anybody is charged: what cannot be invoiced cannot be sold.
  assertMayInvoice(services.settings)
  const { quote, method } = placing
  const { present, change } = quote
  if (present && change === 'successor') return placeSuccessor(unit, services, placing, present)
  if (present && change === 'keep') return keep(unit, services, placing, present)
  if (method.type !== 'invoice') return written(unit.db, services, placing, 'charging', present?.id)
  if (present) return waiting(unit, services, placing, present.id)
  const { id } = await insertSubscription(unit.db, {
    status: 'pending-approval',
    subscriptionType: 'manual',
    provider: 'manual',
    license: licenseBy(quote.offer.license, method.type),
    paymentStatus: 'invoiced',
    paymentMethodId: method.id,
    paymentMethodType: method.type,
  })
  await linkSubscription(unit.db, placing.account.id, id)
  return waiting(unit, services, placing, id)
}

const waiting = async (unit: UnitOfWork, services: Services, placing: Placing, id: string): Promise<OrderRow> => {
  const { order } = placing.quote
  const { license, total } = order
  await deleteLicenceChoice(unit.db, placing.account.id)
  if (!placing.isAgreed) {
    await enqueueLicenceMail(unit, services, 'waiting', placing.account, {
      license,
      totalCents: total,
      until: null,
      ordered: { order, method: placing.method.type },
    })
  }
  return written(unit.db, services, placing, 'pending-approval', id)
}

const placeSuccessor = async (
  unit: UnitOfWork,
  services: Services,
  placing: Placing,
  present: WholeSubscriptionRow,
): Promise<OrderRow> => {
  const { quote, method, account, now } = placing
  const { license, net } = quote.offer
  await saveSuccessor(unit.db, {
    subscriptionId: present.id,
    license: licenseBy(license, method.type),
    net,
    paymentMethodId: method.id,
    paymentMethodType: method.type,
    status: method.type === 'invoice' ? 'pending-approval' : 'planned',
    createdAt: now,
  })
  await updateSubscription(unit.db, present.id, { cancelAtPeriodEnd: false, remindedOf: null })
  await enqueueLicenceMail(unit, services, 'successor', account, {
    license,
    until: present.periodEnd,
    isReviewed: method.type === 'invoice' && !placing.isAgreed,
  })
  return written(unit.db, services, placing, 'noted', present.id)
}

/** Takes back a successor and a cancellation; another method is the one to be charged from now on. */
const keep = async (
  unit: UnitOfWork,
  services: Services,
  placing: Placing,
  present: WholeSubscriptionRow,
): Promise<OrderRow> => {
  const { method } = placing
  const isManual = present.provider === 'manual'
  if (isManual !== (method.type === 'invoice')) {
    const message = isManual
      ? 'Diese Lizenz wird auf Rechnung bezahlt; die Zahlungsmethode kannst du mit der nächsten Lizenz ändern.'
      : 'Eine laufende Lizenz kann nicht auf Rechnung umgestellt werden.'
    throw new ApiError('Conflict', message)
  }
  const hadSuccessor = await deleteSuccessor(unit.db, present.id)
  const isSame = method.id === present.paymentMethodId && !present.cancelAtPeriodEnd && !hadSuccessor
  if (isSame && present.paymentStatus !== 'failed') throw new ApiError('Conflict', 'Das ist schon deine Lizenz.')
  await updateSubscription(unit.db, present.id, {
    cancelAtPeriodEnd: false,
    paymentMethodId: method.id,
    paymentMethodType: method.type,
    // Another account is announced anew.
    ...(method.id !== present.paymentMethodId && { remindedOf: null }),
  })
  return written(unit.db, services, placing, 'noted', present.id)
}

const written = async (
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
