import { asc, count, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { invoiceReminders } from '../tables/dunning.ts'
import { invoices } from '../tables/invoices.ts'

export type ReminderRow = typeof invoiceReminders.$inferSelect

/** False where this level was sent before. */
export const insertReminder = async (db: Database, reminder: typeof invoiceReminders.$inferInsert): Promise<boolean> =>
  (await db.insert(invoiceReminders).values(reminder).onConflictDoNothing().returning()).length > 0

/** Of several invoices, the first level first. */
export const findRemindersOf = (db: Database, invoiceIds: readonly string[]): Promise<ReminderRow[]> =>
  invoiceIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(invoiceReminders)
        .where(inArray(invoiceReminders.invoiceId, [...invoiceIds]))
        .orderBy(asc(invoiceReminders.level))

/** All that were sent, the newest first. */
export const findReminders = async (db: Database, page: { readonly skip: number; readonly limit: number }) => {
  const [total] = await db.select({ n: count() }).from(invoiceReminders)
  const rows = await db
    .select({ reminder: invoiceReminders, number: invoices.number })
    .from(invoiceReminders)
    .innerJoin(invoices, eq(invoices.id, invoiceReminders.invoiceId))
    .orderBy(desc(invoiceReminders.id))
    .limit(page.limit)
    .offset(page.skip)
  return { total: total?.n ?? 0, rows }
}
