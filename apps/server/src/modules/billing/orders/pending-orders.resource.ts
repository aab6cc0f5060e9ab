import { administrator } from '@gebaerdenraum/domain/accounts/access/permissions'
import { pendingOrdersContract } from '@gebaerdenraum/domain/billing/pending-orders.contract'
import { defineResource } from '../services.ts'
import { pendingOrderOf } from './pending-order-of.ts'
import { findPendingOrders } from './pending-orders.repository.ts'

export const pendingOrdersResource = defineResource(pendingOrdersContract, {
  find: {
    allow: administrator({ rows: 'all' }),
    async handle({ db, query, services }) {
      const { total, rows } = await findPendingOrders(db, query)
      const prices = await services.prices.current(db)
      const data = rows.flatMap((row) => pendingOrderOf(row, prices) ?? [])
      return { total, limit: query.limit, skip: query.skip, data }
    },
  },
})
