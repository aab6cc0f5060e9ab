import { offeredLicence } from '@gebaerdenraum/domain/billing/offers/offered-licence'
import type { Database } from '../../../platform/database/database.ts'
import type { AccountRow } from '../../accounts/index.ts'
import { type Quote, quoteLicence } from '../checkout/quote.ts'
import type { Services } from '../services.ts'
import type { OfferRow } from './offers.repository.ts'

/**
 * What accepting an offer means and costs, by the rules of every order. The same seats and term again begin when those
 * that run end.
 */
export const quoteOffer = async (
  db: Database,
  services: Services,
  account: AccountRow,
  row: OfferRow,
  at: Date,
): Promise<Quote> => {
  const offer = offeredLicence(row)
  const quote = await quoteLicence(db, services, account, { offer }, at)
  return quote.change !== 'keep' ? quote : quoteLicence(db, services, account, { offer, change: 'successor' }, at)
}
