import { addDays, germanDayOf } from '@gebaerdenraum/domain/kernel/german-days'

/** The calendar day in Germany so many days after today; before it where the number is below zero. */
export const dayFromToday = (days: number): string => addDays(germanDayOf(new Date()), days)

/** A moment on a day: its noon in Germany; of today the present, because noon may still be to come. */
export const momentOn = (day: string): Date => (day === dayFromToday(0) ? new Date() : new Date(`${day}T11:00:00Z`))
