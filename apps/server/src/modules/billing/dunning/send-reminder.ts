import { addresseeOf, dueOf } from '@gebaerdenraum/domain/billing/invoices/invoice'
import type { ReminderRefusal } from '@gebaerdenraum/domain/billing/invoices/invoice-reminders.contract'
import { payUntil, type ReminderLevel } from '@gebaerdenraum/domain/billing/invoices/reminders'
import { germanDayOf, writtenDay } from '@gebaerdenraum/domain/kernel/german-days'
import type { UnitOfWork } from '../../../platform/database/unit-of-work.ts'
import { sendMailJob } from '../../../platform/mail/send-mail.job.ts'
import { findInvoiceWithin, lockOrder } from '../invoices/invoices.repository.ts'
import { germanAmount } from '../mails/enqueue-licence-mail.ts'
import { reminderMail } from '../mails/reminder-mail.ts'
import type { Services } from '../services.ts'
import { findLedgerRows, type LedgerRow } from './invoice-ledger.repository.ts'
import { findRemindersOf, insertReminder } from './invoice-reminders.repository.ts'
import { reminderState } from './reminder-state.ts'

type ReminderInput = { readonly invoice: string; readonly level: ReminderLevel; readonly now: Date }

/**
 * Sends one reminder, unless it is not owed any more or was sent meanwhile; gives why not. Under the lock of the order,
 * which whoever notes its money or takes it back holds too.
 */
export const sendReminder = async (
  unit: UnitOfWork,
  services: Services,
  { invoice, level, now }: ReminderInput,
): Promise<ReminderRefusal | undefined> => {
  const { db } = unit
  const found = await findInvoiceWithin(db, 'all', invoice)
  if (!found || found.orderId === null) return 'unknown'
  await lockOrder(db, found.orderId)
  const [row] = await findLedgerRows(db, [invoice])
  if (!row?.isOwed) return 'not-owed'
  const today = germanDayOf(now)
  const reminders = await findRemindersOf(db, [invoice])
  const { isOverdue, next } = reminderState(row, reminders, { today, days: services.settings.reminderDays })
  if (!isOverdue) return 'not-due'
  if (next !== level) return 'other-level'
  const until = payUntil(today)
  if (!(await insertReminder(db, { invoiceId: invoice, level, payUntil: until, sentAt: now }))) return 'other-level'
  await enqueueReminder(unit, services, row, { level, until })
  return undefined
}

const enqueueReminder = async (
  unit: UnitOfWork,
  { queue, settings: { productName, appUrl } }: Services,
  { id, number, dueOn, content, accountEmail }: LedgerRow,
  { level, until }: { readonly level: ReminderLevel; readonly until: string },
): Promise<void> => {
  const { bank } = content.seller
  const mail = reminderMail({
    productName,
    appUrl,
    name: content.customer.name || addresseeOf(content.customer),
    level,
    number,
    total: germanAmount(dueOf(content)),
    dueOn: writtenDay(dueOn),
    payUntil: writtenDay(until),
    account: bank ? `${bank.iban}, ${bank.name}` : '',
  })
  await queue.enqueue(unit, sendMailJob, {
    to: accountEmail ?? content.customer.email,
    ...mail,
    attachments: [{ noun: 'invoices', id }],
  })
}
