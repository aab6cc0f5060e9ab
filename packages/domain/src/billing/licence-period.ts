/** Whole years where the months are divisible by twelve, else months (specification 1, section 2). */
export const periodText = (months: number): string => {
  if (months % 12 === 0) return months === 12 ? '1 Jahr' : `${months / 12} Jahre`
  return months === 1 ? '1 Monat' : `${months} Monate`
}

/**
 * So many months later, at the same time of day (UTC). `anchorDay` is the day of the month on which the licence began:
 * from the 31st it goes to the last day of February and back to the 31st of March.
 */
export const addMonths = (start: Date, months: number, anchorDay = start.getUTCDate()): Date => {
  const end = new Date(start)
  end.setUTCDate(1)
  end.setUTCMonth(end.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()
  end.setUTCDate(Math.min(anchorDay, lastDay))
  return end
}

const DAY_MS = 86_400_000
export const RENEWS_SOON_DAYS = 21
/** Who has his licence for a month knows that it renews itself. */
export const REMINDED_FROM_MONTHS = 12
/** Debits of terms under a year; the mandate promises two days at least. */
export const DEBIT_ANNOUNCED_DAYS = 7
/** Manual invoices are not renewed by themselves: so long before the end a mail brings it to mind. */
export const EXPIRY_REMINDER_DAYS = 30

type Term = { readonly status: string; readonly cancelAtPeriodEnd: boolean; readonly periodEnd: Date | string | null }

/** Shows the notice: active, renewing, and less than 21 days before the end of the period. */
export const renewsSoon = ({ status, cancelAtPeriodEnd, periodEnd }: Term, now: Date): boolean => {
  if (status !== 'active' || cancelAtPeriodEnd || periodEnd === null) return false
  const left = new Date(periodEnd).getTime() - now.getTime()
  return left >= 0 && left < RENEWS_SOON_DAYS * DAY_MS
}
