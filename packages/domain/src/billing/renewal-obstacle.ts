import type { CustomerType } from '../accounts/customer-types.ts'
import type { PaymentMethodType, RenewalObstacle } from '../accounts/licence-payment.ts'
import { mayPayBy } from './allowed-payment-methods.ts'

type NextTerm = {
  readonly license: { readonly size: number; readonly period: number }
  readonly methodType: PaymentMethodType
  /** Of today's billing address; it may have changed since the licence was ordered. */
  readonly customerType: CustomerType
  readonly isUnapproved: boolean
  readonly isDisputed: boolean
  /** Of today's billing address: see `specialTerritory`. */
  readonly isInSpecialTerritory: boolean
}

export const renewalObstacle = (next: NextTerm): RenewalObstacle | null => {
  if (next.isUnapproved) return 'approval'
  if (next.isInSpecialTerritory) return 'territory'
  if (!mayPayBy(next.methodType, next.license, next.customerType)) return 'method'
  return next.isDisputed ? 'dispute' : null
}
