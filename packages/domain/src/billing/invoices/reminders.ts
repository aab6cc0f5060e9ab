import { addDays } from '../../kernel/german-days.ts'

/** Payment reminder, first and second dunning letter. */
export const REMINDER_LEVELS = [1, 2, 3] as const
export type ReminderLevel = (typeof REMINDER_LEVELS)[number]

export const REMINDER_TITLES: Readonly<Record<ReminderLevel, string>> = {
  1: 'Zahlungserinnerung',
  2: '1. Mahnung',
  3: '2. Mahnung',
}

/** After so many days each level is proposed: the first after the invoice was due, the others after the one before. */
export type ReminderDays = readonly [number, number, number]

/** So long a reminder gives. */
const PAY_WITHIN_DAYS = 10

export type SentReminder = { readonly level: ReminderLevel; readonly sentOn: string }

/** An invoice that is owed; days are calendar days in Germany. */
type Owed = { readonly dueOn: string; readonly reminders: readonly SentReminder[] }

export const daysOverdue = (dueOn: string, today: string): number =>
  Math.max(0, Math.round((Date.parse(today) - Date.parse(dueOn)) / 86_400_000))

/** The level that comes next; null after the last. */
export const nextLevel = (reminders: readonly SentReminder[]): ReminderLevel | null => {
  const last = reminders.reduce<number>((highest, { level }) => Math.max(highest, level), 0)
  return REMINDER_LEVELS.find((level) => level === last + 1) ?? null
}

/** What is to be sent today: a proposal, for a person sends it. Null where it is too early, or all were sent. */
export const proposedLevel = (
  { dueOn, reminders }: Owed,
  { today, days }: { readonly today: string; readonly days: ReminderDays },
): ReminderLevel | null => {
  const level = nextLevel(reminders)
  if (level === null) return null
  const since = reminders.find((sent) => sent.level === level - 1)?.sentOn ?? dueOn
  return addDays(since, days[level - 1] ?? 0) <= today && dueOn < today ? level : null
}

/** The day that a reminder of today asks to pay until. */
export const payUntil = (today: string): string => addDays(today, PAY_WITHIN_DAYS)
