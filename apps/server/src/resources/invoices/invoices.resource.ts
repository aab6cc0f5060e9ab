import type { Caller } from '@gebaerdenraum/domain/access/caller'
import { administrator, payerOrAdministrator } from '@gebaerdenraum/domain/access/permissions'
import { invoiceStatus } from '@gebaerdenraum/domain/invoices/invoice-status'
import { invoicesContract } from '@gebaerdenraum/domain/invoices/invoices.contract'
import { validate as isUuid } from 'uuid'
import type { Database } from '../../database/database.ts'
import { defineResource } from '../../define.ts'
import { ApiError } from '../../framework/errors.ts'
import { correctInvoice } from '../../invoices/correct-invoice.ts'
import {
  findInvoices,
  findInvoiceWithin,
  type InvoiceReach,
  type ShownInvoiceRow,
} from '../../invoices/invoices.repository.ts'
import type { Services } from '../../services.ts'
import { accountOfCaller } from '../accounts/account-of-caller.ts'
import { receiveTransfer } from '../checkout/receive-transfer.ts'
import { waiveOrder } from '../checkout/waive-order.ts'

const ROWS = 'own; all for administrators'

export const invoicesResource = defineResource(invoicesContract, {
  find: {
    allow: payerOrAdministrator({ rows: ROWS }),
    async handle({ query, caller, db, services }) {
      const reach = await reachOf(db, caller)
      const { total, rows } = await findInvoices(db, reach, { ...query, number: query.filters.number?.$eq })
      return { total, limit: query.limit, skip: query.skip, data: rows.map((row) => invoiceOf(row, services)) }
    },
  },
  get: {
    allow: payerOrAdministrator({ rows: ROWS }),
    async handle({ id, caller, db, services }) {
      return invoiceOf(await foundInvoice(db, await reachOf(db, caller), id), services)
    },
  },
  patch: {
    allow: administrator({ rows: 'notes that a transfer has arrived; takes an invoice back by a credit note' }),
    async handle({ id, data, db, services, afterCommit }) {
      const where = { db, afterCommit }
      const { kind, orderId } = await foundInvoice(db, 'all', id)
      const isPaid = 'paid' in data
      if (kind === 'credit-note' || orderId === null) {
        throw new ApiError('Conflict', isPaid ? NOTHING_TO_PAY : NOT_TAKEN_BACK)
      }
      if (isPaid) {
        await receiveTransfer(where, services, orderId, new Date())
        return invoiceOf(await standingInvoice(db, id), services)
      }
      await waiveOrder(db, orderId)
      const correction = { orderId, reason: data.takenBack, now: new Date() }
      const note = await correctInvoice(where, services, correction)
      return invoiceOf(await foundInvoice(db, 'all', note?.id ?? id), services)
    },
  },
})

const NOT_TAKEN_BACK = 'Eine Rechnungskorrektur lässt sich nicht selbst zurücknehmen.'

const NOTHING_TO_PAY = 'Auf eine Rechnungskorrektur wird nichts gezahlt.'

/** Read under the lock of its order: nothing is noted as paid on one that was taken back meanwhile. */
const standingInvoice = async (db: Database, id: string): Promise<ShownInvoiceRow> => {
  const row = await foundInvoice(db, 'all', id)
  if (row.isTakenBack) throw new ApiError('Conflict', 'Diese Rechnung wurde zurückgenommen.')
  return row
}

const foundInvoice = async (db: Database, reach: InvoiceReach, id: string): Promise<ShownInvoiceRow> => {
  const row = isUuid(id) ? await findInvoiceWithin(db, reach, id) : undefined
  if (!row) throw new ApiError('NotFound', 'Diese Rechnung gibt es nicht.')
  return row
}

const reachOf = async (db: Database, caller: Caller): Promise<InvoiceReach> => {
  const { id, role } = await accountOfCaller(db, caller)
  return role === 'admins' ? 'all' : { userId: id }
}

const invoiceOf = (row: ShownInvoiceRow, { invoiceAddresses }: Services) => ({
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
