import { administrator } from '@gebaerdenraum/domain/accounts/access/permissions'
import {
  invoiceRemindersContract,
  type ReminderRefusal,
} from '@gebaerdenraum/domain/billing/invoices/invoice-reminders.contract'
import { defineResource } from '../services.ts'
import { findReminders } from './invoice-reminders.repository.ts'
import { sendReminder } from './send-reminder.ts'

export const invoiceRemindersResource = defineResource(invoiceRemindersContract, {
  find: {
    allow: administrator({ rows: 'all' }),
    async handle({ db, query }) {
      const { total, rows } = await findReminders(db, query)
      const data = rows.map(({ number, reminder: { id, invoiceId, level, sentAt, payUntil } }) => ({
        _id: id,
        invoice: invoiceId,
        number,
        level,
        sentAt: sentAt.toISOString(),
        payUntil,
      }))
      return { total, limit: query.limit, skip: query.skip, data }
    },
  },
  create: {
    allow: administrator({ rows: 'of invoices that are overdue' }),
    limit: { points: 300, seconds: 3_600, by: 'caller' },
    async handle({ data, services, unit }) {
      const now = new Date()
      const sent: string[] = []
      const refused: { invoice: string; reason: ReminderRefusal }[] = []
      // Always in the same order: two who send many at once wait for each other, and never both.
      for (const { invoice, level } of data.reminders.toSorted((a, b) => (a.invoice < b.invoice ? -1 : 1))) {
        const reason = await sendReminder(unit, services, { invoice, level, now })
        if (reason) refused.push({ invoice, reason })
        else sent.push(invoice)
      }
      return { sent, refused }
    },
  },
})
