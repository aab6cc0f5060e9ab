import { administrator } from '@gebaerdenraum/domain/accounts/access/permissions'
import { isOvertaken } from '@gebaerdenraum/domain/billing/confirmed-too-late'
import { EMPTY_ADDRESS } from '@gebaerdenraum/domain/billing/customers/billing-address'
import { isLeitwegId } from '@gebaerdenraum/domain/billing/invoices/leitweg-id'
import { type PendingOrder, pendingOrdersContract } from '@gebaerdenraum/domain/billing/pending-orders.contract'
import { type PricedOrder, priceTerm } from '@gebaerdenraum/domain/billing/priced-order'
import { taxNote } from '@gebaerdenraum/domain/billing/taxation'
import { taxationFor } from '../prices/price-book.ts'
import type { Prices } from '../prices/prices.ts'
import { defineResource } from '../services.ts'
import { findPendingOrders, type PendingRow } from './pending-orders.repository.ts'

export const pendingOrdersResource = defineResource(pendingOrdersContract, {
  find: {
    allow: administrator({ rows: 'all' }),
    async handle({ db, query, services }) {
      const { total, rows } = await findPendingOrders(db, query)
      const prices = await services.prices.current(db)
      const data = rows.flatMap((row) => toPendingOrder(row, prices) ?? [])
      return { total, limit: query.limit, skip: query.skip, data }
    },
  },
})

/** For the administrator who decides; undefined for a row in which nothing waits. */
const toPendingOrder = (row: PendingRow, prices: Prices): PendingOrder | undefined => {
  const { subscription, order, successor, person } = row
  const priced = order?.priced ?? pricedSuccessor(row, prices)
  const orderedAt = order?.createdAt ?? successor?.createdAt
  if (!priced || !orderedAt) return undefined
  const isRunning = subscription.status === 'active'
  return {
    _id: subscription.id,
    change: order === null ? 'successor' : isRunning ? 'upgrade' : 'purchase',
    orderedAt: orderedAt.toISOString(),
    person: person && { _id: person.id, name: person.name, email: person.email },
    before: isRunning ? subscription.license : null,
    license: priced.license,
    beginsAt: order === null ? priced.periodStart : null,
    net: priced.subtotal,
    tax: priced.tax,
    total: priced.total,
    taxNote: taxNote(priced.taxation),
    address: priced.customer,
    isLeitwegId: isLeitwegId(priced.customer.reference),
    isOvertaken: order !== null && isOvertaken(order, subscription),
  }
}

/** A successor is priced when it begins; until then by the address as it is. */
const pricedSuccessor = ({ subscription, successor, address }: PendingRow, prices: Prices): PricedOrder | undefined => {
  if (!successor) return undefined
  const customer = address ?? EMPTY_ADDRESS
  const at = subscription.periodEnd ?? successor.createdAt
  const { license, net } = successor
  const anchor = subscription.anchorDay === null ? {} : { anchorDay: subscription.anchorDay }
  return priceTerm({
    kind: 'renewal',
    customer,
    license,
    net,
    taxation: taxationFor(prices, customer, at),
    at,
    ...anchor,
  })
}
