/** Calendar days in Germany, as `2026-11-21`: what an invoice is dated by and what it says of times. */

/** The day on which this moment falls. */
export const germanDayOf = (moment: Date): string => DAY.format(moment)

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** `21.11.2026`. */
export const writtenDay = (day: string): string => day.split('-').toReversed().join('.')

const DAY_MS = 86_400_000

const DAY = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})
