import { findAnchorDay } from '@gebaerdenraum/domain/billing/licence-period'
import { offerOf } from '@gebaerdenraum/domain/billing/price-list'
import { priceTerm } from '@gebaerdenraum/domain/billing/priced-order'
import type { FollowingTerm } from '@gebaerdenraum/domain/billing/subscriptions/subscription'
import type { Database } from '../../../platform/database/database.ts'
import { type Following, findFollowing } from '../orders/find-following.ts'
import type { SubscriptionRow } from '../orders/subscriptions.repository.ts'
import { taxationFor } from '../prices/price-book.ts'
import type { Services } from '../services.ts'

export type NextTerm = Omit<FollowingTerm, 'debit'> & Pick<Following, 'payer' | 'address'>

/** What begins when a term ends, with its price; undefined where nothing does. */
export const nextTerm = async (
  db: Database,
  services: Services,
  row: SubscriptionRow,
  start: Date,
): Promise<NextTerm | undefined> => {
  const following = await findFollowing(db, row)
  if (!following) return undefined
  const { license, methodId, methodType, successor, obstacle, payer, address } = following
  const prices = await services.prices.current(db)
  // What is no longer on the list is renewed for what it cost.
  const net = successor?.net ?? offerOf(prices.list, start, license.id)?.net ?? row.periodNet
  if (net === null) return undefined
  const taxation = taxationFor(prices, address, start)
  const anchorDay = row.anchorDay ?? findAnchorDay(start)
  return {
    license,
    net,
    methodId,
    methodType,
    provider: methodType === 'invoice' ? 'manual' : services.payment.online.name,
    priced: priceTerm({ kind: 'renewal', customer: address, license, net, taxation, at: start, anchorDay }),
    obstacle,
    payer,
    address,
  }
}
