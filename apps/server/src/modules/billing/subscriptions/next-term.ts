import type { License } from '@gebaerdenraum/domain/accounts/session.contract'
import type { BillingAddress } from '@gebaerdenraum/domain/billing/customers/billing-address'
import type { PaymentMethodType } from '@gebaerdenraum/domain/billing/customers/payment-methods'
import { offerOf } from '@gebaerdenraum/domain/billing/price-list'
import { type RenewalObstacle, renewalObstacle } from '@gebaerdenraum/domain/billing/renewal-obstacle'
import type { Database } from '../../../platform/database/database.ts'
import { findRefusedMethods } from '../checkout/orders.repository.ts'
import { findCustomer } from '../customers/customers.repository.ts'
import type { Services } from '../services.ts'
import { findPayer, findSuccessor, type WholeSubscriptionRow } from './subscriptions.repository.ts'

export type NextTerm = {
  readonly license: License
  readonly net: number
  readonly methodId: string
  readonly methodType: PaymentMethodType
  readonly start: Date
  readonly payer: NonNullable<Awaited<ReturnType<typeof findPayer>>>
  readonly address: BillingAddress
  /** Why it may not begin, as things stand. */
  readonly obstacle: RenewalObstacle | null
}

/**
 * What begins when a term ends; undefined where nothing does: cancelled, on invoice without a new order, nobody is there
 * to pay, or no invoice could be written for want of an address.
 */
export const nextTerm = async (
  db: Database,
  services: Services,
  row: WholeSubscriptionRow,
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
  const obstacle = renewalObstacle({ license, methodType, customerType, isUnapproved, isDisputed })
  return { ...next, start, payer, address, obstacle }
}

const wantedNext = async (db: Database, services: Services, row: WholeSubscriptionRow, start: Date) => {
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
