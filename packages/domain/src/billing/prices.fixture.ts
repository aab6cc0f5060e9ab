import { readFileSync } from 'node:fs'
import type { PriceList, VatRates } from './price-list.ts'

/** The price list and rates that the product comes with. */
const content = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../content/licences/${name}`, import.meta.url), 'utf8'))

export const PRICES = content('price-list.json') as PriceList
export const RATES = (content('vat-rates.json') as { countries: VatRates }).countries
export const NOW = new Date('2026-11-21T10:00:00.000Z')
