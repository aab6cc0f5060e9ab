/** Free access that an administrator gives until a day, that day included, as it is counted in Germany. */

/** Nobody is given it by a slip of the keyboard for longer than anybody plans ahead. */
export const FREE_ACCESS_YEARS_MAX = 5

/** So many days before it ends the person is told. */
export const REMIND_DAYS = 7

export type FreeUntilRefusal = 'past' | 'too-far'

export const freeUntilRefusal = (until: Date, now: Date): FreeUntilRefusal | null => {
  if (until.getTime() <= now.getTime()) return 'past'
  const latest = new Date(now)
  latest.setUTCFullYear(latest.getUTCFullYear() + FREE_ACCESS_YEARS_MAX)
  latest.setUTCDate(latest.getUTCDate() + 1)
  return until.getTime() > latest.getTime() ? 'too-far' : null
}

export const FREE_UNTIL_TEXTS: Readonly<Record<FreeUntilRefusal, string>> = {
  past: 'Der Tag muss in der Zukunft liegen.',
  'too-far': `Höchstens ${FREE_ACCESS_YEARS_MAX} Jahre im Voraus.`,
}

/** The moment at which a day such as `2026-12-31` is over in Germany: what is given until that day ends then. */
export const endOfGermanDay = (day: string): Date => {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS)
  const midnights = OFFSETS.map((hours) => new Date(next.getTime() - hours * HOUR_MS))
  const [summer, winter] = midnights as [Date, Date]
  // Of the two the one at which it is midnight there.
  return HOUR.format(summer) === '00' ? summer : winter
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** How far Germany is ahead of UTC, in summer and in winter. */
const OFFSETS = [2, 1]
const HOUR = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', hour: '2-digit', hourCycle: 'h23' })

/** The last moment of it, so that its day is the one that was chosen. */
export const lastMomentOf = (until: Date): Date => new Date(until.getTime() - 1)
