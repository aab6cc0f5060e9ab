/** When something was changed, in Berlin's time: '3. Mai 2026'. */
export const changedText = (moment: string): string => FORMAT.format(new Date(moment))

const FORMAT = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'Europe/Berlin' })
