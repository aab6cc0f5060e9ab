import type { CustomerType } from '../accounts/customer-types.ts'
import { mayPayBy } from './allowed-payment-methods.ts'
import type { PaymentMethodType } from './customers/payment-methods.ts'

/**
 * Why the next term of a licence does not begin by itself. `approval`: the operator has not looked at it yet, which is
 * not its customer's fault: it lasts as long as it takes. `method`: it may not be paid like this any more. `dispute`: the
 * bank is asked for the last payment of the same method back. These two are mailed to the customer, who has time to choose.
 */
export const RENEWAL_OBSTACLES = ['approval', 'method', 'dispute'] as const
export type RenewalObstacle = (typeof RENEWAL_OBSTACLES)[number]

type NextTerm = {
  readonly license: { readonly size: number; readonly period: number }
  readonly methodType: PaymentMethodType
  /** Of today's billing address; it may have changed since the licence was ordered. */
  readonly customerType: CustomerType
  readonly isUnapproved: boolean
  readonly isDisputed: boolean
}

export const renewalObstacle = (next: NextTerm): RenewalObstacle | null => {
  if (next.isUnapproved) return 'approval'
  if (!mayPayBy(next.methodType, next.license, next.customerType)) return 'method'
  return next.isDisputed ? 'dispute' : null
}
