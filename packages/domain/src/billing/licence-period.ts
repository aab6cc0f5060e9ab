import { findGermanMoment, germanDayOf, readGermanTime } from '../kernel/german-days.ts'

/** Whole years where the months are divisible by twelve, else months (specification 1, section 2). */
export const periodText = (months: number): string => {
  if (months % 12 === 0) return months === 12 ? '1 Jahr' : `${months / 12} Jahre`
  return months === 1 ? '1 Monat' : `${months} Monate`
}

/** The day of the month, on a German calendar, on which terms begin that begin at this moment. */
export const findAnchorDay = (start: Date): number => Number(germanDayOf(start).slice(8))

/**
 * So many months later, at the same time on a German clock. `anchorDay` is the day of the month on which the licence began:
 * from the 31st it goes to the last day of February and back to the 31st of March. A start beside the anchor, as terms had
 * whose anchor was a day in UTC, counts as the anchor that is nearest.
 */
export const addMonths = (start: Date, months: number, anchorDay = findAnchorDay(start)): Date => {
  const day = germanDayOf(start)
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
  const distance = (candidate: number) => Math.abs(Date.parse(dayIn(candidate, anchorDay)) - Date.parse(day))
  const [nearest = month] = [month, month - 1, month + 1].toSorted((one, other) => distance(one) - distance(other))
  return findGermanMoment(dayIn(nearest + months, anchorDay), readGermanTime(start))
}

/** A day of a month, which is counted from the year 0; the last one where the month is shorter. */
const dayIn = (month: number, day: number): string => {
  const last = new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).getUTCDate()
  return new Date(Date.UTC(Math.floor(month / 12), month % 12, Math.min(day, last))).toISOString().slice(0, 10)
}

export const RENEWS_SOON_DAYS = 21
/** Who has his licence for a month knows that it renews itself. */
export const REMINDED_FROM_MONTHS = 12
/** Debits of terms under a year; the mandate promises two days at least. */
export const DEBIT_ANNOUNCED_DAYS = 7
/** Manual invoices are not renewed by themselves: so long before the end a mail brings it to mind. */
export const EXPIRY_REMINDER_DAYS = 30
