const DAY = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'Europe/Berlin' })

/** `21.11.2026`, in Germany's time. */
export const germanDay = (moment: string): string => DAY.format(new Date(moment))

const MOMENT = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' })

/** `21.11.2026, 14:05`, in Germany's time. */
export const germanMoment = (moment: string): string => MOMENT.format(new Date(moment))
