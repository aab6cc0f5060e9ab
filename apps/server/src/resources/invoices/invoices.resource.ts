import { payer } from '@gebaerdenraum/domain/access/permissions'
import { invoiceStatus } from '@gebaerdenraum/domain/invoices/invoice-status'
import { invoicesContract } from '@gebaerdenraum/domain/invoices/invoices.contract'
import { validate as isUuid } from 'uuid'
import { defineResource } from '../../define.ts'
import { ApiError } from '../../framework/errors.ts'
import { findInvoiceOf, findInvoicesOf, type OwnInvoiceRow } from '../../invoices/invoices.repository.ts'
import type { Services } from '../../services.ts'
import { accountOfCaller } from '../accounts/account-of-caller.ts'

export const invoicesResource = defineResource(invoicesContract, {
  find: {
    allow: payer({ rows: 'own' }),
    async handle({ query, caller, db, services }) {
      const { id } = await accountOfCaller(db, caller)
      const { total, rows } = await findInvoicesOf(db, id, query)
      return { total, limit: query.limit, skip: query.skip, data: rows.map((row) => invoiceOf(row, services)) }
    },
  },
  get: {
    allow: payer({ rows: 'own' }),
    async handle({ id, caller, db, services }) {
      const account = await accountOfCaller(db, caller)
      const row = isUuid(id) ? await findInvoiceOf(db, account.id, id) : undefined
      if (!row) throw new ApiError('NotFound', 'Diese Rechnung gibt es nicht.')
      return invoiceOf(row, services)
    },
  },
})

const invoiceOf = (row: OwnInvoiceRow, { invoiceAddresses }: Services) => ({
  id: row.id,
  number: row.number,
  kind: row.kind,
  created: row.content.created,
  total: row.total,
  status: invoiceStatus(row.orderStatus, row.isTakenBack),
  invoice_pdf: invoiceAddresses.addressOf(row.id, 'pdf'),
  invoice_xml: row.content.customer.customerType === 'company' ? invoiceAddresses.addressOf(row.id, 'xml') : null,
  corrects: row.content.corrects?.number ?? null,
})
