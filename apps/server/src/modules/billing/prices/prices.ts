import type { PriceList, VatRates } from '@gebaerdenraum/domain/billing/price-list'
import type { Database } from '../../../platform/database/database.ts'

/** Price lists in force at any time, and VAT rates by country. */
export type Prices = { readonly list: PriceList; readonly rates: VatRates }

export type PriceBook = {
  /** What the files say: known from the start. */
  readonly files: Prices
  /**
   * The files' lists and those of administrators, read in the transaction that calculates with them: every server
   * sees the same at once, and what is shown and what is charged come from one place.
   */
  current(db: Database): Promise<Prices>
}
