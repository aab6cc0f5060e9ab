/** `1.234,50 €`, with a real minus. */
export const euros = (cents: number): string => EUROS.format(cents / 100).replace('-', '−')

/** Hundredths of a per cent: `19 %`, `25,5 %`. */
export const percent = (basisPoints: number): string => `${PERCENT.format(basisPoints / 100)}\u00a0%`

const EUROS = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })
const PERCENT = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 })
