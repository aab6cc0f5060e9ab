import type { License } from '@gebaerdenraum/domain/accounts/session.contract'
import type { PaymentMethodType } from '@gebaerdenraum/domain/billing/payment-methods'
import { offerOf } from '@gebaerdenraum/domain/licences/price-list'
import { priceTerm } from '@gebaerdenraum/domain/licences/priced-order'
import { inTransaction } from '../../database/transaction.ts'
import type { Enqueuing } from '../../framework/job-queue.ts'
import type { Services } from '../../services.ts'
import { awaitTransfer } from '../checkout/await-transfer.ts'
import { giveToTeam } from '../checkout/book-order.ts'
import { invoiceOrder } from '../checkout/invoice-order.ts'
import { insertOrder, type OrderRow, stopAttempts } from '../checkout/orders.repository.ts'
import { taxationFor } from '../checkout/quote.ts'
import { findCustomer } from '../customers/customers.repository.ts'
import { enqueueLicenceMail, type LicenceMailDetails } from './licence-mails.ts'
import {
  deleteSuccessor,
  findPayer,
  findSuccessor,
  lockSubscription,
  updateSubscription,
  type WholeSubscriptionRow,
} from './subscriptions.repository.ts'

/**
 * At the end of a term the licence is renewed, followed by its successor, or over. The new term and the order for it
 * are written in one transaction, under a name that its beginning gives it: whoever comes second finds it done. Gives
 * the order that is to be charged.
 */
export const endTerm = async (services: Services, id: string, now: Date): Promise<string | undefined> => {
  const late: (() => Promise<unknown>)[] = []
  const order = await inTransaction(services.db, async (db) => {
    const where: Enqueuing = { db, afterCommit: (work) => void late.push(work) }
    const row = await lockSubscription(db, id)
    if (row?.status !== 'active' || !row.periodEnd || row.periodEnd > now) return undefined
    const next = await nextTerm(where, services, row, row.periodEnd)
    if (!next) {
      await endLicence(where, services, row, 'ended')
      return undefined
    }
    return beginTerm(where, services, row, next, now)
  })
  for (const work of late) await work()
  return order?.status === 'charging' ? order.id : undefined
}

/** The licence is over at once; what its members lose follows from its status. */
export const endLicence = async (
  where: Enqueuing,
  services: Services,
  row: WholeSubscriptionRow,
  kind: 'ended' | 'ended-unpaid' | 'withdrawn',
  told: Pick<LicenceMailDetails, 'totalCents' | 'reason'> = {},
): Promise<void> => {
  await updateSubscription(where.db, row.id, { status: 'canceled' })
  await deleteSuccessor(where.db, row.id)
  await stopAttempts(where.db, row.id)
  const payer = await findPayer(where.db, row.id)
  if (!payer) return
  await enqueueLicenceMail(where, services, kind, payer, { license: row.license, until: row.periodEnd, ...told })
}

type NextTerm = {
  readonly license: License
  readonly net: number
  readonly methodId: string
  readonly methodType: PaymentMethodType
  readonly start: Date
  readonly payer: NonNullable<Awaited<ReturnType<typeof findPayer>>>
}

/** What begins now; undefined where nothing does: cancelled, on invoice without a new order, or nobody is there to pay. */
const nextTerm = async (
  { db }: Enqueuing,
  services: Services,
  row: WholeSubscriptionRow,
  start: Date,
): Promise<NextTerm | undefined> => {
  const payer = await findPayer(db, row.id)
  const successor = await findSuccessor(db, row.id)
  if (!payer || row.cancelAtPeriodEnd) return undefined
  if (successor && successor.status !== 'pending-approval') {
    const { license, net, paymentMethodId: methodId, paymentMethodType: methodType } = successor
    return { license, net, methodId, methodType, start, payer }
  }
  const { paymentMethodId: methodId, paymentMethodType: methodType, license } = row
  if (!license.canAutoRenew || methodId === null || methodType === null) return undefined
  // What is no longer on the list is renewed for what it cost.
  const { list } = await services.prices.current(db)
  const net = offerOf(list, start, license.id)?.net ?? row.periodNet
  return net === null ? undefined : { license, net, methodId, methodType, start, payer }
}

const beginTerm = async (
  where: Enqueuing,
  services: Services,
  row: WholeSubscriptionRow,
  { license, net, methodId, methodType, start, payer }: NextTerm,
  now: Date,
): Promise<OrderRow | undefined> => {
  const { db } = where
  const { address } = await findCustomer(db, payer.id)
  if (!address) return endWithoutAddress(where, services, row)
  const anchorDay = row.anchorDay ?? start.getUTCDate()
  const taxation = taxationFor(await services.prices.current(db), address, start)
  const priced = priceTerm({ kind: 'renewal', customer: address, license, net, taxation, at: start, anchorDay })
  const provider = methodType === 'invoice' ? ('manual' as const) : services.payment.online.name
  const order = await insertOrder(db, {
    userId: payer.id,
    subscriptionId: row.id,
    idempotencyKey: `renewal:${row.id}:${start.toISOString()}`,
    request: license.id,
    priced,
    termNet: net,
    provider,
    paymentMethodId: methodId,
    paymentMethodType: methodType,
    status: 'charging',
    createdAt: now,
    bookedAt: now,
  })
  // Under the lock of the licence nobody else can have begun this term: something is wrong, and must not go on unseen.
  if (!order) throw new Error(`The term of ${row.id} from ${start.toISOString()} was ordered before.`)
  await updateSubscription(db, row.id, {
    license,
    provider,
    subscriptionType: provider === 'manual' ? 'manual' : 'stripe',
    periodNet: net,
    periodStart: start,
    periodEnd: new Date(priced.periodEnd),
    anchorDay,
    paymentMethodId: methodId,
    paymentMethodType: methodType,
  })
  await deleteSuccessor(db, row.id)
  await giveToTeam(where, services, row.id, license)
  const until = new Date(priced.periodEnd)
  await enqueueLicenceMail(where, services, 'renewed', payer, { license, totalCents: priced.total, until })
  if (provider === 'manual') await awaitTransfer(db, order, now)
  await invoiceOrder(where, services, { order, payer, now })
  return provider === 'manual' ? { ...order, status: 'in-progress' } : order
}

/** Without an address no invoice can be written, and nothing be charged. */
const endWithoutAddress = async (where: Enqueuing, services: Services, row: WholeSubscriptionRow) => {
  await endLicence(where, services, row, 'ended')
  return undefined
}
