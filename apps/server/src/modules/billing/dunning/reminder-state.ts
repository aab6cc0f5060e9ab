import {
  nextLevel,
  proposedLevel,
  type ReminderDays,
  type ReminderLevel,
  type SentReminder,
} from '@gebaerdenraum/domain/billing/invoices/reminders'
import { germanDayOf } from '@gebaerdenraum/domain/kernel/german-days'
import type { LedgerRow } from './invoice-ledger.repository.ts'
import type { ReminderRow } from './invoice-reminders.repository.ts'

export type ReminderState = {
  readonly isOverdue: boolean
  /** What can be sent; null while it is not overdue. */
  readonly next: ReminderLevel | null
  readonly isProposed: boolean
}

export const reminderState = (
  { isOwed, dueOn }: Pick<LedgerRow, 'isOwed' | 'dueOn'>,
  reminders: readonly ReminderRow[],
  { today, days }: { readonly today: string; readonly days: ReminderDays },
): ReminderState => {
  const isOverdue = isOwed && dueOn < today
  const sent = reminders.map(sentReminder)
  const proposed = isOverdue ? proposedLevel({ dueOn, reminders: sent }, { today, days }) : null
  return { isOverdue, next: isOverdue ? nextLevel(sent) : null, isProposed: proposed !== null }
}

const sentReminder = ({ level, sentAt }: ReminderRow): SentReminder => ({ level, sentOn: germanDayOf(sentAt) })
