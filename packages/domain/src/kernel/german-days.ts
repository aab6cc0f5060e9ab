/** Calendar days in Germany, as `2026-11-21`: what an invoice is dated by and what it says of times. */

/** The day on which this moment falls. */
export const germanDayOf = (moment: Date): string => DAY.format(moment)

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** The time that a German clock shows, in milliseconds since midnight. */
export const readGermanTime = (moment: Date): number => readClock(moment) % DAY_MS

/**
 * The moment at which a German clock shows this time (milliseconds since midnight) on this day. Of a time that occurs twice,
 * in the night in which clocks go back, the first; one that is skipped, in the night in which they go forward, is an hour
 * later.
 */
export const findGermanMoment = (day: string, time: number): Date => {
  const wanted = Date.parse(`${day}T00:00:00Z`) + time
  const found = [SUMMER_MS, WINTER_MS].map((offset) => new Date(wanted - offset)).find((at) => readClock(at) === wanted)
  return found ?? new Date(wanted - WINTER_MS)
}

/** `21.11.2026`. */
export const writtenDay = (day: string): string => day.split('-').toReversed().join('.')

const DAY_MS = 86_400_000
/** Ahead of UTC. */
const SUMMER_MS = 7_200_000
const WINTER_MS = 3_600_000

/** What calendar and clock show, as if they stood in UTC. */
const readClock = (moment: Date): number => {
  const shown = Date.parse(`${CLOCK.format(moment).replace(' ', 'T')}Z`)
  return shown + (moment.getTime() - Math.floor(moment.getTime() / 1000) * 1000)
}

const CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'medium',
})

const DAY = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})
