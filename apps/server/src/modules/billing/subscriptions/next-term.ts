import type { BillingAddress } from '@gebaerdenraum/domain/billing/customers/billing-address'
import { specialTerritory } from '@gebaerdenraum/domain/billing/customers/special-territories'
import { findAnchorDay } from '@gebaerdenraum/domain/billing/licence-period'
import { offerOf } from '@gebaerdenraum/domain/billing/price-list'
import { priceTerm } from '@gebaerdenraum/domain/billing/priced-order'
import { renewalObstacle } from '@gebaerdenraum/domain/billing/renewal-obstacle'
import type { FollowingTerm } from '@gebaerdenraum/domain/billing/subscriptions/subscription'
import type { Database } from '../../../platform/database/database.ts'
import { findCustomer } from '../customers/customers.repository.ts'
import { findRefusedMethods } from '../orders/orders.repository.ts'
import { findPayer, findSuccessor, type SubscriptionRow } from '../orders/subscriptions.repository.ts'
import { taxationFor } from '../prices/price-book.ts'
import type { Services } from '../services.ts'

export type NextTerm = Omit<FollowingTerm, 'debit'> & {
  readonly payer: NonNullable<Awaited<ReturnType<typeof findPayer>>>
  readonly address: BillingAddress
}

/**
 * What begins when a term ends; undefined where nothing does: cancelled, on invoice without a new order, there is nobody
 * to pay, or no invoice could be written for want of an address.
 */
export const nextTerm = async (
  db: Database,
  services: Services,
  row: SubscriptionRow,
  start: Date,
): Promise<NextTerm | undefined> => {
  const payer = await findPayer(db, row.id)
  const wanted = row.cancelAtPeriodEnd ? undefined : await wantedNext(db, services, row, start)
  if (!payer || !wanted) return undefined
  const { address } = await findCustomer(db, payer.id)
  if (!address) return undefined
  const { isUnapproved, ...next } = wanted
  const { license, methodType, methodId } = next
  const { customerType } = address
  const isDisputed = (await findRefusedMethods(db, row.id)).includes(methodId)
  const isInSpecialTerritory = specialTerritory(address) !== null
  const facts = { license, methodType, customerType, isUnapproved, isDisputed, isInSpecialTerritory }
  const obstacle = renewalObstacle(facts)
  const taxation = taxationFor(await services.prices.current(db), address, start)
  const anchorDay = row.anchorDay ?? findAnchorDay(start)
  return {
    ...next,
    provider: methodType === 'invoice' ? 'manual' : services.payment.online.name,
    priced: priceTerm({ kind: 'renewal', customer: address, license, net: next.net, taxation, at: start, anchorDay }),
    obstacle,
    payer,
    address,
  }
}

const wantedNext = async (db: Database, services: Services, row: SubscriptionRow, start: Date) => {
  const successor = await findSuccessor(db, row.id)
  if (successor) {
    const { license, net, paymentMethodId: methodId, paymentMethodType: methodType, status } = successor
    return { license, net, methodId, methodType, isUnapproved: status === 'pending-approval' }
  }
  const { paymentMethodId: methodId, paymentMethodType: methodType, license } = row
  if (!license.canAutoRenew || methodId === null || methodType === null) return undefined
  // What is no longer on the list is renewed for what it cost.
  const { list } = await services.prices.current(db)
  const net = offerOf(list, start, license.id)?.net ?? row.periodNet
  return net === null ? undefined : { license, net, methodId, methodType, isUnapproved: false }
}
