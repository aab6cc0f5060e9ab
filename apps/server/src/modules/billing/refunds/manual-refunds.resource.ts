import { administrator } from '@gebaerdenraum/domain/accounts/access/permissions'
import { addresseeOf } from '@gebaerdenraum/domain/billing/invoices/invoice'
import { type ManualRefund, manualRefundsContract } from '@gebaerdenraum/domain/billing/manual-refunds.contract'
import { validate as isUuid } from 'uuid'
import { ApiError } from '../../../platform/framework/errors.ts'
import { defineResource } from '../services.ts'
import { findManualRefunds, type ManualRefundRow, markRefunded } from './manual-refunds.repository.ts'

export const manualRefundsResource = defineResource(manualRefundsContract, {
  find: {
    allow: administrator({ rows: 'all' }),
    async handle({ db, query }) {
      const { total, rows } = await findManualRefunds(db, { ...query, open: query.open ?? false })
      return { total, limit: query.limit, skip: query.skip, data: rows.map(manualRefundOf) }
    },
  },
  patch: {
    allow: administrator({ rows: 'notes that the money was transferred' }),
    async handle({ id, data, db }) {
      const row = isUuid(id) ? await markRefunded(db, id, { note: data.note, now: new Date() }) : undefined
      if (!row) throw new ApiError('NotFound', 'Diese Erstattung gibt es nicht.')
      return manualRefundOf(row)
    },
  },
})

const manualRefundOf = ({ refund, invoice, content, creditNote }: ManualRefundRow): ManualRefund => ({
  _id: refund.id,
  amount: refund.amount,
  createdAt: refund.createdAt.toISOString(),
  customer: content && addresseeOf(content.customer),
  email: content?.customer.email ?? null,
  invoice,
  creditNote,
  doneAt: refund.doneAt?.toISOString() ?? null,
  note: refund.note,
})
