import { addresseeOf } from '@gebaerdenraum/domain/billing/invoices/invoice'
import type { InvoiceSummary } from '@gebaerdenraum/domain/billing/invoices/invoices.contract'
import type { ReminderDays } from '@gebaerdenraum/domain/billing/invoices/reminders'
import { daysOverdue } from '@gebaerdenraum/domain/billing/invoices/reminders'
import { germanDayOf } from '@gebaerdenraum/domain/kernel/german-days'
import type { Database } from '../../../platform/database/database.ts'
import { findLedgerRows, findOverdue } from './invoice-ledger.repository.ts'
import { findRemindersOf } from './invoice-reminders.repository.ts'
import { reminderState } from './reminder-state.ts'

type Ledger = NonNullable<InvoiceSummary['ledger']>

/** What the operator sees of invoices, by their ids. */
export const ledgersOf = async (
  db: Database,
  invoiceIds: readonly string[],
  { reminderDays: days }: { readonly reminderDays: ReminderDays },
  now: Date,
): Promise<ReadonlyMap<string, Ledger>> => {
  const today = germanDayOf(now)
  const reminders = await findRemindersOf(db, invoiceIds)
  const rows = await findLedgerRows(db, invoiceIds)
  return new Map(
    rows.map((row) => {
      const sent = reminders.filter(({ invoiceId }) => invoiceId === row.id)
      const { isOverdue, next, isProposed } = reminderState(row, sent, { today, days })
      const { customer, payment } = row.content
      const ledger: Ledger = {
        customer: addresseeOf(customer),
        email: row.accountEmail ?? customer.email,
        method: row.method ?? payment.method,
        dueOn: row.dueOn,
        daysOverdue: isOverdue ? daysOverdue(row.dueOn, today) : 0,
        paidOn: row.paidAt && germanDayOf(row.paidAt),
        isTransferred: row.isTransferred,
        reminders: sent.map(({ level, sentAt, payUntil }) => ({ level, sentAt: sentAt.toISOString(), payUntil })),
        next,
        isProposed,
        licence: row.licence && { _id: row.licence.id, title: row.licence.license.title },
      }
      return [row.id, ledger]
    }),
  )
}

/** The invoices that a reminder is proposed for today. */
export const findProposed = async (
  db: Database,
  { reminderDays: days }: { readonly reminderDays: ReminderDays },
  now: Date,
): Promise<readonly string[]> => {
  const today = germanDayOf(now)
  const rows = await findOverdue(db, today)
  const reminders = await findRemindersOf(
    db,
    rows.map(({ id }) => id),
  )
  const isProposed = (row: (typeof rows)[number]): boolean => {
    const sent = reminders.filter(({ invoiceId }) => invoiceId === row.id)
    return reminderState(row, sent, { today, days }).isProposed
  }
  return rows.filter(isProposed).map(({ id }) => id)
}
