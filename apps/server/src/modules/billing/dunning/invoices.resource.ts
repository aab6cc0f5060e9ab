import type { Caller } from '@gebaerdenraum/domain/accounts/access/caller'
import { administrator, signedInOrAdministrator } from '@gebaerdenraum/domain/accounts/access/permissions'
import { invoiceStatus } from '@gebaerdenraum/domain/billing/invoices/invoice-status'
import { invoicesContract } from '@gebaerdenraum/domain/billing/invoices/invoices.contract'
import { germanDayOf } from '@gebaerdenraum/domain/kernel/german-days'
import { validate as isUuid, v7 } from 'uuid'
import type { Database } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/framework/errors.ts'
import { accountOfCaller } from '../../accounts/index.ts'
import {
  findInvoices,
  findInvoiceWithin,
  type InvoiceReach,
  type ShownInvoiceRow,
} from '../invoices/invoices.repository.ts'
import { applyOrderEvent } from '../orders/apply-event.ts'
import { assertApplied } from '../orders/refusals.ts'
import type { Services } from '../services.ts'
import { defineResource } from '../services.ts'
import { inLedger } from './invoice-ledger.repository.ts'
import { findProposed, ledgersOf } from './ledger.ts'

// Not only payers: who joined a team keeps the invoices of the licence he paid before.
const ROWS = 'own; all for administrators'

export const invoicesResource = defineResource(invoicesContract, {
  find: {
    allow: signedInOrAdministrator({ rows: ROWS }),
    async handle({ query, caller, db, services }) {
      const reach = await reachOf(db, caller)
      const now = new Date()
      const condition = inLedger(db, { ...query, today: germanDayOf(now) })
      const among = query.proposed && reach === 'all' ? await findProposed(db, services.settings, now) : undefined
      const page = { ...query, number: query.filters.number?.$eq, condition, among }
      const { total, rows } = await findInvoices(db, reach, page)
      const data = await seenBy(db, services, reach, rows, now)
      return { total, limit: query.limit, skip: query.skip, data }
    },
  },
  get: {
    allow: signedInOrAdministrator({ rows: ROWS }),
    async handle({ id, caller, db, services }) {
      const reach = await reachOf(db, caller)
      return oneSeenBy(db, services, reach, await foundInvoice(db, reach, id))
    },
  },
  patch: {
    allow: administrator({ rows: 'notes that a transfer has arrived; takes an invoice back by a credit note' }),
    async handle({ id, data, db, services, unit }) {
      const { kind, orderId, content } = await foundInvoice(db, 'all', id)
      const isPaid = 'paid' in data
      if (kind === 'credit-note' || orderId === null) {
        throw new ApiError('Conflict', isPaid ? NOTHING_TO_PAY : NOT_TAKEN_BACK)
      }
      if (isPaid) {
        const at = receivedAt(data.receivedOn, content.issuedOn, new Date())
        const event = { kind: 'transfer-received', paymentId: v7() } as const
        assertApplied(await applyOrderEvent(unit, services, orderId, event, at), 'collected')
        return oneSeenBy(db, services, 'all', await standingInvoice(db, id))
      }
      const event = { kind: 'invoice-taken-back', reason: data.takenBack } as const
      const applied = await applyOrderEvent(unit, services, orderId, event, new Date())
      return oneSeenBy(db, services, 'all', await foundInvoice(db, 'all', applied?.creditNote?.id ?? id))
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

/** Noon of the day, in Germany too; the present moment for today. */
const receivedAt = (day: string | undefined, issuedOn: string, now: Date): Date => {
  const today = germanDayOf(now)
  if (day === undefined || day === today) return now
  const sentence =
    day > today
      ? 'Der Tag des Eingangs darf nicht in der Zukunft liegen'
      : day < issuedOn
        ? 'Der Tag des Eingangs darf nicht vor der Rechnung liegen'
        : undefined
  if (sentence) throw new ApiError('BadRequest', sentence, { errors: { receivedOn: sentence } })
  return new Date(`${day}T11:00:00Z`)
}

const oneSeenBy = async (db: Database, services: Services, reach: InvoiceReach, row: ShownInvoiceRow) => {
  const [invoice] = await seenBy(db, services, reach, [row], new Date())
  return invoice as NonNullable<typeof invoice>
}

/** Administrators see beside each invoice what they keep book of. */
const seenBy = async (
  db: Database,
  services: Services,
  reach: InvoiceReach,
  rows: readonly ShownInvoiceRow[],
  now: Date,
) => {
  const ids = reach === 'all' ? rows.map(({ id }) => id) : []
  const ledgers = await ledgersOf(db, ids, services.settings, now)
  return rows.map((row) => ({ ...invoiceOf(row, services), ledger: ledgers.get(row.id) ?? null }))
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
