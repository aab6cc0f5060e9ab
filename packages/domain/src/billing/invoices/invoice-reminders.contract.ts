import { z } from 'zod'
import { defineContract } from '../../kernel/contract.ts'
import { REMINDER_LEVELS } from './reminders.ts'

const level = z.literal(REMINDER_LEVELS)

export const invoiceReminderSchema = z.object({
  _id: z.string(),
  invoice: z.string(),
  number: z.string(),
  level,
  sentAt: z.iso.datetime(),
  payUntil: z.iso.date(),
})

/** Why a reminder was not sent; everything but `unknown` is no fault: the other ones were. */
export const REMINDER_REFUSALS = ['unknown', 'not-owed', 'not-due', 'other-level'] as const
export type ReminderRefusal = (typeof REMINDER_REFUSALS)[number]

const BULK_MAX = 100

/** The invoices name the reminders that are due (`ledger.proposed`). */
export const invoiceRemindersContract = defineContract({
  path: 'invoice-reminders',
  summary: 'Reminders of invoices that are overdue, sent by an administrator, each level once',
  record: invoiceReminderSchema,
  find: { limit: { default: 20, max: 100 } },
  create: {
    data: z.strictObject({
      reminders: z
        .array(z.strictObject({ invoice: z.uuid(), level }))
        .min(1)
        .max(BULK_MAX)
        .describe('With the level that was seen: another one meanwhile is not sent on top'),
    }),
    result: z.object({
      sent: z.array(z.string()).describe('Ids of invoices'),
      refused: z.array(z.object({ invoice: z.string(), reason: z.enum(REMINDER_REFUSALS) })),
    }),
  },
})
