const EURO = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })

/** `1.234,50 €` of whole cents. */
export const germanMoney = (cents: number): string => EURO.format(cents / 100)
