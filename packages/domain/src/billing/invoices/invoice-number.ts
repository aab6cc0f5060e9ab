/**
 * `2026-00042`: the year, and how many have been issued in it. Invoices and credit notes share one series, which begins
 * anew with every calendar year (§ 14 Abs. 4 Nr. 4 UStG: once only).
 */
export const invoiceNumber = (year: number, count: number): string => `${year}-${String(count).padStart(5, '0')}`

/** The year of a day in Germany: an invoice of New Year's Eve, 23:30 in London, belongs to the new year. */
export const yearOfDay = (day: string): number => Number(day.slice(0, 4))
