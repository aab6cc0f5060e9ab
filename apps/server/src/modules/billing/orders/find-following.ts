import type { PaymentMethodType, RenewalObstacle } from '@gebaerdenraum/domain/accounts/licence-payment'
import type { License } from '@gebaerdenraum/domain/accounts/session.contract'
import type { BillingAddress } from '@gebaerdenraum/domain/billing/customers/billing-address'
import { specialTerritory } from '@gebaerdenraum/domain/billing/customers/special-territories'
import { renewalObstacle } from '@gebaerdenraum/domain/billing/renewal-obstacle'
import type { Database } from '../../../platform/database/database.ts'
import { findCustomer } from '../customers/customers.repository.ts'
import { findRefusedMethods } from './orders.repository.ts'
import { findPayer, findSuccessor, type SubscriptionRow, type SuccessorRow } from './subscriptions.repository.ts'

export type Following = {
  readonly license: License
  readonly methodId: string
  readonly methodType: PaymentMethodType
  /** What was ordered for the next term; undefined where the same licence is renewed. */
  readonly successor: SuccessorRow | undefined
  /** Why it may not begin, as things are today. */
  readonly obstacle: RenewalObstacle | null
  readonly payer: NonNullable<Awaited<ReturnType<typeof findPayer>>>
  readonly address: BillingAddress
}

/**
 * What follows when the term of a licence ends: asked by page, notices, mails and the end itself (`nextTerm`, which prices it).
 * Undefined where nothing does: cancelled, on invoice without a new order, there is nobody to pay, or no invoice could be
 * written for want of an address.
 */
export const findFollowing = async (db: Database, row: SubscriptionRow): Promise<Following | undefined> => {
  const payer = await findPayer(db, row.id)
  const wanted = row.cancelAtPeriodEnd ? undefined : await findWanted(db, row)
  if (!payer || !wanted) return undefined
  const { address } = await findCustomer(db, payer.id)
  if (!address) return undefined
  const { license, methodType, methodId, successor } = wanted
  const obstacle = renewalObstacle({
    license,
    methodType,
    customerType: address.customerType,
    isUnapproved: successor?.status === 'pending-approval',
    isDisputed: (await findRefusedMethods(db, row.id)).includes(methodId),
    isInSpecialTerritory: specialTerritory(address) !== null,
  })
  return { ...wanted, obstacle, payer, address }
}

const findWanted = async (db: Database, row: SubscriptionRow) => {
  const successor = await findSuccessor(db, row.id)
  if (successor) {
    const { license, paymentMethodId: methodId, paymentMethodType: methodType } = successor
    return { license, methodId, methodType, successor }
  }
  const { license, paymentMethodId: methodId, paymentMethodType: methodType } = row
  if (!license.canAutoRenew || methodId === null || methodType === null) return undefined
  return { license, methodId, methodType, successor }
}
