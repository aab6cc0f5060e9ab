import { priceTerm } from '@gebaerdenraum/domain/billing/priced-order'
import { runUnitOfWork, type UnitOfWork } from '../../../platform/database/unit-of-work.ts'
import { awaitTransfer } from '../checkout/await-transfer.ts'
import { giveToTeam } from '../checkout/book-order.ts'
import { debitOf, mandateFor } from '../checkout/debit-of.ts'
import { invoiceOrder } from '../checkout/invoice-order.ts'
import { insertOrder, type OrderedDebit, type OrderRow } from '../checkout/orders.repository.ts'
import { taxationFor } from '../checkout/quote.ts'
import type { Services } from '../services.ts'
import { endLicence } from './end-licence.ts'
import { holdRenewal } from './hold-renewal.ts'
import { enqueueLicenceMail } from './licence-mails.ts'
import { type NextTerm, nextTerm } from './next-term.ts'
import {
  deleteSuccessor,
  findSubscription,
  lockSubscription,
  updateSubscription,
  type WholeSubscriptionRow,
} from './subscriptions.repository.ts'

type DebitOfMethod = { readonly methodId: string; readonly debit: OrderedDebit | null }

/** Asked for before the transaction. A provider that is away keeps no term from beginning: its debit was announced. */
const debitOfNext = async (services: Services, id: string): Promise<DebitOfMethod | undefined> => {
  const row = await findSubscription(services.db, id)
  const next = row?.periodEnd && (await nextTerm(services.db, services, row, row.periodEnd))
  if (next?.methodType !== 'sepa_debit') return undefined
  const method = { id: next.methodId, type: next.methodType }
  const mandate = await mandateFor(services, next.payer.id, method).catch(() => null)
  return { methodId: next.methodId, debit: debitOf(mandate) }
}

/** The order that is to be charged for the new term, or that nothing may begin yet. */
type EndedTerm = { readonly orderId?: string; readonly isHeld?: boolean }

/**
 * At the end of a term the licence is renewed, followed by its successor, held or over. The new term and the order for
 * it are written in one transaction, under a name that its beginning gives it: whoever comes second finds it done.
 */
export const endTerm = async (services: Services, id: string, now: Date): Promise<EndedTerm> => {
  const debit = await debitOfNext(services, id)
  return runUnitOfWork(services.db, services, async (unit): Promise<EndedTerm> => {
    const { db } = unit
    const row = await lockSubscription(db, id)
    if (row?.status !== 'active' || !row.periodEnd || row.periodEnd > now) return {}
    const next = await nextTerm(db, services, row, row.periodEnd)
    if (next?.obstacle) return { isHeld: await holdRenewal(unit, services, { row, next, now }) }
    if (!next) {
      await endLicence(unit, services, row, 'ended')
      return {}
    }
    const order = await beginTerm(unit, services, row, next, debit, now)
    return order.status === 'charging' ? { orderId: order.id } : {}
  })
}

const beginTerm = async (
  unit: UnitOfWork,
  services: Services,
  row: WholeSubscriptionRow,
  { license, net, methodId, methodType, start, payer, address }: NextTerm,
  debit: DebitOfMethod | undefined,
  now: Date,
): Promise<OrderRow> => {
  const { db } = unit
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
    debit: debit?.methodId === methodId ? debit.debit : null,
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
    heldFor: null,
    heldSince: null,
  })
  await deleteSuccessor(db, row.id)
  await giveToTeam(unit, services, row.id, license)
  const until = new Date(priced.periodEnd)
  await enqueueLicenceMail(unit, services, 'renewed', payer, { license, totalCents: priced.total, until })
  if (provider === 'manual') await awaitTransfer(db, order, now)
  await invoiceOrder(unit, services, { order, payer, now })
  return provider === 'manual' ? { ...order, status: 'in-progress' } : order
}
